/// How much of the row of a list an element leaves to what is inside of it.
package enum ListRowShare {
  /// The element is a row.
  case row

  /// All that it has got.
  case whole

  /// A part of the line: other views stand beside.
  case partOfLine

  /// A place that has nothing to do with the row's line.
  case none
}

extension Element {
  /// Whether the element is the control of a list's row, by itself or in one line with its label.
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
