import Foundation
import Testing

@testable import SwiftUI

@Suite("Link") @MainActor
struct LinkTests {
  private let url = URL(string: "https://example.org/a") ?? URL(fileURLWithPath: "/")

  @Test("a link asks the system to open its destination, which the screen records")
  func opensDestination() throws {
    let host = ControlHost { Link("Read more", destination: url) }
    #expect(try host.node().role == .button)
    #expect(try host.node().traits.contains(.isLink))
    try host.perform(.activate, on: "Read more")
    #expect(host.screen.openedURLs == [url])
  }

  @Test("an app's handler comes first and may pass on another URL")
  func handlerComesFirst() throws {
    let log = EventLog()
    let other = url.appendingPathComponent("b")
    let host = ControlHost {
      Link("Kept", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.add(url.lastPathComponent)
            return .handled
          })
      Link("Changed", destination: url)
        .environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
    }
    try host.perform(.activate, on: "Kept")
    #expect(log.lines == ["a"])
    #expect(host.screen.openedURLs.isEmpty)
    try host.perform(.activate, on: "Changed")
    #expect(host.screen.openedURLs == [other])
  }

  @Test("a preference for the app's browser lets the system open URLs, whatever a handler outside does")
  func preference() throws {
    let log = EventLog()
    let host = ControlHost {
      Link("Read", destination: url)
        .onOpenURL(prefersInApp: true)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            log.add("handled")
            return .handled
          })
    }
    try host.perform(.activate, on: "Read")
    #expect(log.lines == [] && host.screen.openedURLs == [url])
  }
}
