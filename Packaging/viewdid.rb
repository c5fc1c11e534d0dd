# Homebrew formula. The address is the repository that you build from; see Documentation/installing.md.
class Viewdid < Formula
  desc "Tutor for the life cycle of UIKit view controllers"
  homepage "https://github.com/viewdid/viewdid"
  url "https://github.com/viewdid/viewdid.git", tag: "1.0"
  license "MIT"
  head "https://github.com/viewdid/viewdid.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cmark-gfm"
  depends_on "libsodium"
  depends_on macos: :sonoma

  uses_from_macos "swift" => :build
  uses_from_macos "expat"
  uses_from_macos "libedit"
  uses_from_macos "sqlite"

  def install
    # SwiftPM's sandbox does not start inside of Homebrew's.
    system "make", "install", "PREFIX=#{prefix}", "BUILD_FLAGS=--disable-sandbox"
  end

  test do
    assert_match "viewDidLoad", pipe_output("#{bin}/viewdid", "access view\n", 0)
    assert_match "lazy-view", shell_output("#{bin}/viewdid lessons --data-dir #{testpath}")
  end
end
