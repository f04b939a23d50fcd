import Foundation
import Testing

@testable import SwiftUI

@Suite("Divider") @MainActor
struct DividerTests {
  @Test("it lies across its stack, and is one line thick")
  func liesAcross() {
    let column = LaidOut {
      VStack(spacing: 0) {
        Block("a", 20, 10); Divider().part("line"); Block("b", 20, 10)
      }
    }
    #expect(column["line"].width == 200)
    #expect(column["line"].height > 0 && column["line"].height <= 1)
    let row = LaidOut {
      HStack(spacing: 0) {
        Block("a", 20, 10); Divider().part("line")
      }
    }
    #expect(row["line"].height == 100)
    #expect(row["line"].width > 0 && row["line"].width <= 1)
  }
}
