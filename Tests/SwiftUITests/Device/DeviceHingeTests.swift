import Foundation
import Testing

@testable import SwiftUI

@Suite("Hinges and reserved regions, of which devices here have none") @MainActor
struct DeviceHingeTests {
  private struct Places: View {
    let log: EventLog

    var body: some View {
      GeometryReader { geometry in
        let regions: [ReservedRegion] = geometry.reservedRegions(
          kind: [.occlusion, .division], options: .includesInactive)
        let margins = geometry.contentMargins(for: ContentMarginGuide.container)
        Text("\(regions.count) \(Int(margins.leading))")
      }
      .contentMargins(for: .container)
      .scrollInputBehavior(.disabled, for: .handGestureShortcut)
      .onHingeChange { _, new in
        let hinge: DeviceHinge? = new.hinge
        log.add("\(hinge?.status == .closed)")
      }
    }
  }

  @Test("a view has no regions and no margins, is not inset, and no hinge moves")
  func none() throws {
    let log = EventLog()
    let screen = Screen.phone()
    screen.show(Places(log: log))
    let text = try #require(screen.frame(ofText: "0 0"))
    #expect(text.minX == 0 && text.minY == 0)
    screen.setSize(ProposedViewSize(width: 600, height: 390))
    #expect(log.lines.isEmpty)
  }
}
