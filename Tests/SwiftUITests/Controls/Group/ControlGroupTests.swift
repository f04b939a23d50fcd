import Testing

@testable import SwiftUI

@Suite("ControlGroup") @MainActor
struct ControlGroupTests {
  private var group: some View {
    ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
  }

  private func labels(_ host: ControlHost) -> [String?] { host.allNodes.map(\.label) }

  @Test("the automatic style puts the controls side by side on one plate")
  func automatic() throws {
    let host = ControlHost(width: nil) { group }
    #expect(labels(host) == ["Cut", "Copy"])
    let (cut, copy) = (try host.node("Cut").frame, try host.node("Copy").frame)
    #expect(cut.maxX == copy.minX && cut.midY == copy.midY)
    #expect(drawsPlate(host))
    #expect(labels(ControlHost { group.controlGroupStyle(.automatic) }) == ["Cut", "Copy"])
  }

  /// Whether anything is filled behind the controls.
  private func drawsPlate(_ host: ControlHost) -> Bool {
    func fills(_ items: [DisplayItem]) -> Bool {
      items.contains { item in
        switch item.content {
        case .fill: true
        case .group(_, let inner): fills(inner)
        default: false
        }
      }
    }
    return fills(host.screen.displayList().items)
  }

  @Test("in a navigation bar's style the controls are 20 points apart, without a plate")
  func navigation() throws {
    let host = ControlHost(width: nil) { group.controlGroupStyle(.navigation) }
    #expect(try host.node("Copy").frame.minX == host.node("Cut").frame.maxX + 20)
    #expect(!drawsPlate(host))
  }

  @Test("in a palette the controls are 12 points apart")
  func palette() throws {
    let host = ControlHost(width: nil) { group.controlGroupStyle(.palette) }
    #expect(try host.node("Copy").frame.minX == host.node("Cut").frame.maxX + 12)
  }

  @Test("as a menu the group is its label until it is opened")
  func menus() throws {
    for host in [
      ControlHost { group.controlGroupStyle(.menu) }, ControlHost { group.controlGroupStyle(.compactMenu) },
    ] {
      #expect(try host.node("Edit").role == .button)
      #expect(host.menuItems == [])
      try host.perform(.activate, on: "Edit")
      #expect(host.menuItems == ["Cut", "Copy"])
    }
  }

  private struct Captioned: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("a custom style receives the label and the controls")
  func custom() throws {
    let host = ControlHost { group.controlGroupStyle(Captioned()) }
    #expect(labels(host) == ["Edit", "Cut", "Copy"])
    #expect(try host.node("Cut").frame.minY >= host.node("Edit").frame.maxY)
  }
}
