extension Double {
  /// The value clamped to the range from 0 to 1; 0 for NaN.
  var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
