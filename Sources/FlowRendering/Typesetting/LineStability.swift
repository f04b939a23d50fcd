/// Whether a text has the same lines if it is laid out at the width that was measured.
///
/// A line is broken at the last place at which it fits, so that all widths between the widest line and the limit give the
/// same lines. What fits is a line with all of the space at its ends, of which the measured width has half. For one text
/// in some hundreds, with several spacings of which some are whole points, that is more than the measured width.
enum LineStability {
  /// - Parameters:
  ///   - width: The measured width in points, without the side bearings.
  ///   - sideBearing: The space on both sides of all lines, in points.
  ///   - needed: The width with which the widest line fits, in Pango's units.
  static func breaksElsewhere(at width: Double, sideBearing: Double, needed: Int) -> Bool {
    // Without room for side bearings there are none.
    needed > Int(PangoUnits.units(width + 0.01)) || (sideBearing > 0 && width < 1)
  }
}
