extension Screen {
  /// Searches the data of lazy containers for an element that is out of view.
  ///
  /// Elements that were never visible are made for the search, from the start on, and do not appear.
  ///
  /// - Parameters:
  ///   - limit: The largest number of elements to examine.
  ///   - matches: Whether a node of the semantics tree is the one to find.
  package func findOutOfSight(limit: Int = 1_000, where matches: (SemanticsNode) -> Bool) -> ElementOutOfSight? {
    bringUpToDate()
    var rest = limit
    var found: ElementOutOfSight?
    perform {
      for container in rootElement?.lazyContainers ?? [] where found == nil {
        found = container.findOutOfSight(rest: &rest, where: matches)
      }
    }
    return found
  }
}
