import FlowFoundation
import Foundation
import Testing

@Suite("Texts whose attributes are objects of an app")
struct NSAttributedStringObjectsTests {
  /// An object whose first property is a number.
  private final class Mark: NSObject {
    let number: Int

    init(_ number: Int) { self.number = number }

    override func isEqual(_ object: Any?) -> Bool { (object as? Mark)?.number == number }
    override var hash: Int { number }
  }

  /// An object whose first property is nothing.
  private final class Link: NSObject {
    var target: Mark?
  }

  private final class Empty: NSObject {}

  private struct Plain: Hashable {
    var number: Int
  }

  private static let key = NSAttributedString.Key("mark")

  /// The number of parts of a text that is joined of two letters, whose attributes are two values.
  private func parts(_ first: Any, _ second: Any) -> Int {
    let text = NSMutableAttributedString(string: "a", attributes: [Self.key: first])
    text.append(NSAttributedString(string: "b", attributes: [Self.key: second]))
    text.addAttribute(NSAttributedString.Key("other"), value: first, range: NSRange(location: 0, length: 1))
    text.addAttribute(NSAttributedString.Key("other"), value: second, range: NSRange(location: 1, length: 1))
    var count = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: 2)) { _, _, _ in count += 1 }
    return count
  }

  @Test("are joined, and equal objects are one part of them", arguments: [0, 1, 255, 0x100, 0x2300, 0x40000, -1])
  func numbers(number: Int) {
    #expect(parts(Mark(number), Mark(number)) == 1)
    #expect(parts(Mark(number), Mark(number + 1)) == 2)
  }

  @Test("are joined where an object has no properties, or nothing in the first one")
  func empty() {
    let (link, empty) = (Link(), Empty())
    #expect(parts(link, link) == 1 && parts(link, Link()) == 2)
    #expect(parts(empty, empty) == 1 && parts(empty, Empty()) == 2)
  }

  @Test("are joined where one has an object and the other one something else")
  func different() {
    #expect(parts(Mark(0), "a") == 2 && parts(1, Mark(0)) == 2 && parts(Plain(number: 0), Mark(0)) == 2)
  }

  @Test("are joined by values that are no objects, as always")
  func values() {
    #expect(parts("a", "a") == 1 && parts("a", "b") == 2 && parts(1, 1) == 1 && parts(1, 2) == 2)
    #expect(parts([1], [1]) == 1 && parts(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 0)) == 1)
    #expect(parts(Plain(number: 0), Plain(number: 0)) == 1 && parts(Plain(number: 0), Plain(number: 1)) == 2)
  }
}
