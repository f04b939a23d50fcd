extension RandomScenario {
  /// The number of scenarios in each of the three rounds.
  private static let limit = 250

  /// The smallest failing scenario found: parts of the actions are omitted, then parts of the view,
  /// then actions again.
  ///
  /// - Parameter fails: Whether a scenario fails.
  package func smallest(_ fails: (RandomScenario) -> Bool) -> RandomScenario {
    let fewer = withFewerActions(fails)
    let smaller = fewer.withFewerViews(fails)
    return smaller == fewer ? fewer : smaller.withFewerActions(fails)
  }

  private func withFewerActions(_ fails: (RandomScenario) -> Bool) -> RandomScenario {
    var smallest = self
    var attempts = 0
    var size = max(1, places.count / 2)
    while size > 0, attempts < Self.limit {
      var start = 0
      var hasChanged = false
      while start < smallest.places.count, attempts < Self.limit {
        var fewer = smallest
        fewer.places.removeSubrange(start..<min(start + size, smallest.places.count))
        attempts += 1
        if fails(fewer) {
          smallest = fewer
          hasChanged = true
        } else {
          start += size
        }
      }
      if !hasChanged || size > 1 { size = size == 1 ? 0 : max(1, size / 2) }
    }
    return smallest
  }

  private func withFewerViews(_ fails: (RandomScenario) -> Bool) -> RandomScenario {
    var smallest = self
    var attempts = 0
    while true {
      let found = smallest.subject.smaller.first { subject in
        guard attempts < Self.limit else { return false }
        attempts += 1
        var less = smallest
        less.subject = subject
        return fails(less)
      }
      guard let found else { return smallest }
      smallest.subject = found
    }
  }
}
