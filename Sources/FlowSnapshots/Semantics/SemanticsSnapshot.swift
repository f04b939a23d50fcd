import FlowIssueReporting
import Foundation

/// The semantics of a screen as text, a line for each element, as stored next to a picture.
///
/// ```
/// - navigationBar "Cart" at 0, 59 size 393 × 96
///   - staticText "Cart" [heading] at 16, 110 size 69 × 41
/// ```
///
/// Frames are in points. They locate the views of a picture difference, and are not compared themselves.
package struct SemanticsSnapshot: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    /// The number of ancestors.
    package let depth: Int
    /// The role, the name and the states: `button "Pay" [disabled]`.
    package let text: String
    /// The frame in points, with the two decimal places that are stored; `nil` if the line has none.
    package let frame: CGRect?

    package init(depth: Int, text: String, frame: CGRect?) {
      self.depth = depth
      self.text = text
      self.frame = frame.map { frame in
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
  }

  package let lines: [Line]

  package init(lines: [Line]) {
    self.lines = lines
  }

  /// - Parameter text: The output of `text`.
  package init(_ text: String) {
    lines = text.split(separator: "\n").compactMap { Line(String($0)) }
  }

  package var text: String { lines.map(\.whole).joined(separator: "\n") }

  /// The lines in which the elements differ, ignoring their frames; `nil` if there are none.
  package func difference(from reference: SemanticsSnapshot) -> String? {
    let (old, new) = (reference.lines.map(\.indented), lines.map(\.indented))
    return old == new ? nil : LineDifference(from: old, to: new).text
  }
}

extension SemanticsSnapshot.Line {
  /// Returns `nil` if the line is not an element.
  fileprivate init?(_ line: String) {
    let spaces = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(spaces)
    guard rest.hasPrefix("- ") else { return nil }
    depth = spaces / 2
    if let place = rest.range(of: " at ", options: .backwards), let frame = Self.frame(rest[place.upperBound...]) {
      self.frame = frame
      text = String(rest[..<place.lowerBound].dropFirst(2))
    } else {
      frame = nil
      text = String(rest.dropFirst(2))
    }
  }

  /// Parses a frame such as `16, 110 size 69 × 41`.
  private static func frame(_ text: Substring) -> CGRect? {
    let parts = text.components(separatedBy: " size ")
    guard parts.count == 2 else { return nil }
    let numbers = (parts[0].components(separatedBy: ", ") + parts[1].components(separatedBy: " × ")).map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  fileprivate var whole: String {
    guard let frame else { return indented }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(ShortNumber($0))" }
    return "\(indented) at \(numbers[0]), \(numbers[1]) size \(numbers[2]) × \(numbers[3])"
  }

  /// The line without its frame.
  var indented: String { String(repeating: "  ", count: depth) + "- " + text }
}
