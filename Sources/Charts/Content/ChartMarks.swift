import SwiftUI

/// Collects the marks of a chart from its content.
///
/// The type appears in a requirement of ``ChartContent``; its properties are internal to the module.
@MainActor
public struct _ChartMarks {
  private(set) var marks: [Mark] = []

  /// The modifiers around the content that is collected, the innermost one first.
  var style: MarkStyle?

  /// The number of nested contents of an app.
  var depth = 0

  /// The API without an effect, for warnings.
  var shortfalls: [(api: String, effect: String)] = []

  private static let depthLimit = 500

  /// Whether content may contain more content; otherwise a content contains itself without end, which is noted.
  mutating func canDescend() -> Bool {
    if depth < Self.depthLimit { return true }
    if !isTooDeep {
      isTooDeep = true
      problems.append(
        "A chart has more than \(Self.depthLimit) contents in each other: the inner ones are left out. "
          + "Does a content contain itself?")
    }
    return false
  }

  private var isTooDeep = false

  /// Mistakes in the content, as sentences.
  private(set) var problems: [String] = []

  init() {}

  /// Marks that were collected before.
  init(_ marks: [Mark]) { self.marks = marks }

  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.style = style
    marks.append(mark)
  }

  mutating func reserve(_ count: Int) { marks.reserveCapacity(marks.count + count) }

  /// Collects `body` with an attribute for all of its marks.
  mutating func with(_ attribute: MarkAttribute, _ body: (inout _ChartMarks) -> Void) {
    let outer = style
    style = MarkStyle(attribute, outer: outer)
    body(&self)
    style = outer
  }

  static func of<Content: ChartContent>(_ content: Content) -> _ChartMarks {
    var marks = _ChartMarks()
    Content._collect(content, into: &marks)
    return marks
  }
}
