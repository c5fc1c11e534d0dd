// swift-format-ignore-file
// ios: 17
// run: new Feed as feed; new Player as player
// run: set player.friend to feed
// run: release feed
// run: player.play()

import UIKit

class Feed: UIViewController {}

class Player: UIViewController {
    unowned var friend: Feed!

    func play() {
        print(friend.isViewLoaded)  // expect: trap Attempted to read an unowned reference but object 0x600001000100 was already destroyed
    }
}
