/// The part of a list row's line that an element passes on to its content.
package enum ListRowShare {
  /// The element is a row.
  case row

  /// All of the element's own share.
  case whole

  /// Part of the line: there are other views beside it.
  case partOfLine

  /// No part of the row's line.
  case none
}

extension Element {
  /// Whether the element is the control of a list row, either alone or on one line with its label.
  var isControlOfListRow: Bool {
    guard environment.controlContext == .listRow else { return false }
    var isInLine = false
    var current = layoutParent
    while let parent = current {
      switch parent.listRowShare {
      case .row: return true
      case .whole: break
      case .partOfLine:
        if isInLine { return false }
        isInLine = true
      case .none: return false
      }
      current = parent.layoutParent
    }
    return false
  }
}
