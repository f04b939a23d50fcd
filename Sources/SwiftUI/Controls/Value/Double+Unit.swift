extension Double {
  /// The number from 0 to 1 that is nearest; 0 for what is not a number.
  var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
