import FlowFoundation
import Foundation
import Testing

@Suite("Elements in the order of a value") struct SequenceStableOrderTests {
  @Test("keep their order where the values are equal, in both directions")
  func order() {
    // Longer than what is sorted by insertion.
    let numbers = (0..<100).map { $0 * 7 % 100 }
    let ascending = numbers.sortedStably { $0 % 3 }
    func rest(_ rest: Int) -> [Int] { numbers.filter { $0 % 3 == rest } }
    #expect(ascending == rest(0) + rest(1) + rest(2))
    let descending = numbers.sortedStably(by: { $0 % 3 }, descending: true)
    #expect(descending == rest(2) + rest(1) + rest(0))
    #expect([Int]().sortedStably { $0 } == [])
  }

  /// Orders numbers by what is left of them.
  private func descriptor(_ divisor: Int, ascending: Bool) -> NSSortDescriptor {
    NSSortDescriptor(key: nil, ascending: ascending) { left, right in
      let (left, right) = ((left as? Int ?? 0) % divisor, (right as? Int ?? 0) % divisor)
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
  }

  @Test("follow descriptors, of which the first counts most, and keep their order where all are equal")
  func descriptors() {
    let numbers = (0..<100).map { $0 * 7 % 100 }
    let sorted = numbers.sortedStably(by: [descriptor(2, ascending: false), descriptor(3, ascending: true)])
    let expected = [1, 0].flatMap { half in
      (0..<3).flatMap { third in numbers.filter { $0 % 2 == half && $0 % 3 == third } }
    }
    #expect(sorted == expected)
    #expect(numbers.sortedStably(by: []) == numbers)
  }
}
