import Session
import Testing

@Suite("Moving pictures")
struct MovingPictureTests {
    private func picture(of lines: String...) throws -> MovingPicture {
        var session = Session()
        for line in lines { _ = session.enter(line) }
        return MovingPicture(of: try #require(session.lastRun))
    }

    private func steps(_ picture: MovingPicture) -> [MovingPicture.Frame] { picture.frames.filter(\.isStep) }

    /// The names of the views in the window, the lowest first, and the top one's distance.
    private func screen(_ picture: MovingPicture, after calls: Int) throws -> [String] {
        let frame = try #require(picture.frames.last { $0.calls == calls })
        return frame.cards.map { picture.names[$0.name] } + ["\(frame.cards.last?.distance ?? 0)"]
    }

    @Test("A pushed view moves in over the old one, between the calls before and after the animation")
    func push() throws {
        let picture = try picture(of: "world push", "push detail")
        #expect(picture.names == ["feed", "detail"])
        #expect(picture.edge == .right)
        #expect(try screen(picture, after: 0) == ["feed", "0"])
        let moved = try #require(steps(picture).first)
        #expect(picture.calls[moved.calls - 1].text == "viewDidLayoutSubviews")
        #expect(picture.calls[moved.calls].text == "viewDidDisappear")
        #expect(steps(picture).count == MovingPicture.steps)
        #expect(try screen(picture, after: picture.calls.count) == ["detail", "0"])
        #expect(picture.frames.first?.stack == ["feed"])
        #expect(picture.frames.last?.stack == ["feed", "detail"])
    }

    @Test("A popped view moves out and uncovers the one below")
    func pop() throws {
        let picture = try picture(of: "world pop", "pop")
        let last = try #require(steps(picture).last)
        #expect(last.cards.map { picture.names[$0.name] } == ["feed", "detail"])
        #expect(last.cards.map(\.distance) == [0, MovingPicture.steps])
        #expect(try screen(picture, after: picture.calls.count) == ["feed", "0"])
    }

    @Test("Under a sheet the presenter stays, without a call")
    func sheet() throws {
        let picture = try picture(of: "world present", "present photo from feed as pageSheet")
        #expect(picture.edge == .bottom)
        #expect(picture.calls.allSatisfy { picture.names[$0.name] == "photo" })
        #expect(try screen(picture, after: picture.calls.count) == ["feed", "photo", "1"])
    }

    @Test("Without animation nothing moves")
    func plain() throws {
        let picture = try picture(of: "world push", "push detail not animated")
        #expect(steps(picture).isEmpty)
        #expect(try screen(picture, after: picture.calls.count) == ["detail", "0"])
    }
}
