import Foundation
import Testing

@testable import SwiftUI

/// The designs of the systems, and that only a device chooses one.
@MainActor
struct DesignTests {
  @Test(
    "each system has a design on each kind of device",
    arguments: [
      (Device.Idiom.phone, "iOS 18", "iOS 26"), (.pad, "iPadOS 18", "iPadOS 26"), (.mac, "macOS 15", "macOS 26"),
      (.watch, "watchOS 11", "watchOS 26"),
    ])
  func systems(idiom: Device.Idiom, old: String, new: String) {
    #expect(Design.of(.iOS18, on: idiom).name == old)
    #expect(Design.of(.iOS26, on: idiom).name == new)
  }

  @Test("views have the design of the device's system, and a change of the system changes it")
  func designOfDevice() {
    var seen: [String] = []
    struct Reader: View {
      let log: (String) -> Void
      @Environment(\.design) private var design
      var body: some View {
        log(design.name)
        return Text(design.name)
      }
    }
    let names = [Device.iPhone17.running(.iOS26), .iPad, .macWindow, .watch].map { device in
      Screen(device: device).show(Reader { seen.append($0) })
      return seen.last
    }
    #expect(names == ["iOS 26", "iPadOS 18", "macOS 15", "watchOS 11"])
  }

  @Test("a part of a design that a system does not change is that of the system before")
  func derived() {
    #expect(Design.iOS26.lists.inset == Design.iOS18.lists.inset)
    #expect(Design.iOS26.lists.plain != Design.iOS18.lists.plain)
    #expect(Design.iOS26.lists.insetGrouped != Design.iOS18.lists.insetGrouped)
    #expect(Design.iPadOS26.lists.insetGrouped.minimumRowInsets == 32.5)
    #expect(Design.iPadOS18.presentations.dialogs.arePopovers && Design.iPadOS26.presentations.dialogs.arePopovers)
    #expect(Design.macOS26.toggles.isCheckboxByDefault && Design.macOS26.toggles.switches.isKnobGlass)
    #expect(Design.macOS15.systemBars == nil && Design.watchOS26.systemBars == nil)
  }

  @Test("cards follow the margin of a screen only where the system's do")
  func margins() {
    let old = Design.iOS18.lists.insetGrouped.fitted(to: 24)
    #expect(old == Design.iOS18.lists.insetGrouped)
    let new = Design.iOS26.lists.insetGrouped.fitted(to: 24)
    #expect(new.sideInset == 24 && new.rowInsets.leading == 24 && new.headerInsets.trailing == 24)
    #expect(new.rowInsets.top == 15)
  }
}
