import Foundation
import Testing

@testable import SwiftUI

@Suite("Differences of reordering")
struct ReorderingTests {
  @Test("the moved elements are put in front of the destination, or at the end")
  func apply() {
    var items = [1, 2, 3, 4]
    ReorderDifference(sources: [4, 2], collectionID: 0, destination: .before(1)).apply(to: &items) { $0 }
    #expect(items == [4, 2, 1, 3])
    ReorderDifference(sources: [4], collectionID: 0, destination: .end).apply(to: &items) { $0 }
    #expect(items == [2, 1, 3, 4])
  }
}
