import Foundation
import Testing

@testable import SwiftUI

@Suite("Images that are loaded") @MainActor
struct AsyncImageTests {
  @Test("an image that would be loaded shows its placeholder, with a warning")
  func asyncImages() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    let host = ControlHost {
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("Loading")
      }
    }
    #expect(host.allNodes.map(\.label) == ["Loading"])
    #expect(host.issues.count == 1)
    let phases = ControlHost {
      AsyncImage(url: url) { phase in
        if case .empty = phase { Text("Empty") }
        if phase.image != nil { Text("Image") }
        if phase.error != nil { Text("Error") }
      }
    }
    #expect(phases.allNodes.map(\.label) == ["Empty"])
  }
}
