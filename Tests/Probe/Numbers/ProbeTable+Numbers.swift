extension ProbeTable {
  /// Numbers that are not finite, too large or too small, where a view takes one.
  mutating func addNumbers() {
    addLengths()
    addGrids()
    addPaints()
    addShapes()
    addControls()
    addDates()
    addTexts()
    addMotion()
    addContainers()
    addScreens()
  }
}
