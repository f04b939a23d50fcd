import Foundation
import Testing

@testable import SwiftUI

@Suite("Redaction, help, keyboard shortcuts") @MainActor
struct RedactionTests {
  private func fills(_ host: ControlHost) -> (texts: Int, boxes: Int) {
    var texts = 0
    var boxes = 0
    for item in host.screen.displayList().items {
      switch item.content {
      case .text: texts += 1
      case .fill: boxes += 1
      default: break
      }
    }
    return (texts, boxes)
  }

  @Test("placeholders are boxes of the size of their texts")
  func placeholders() {
    let plain = ControlHost(width: 100) { Text("A text that needs more than one line") }
    let redacted = ControlHost(width: 100) {
      Text("A text that needs more than one line").redacted(reason: .placeholder)
    }
    #expect(plain.screen.contentSize == redacted.screen.contentSize)
    #expect(fills(plain) == (1, 0))
    #expect(fills(redacted).texts == 0)
    #expect(fills(redacted).boxes > 1)
    let shown = ControlHost { Text("A").unredacted().redacted(reason: .placeholder) }
    #expect(fills(shown) == (1, 0))
  }

  @Test("help is added for assistive technologies")
  func help() throws {
    let host = ControlHost { Button("Send") {}.help("Sends the message") }
    #expect(try host.node("Send").hint == "Sends the message")
  }

  @Test("private data is hidden for privacy, other data is not")
  func privacy() {
    func boxes(_ view: some View) -> Int { fills(ControlHost { view }).boxes }
    #expect(boxes(Text("1234").privacySensitive().redacted(reason: .privacy)) == 1)
    #expect(boxes(Text("1234").redacted(reason: .privacy)) == 0)
    #expect(boxes(Text("1234").privacySensitive(false).redacted(reason: .privacy)) == 0)
    #expect(boxes(Text("1234").privacySensitive()) == 0)
  }

  @Test("the environment has every reason around the view")
  func reasons() {
    let nested = read(\.redactionReasons) { $0.redacted(reason: .privacy).redacted(reason: .invalidated) }
    #expect(nested == [.privacy, .invalidated])
    #expect(read(\.redactionReasons) { $0 } == [])
    #expect(read(\.redactionReasons) { $0.unredacted().redacted(reason: .placeholder) } == RedactionReasons())
  }
}
