extension Element {
  /// Whether the element is the control of a list row, either alone or on one line with its label.
  var isControlOfListRow: Bool {
    guard environment.controlContext == .listRow else { return false }
    var isInLine = false
    var current = layoutParent
    while let parent = current {
      switch parent.lineShare {
      case .line: return true
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
