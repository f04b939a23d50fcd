import Foundation
import Testing

@testable import SwiftUI

@Suite("Cumulative lengths")
struct CumulativeLengthsTests {
  @Test("have the totals and places of a list, whatever was changed before", arguments: 0...40)
  func totals(count: Int) {
    var random = SplitMix(seed: count)
    var lengths = (0..<count).map { _ in CGFloat(Int.random(in: -8...40, using: &random)) }
    var cumulative = CumulativeLengths(lengths)
    for _ in 0..<50 {
      if let index = lengths.indices.randomElement(using: &random) {
        lengths[index] = CGFloat(Int.random(in: -8...40, using: &random))
        cumulative.set(lengths[index], at: index)
      }
      #expect(cumulative.total == lengths.reduce(0, +))
      for index in lengths.indices { #expect(cumulative.total(before: index) == lengths[..<index].reduce(0, +)) }
      let place = CGFloat(Int.random(in: -20...800, using: &random))
      var end: CGFloat = 0
      let first = lengths.firstIndex { length in
        end += length
        return end > place
      }
      #expect(cumulative.firstIndex(endingAfter: place) == first)
    }
  }

  @Test("are the same for the same lengths, also where sums are rounded")
  func history() {
    let lengths = (0..<100).map { 1 / CGFloat($0 + 3) }
    var changed = CumulativeLengths(lengths.map { $0 * 7 })
    for index in lengths.indices.reversed() { changed.set(lengths[index], at: index) }
    let fresh = CumulativeLengths(lengths)
    #expect(changed.total == fresh.total)
    for index in lengths.indices { #expect(changed.total(before: index) == fresh.total(before: index)) }
  }
}
