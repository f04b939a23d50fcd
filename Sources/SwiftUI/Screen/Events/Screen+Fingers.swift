/// Touches the screen with one finger or several.
extension Screen {
  /// Plays a gesture of one finger or several and lets everything that follows from it settle.
  ///
  /// - Returns: What became of the touch of each finger.
  @discardableResult
  package func touch(_ fingers: [FingerPath]) -> [TouchOutcome] {
    fingers.map { finger in
      guard let start = finger.positions.first, let end = finger.positions.last else { return .missed(nil) }
      let hit = rootElement?.hitTest(start.location)
      let isTaken = drag(
        from: start.location, to: end.location, steps: start.location == end.location ? 0 : 10,
        duration: end.time - start.time)
      guard isTaken, let hit else { return .missed(hit) }
      return hit.environment.isEnabled ? .taken(by: hit) : .disabled(hit)
    }
  }
}
