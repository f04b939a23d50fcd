import Foundation

/// Sliders, steppers, progress and gauges.
struct ValueDesign: Sendable {
  var sliders: Sliders
  var steppers: Steppers
  var progress: Progress
  var gauges: Gauges

  /// A slider, in points.
  struct Sliders: Sendable {
    var height: CGFloat

    /// The width if none is proposed.
    var width: CGFloat

    /// The space of the thumb, and how much wider on each side the slider is drawn than it is laid out.
    var thumbSize: CGFloat
    var overhang: CGFloat

    var thumbRadius: CGFloat

    /// The size of a thumb that is a capsule; `nil` for a disc.
    var thumb: CGSize?

    /// The diameter of the marks of values.
    var tick: CGFloat

    /// Whether a slider with steps marks them.
    var marksSteps: Bool

    var thumbShadow: ThumbShadow

    var trackHeight: CGFloat
    var trackInset: CGFloat
  }

  /// The buttons of a stepper, in points.
  struct Steppers: Sendable {
    var size: CGSize
    var cornerRadius: Double
    var glyphRadius: CGFloat
    var glyphWidth: Double
    var dividerWidth: CGFloat
    var dividerInset: CGFloat
  }

  /// The bar and the spinner of a progress view, in points.
  struct Progress: Sendable {
    var barHeight: CGFloat

    /// The width of a bar if none is proposed.
    var barWidth: CGFloat

    var labelSpacing: CGFloat
    var spinner: Spinner
    var largeSpinner: Spinner

    /// The opacities of the spokes, clockwise from the top.
    var spokes: [Float]
  }

  /// A spinner, in points.
  struct Spinner: Equatable, Sendable {
    let diameter: CGFloat

    /// The distance from the center to the spokes.
    let inner: CGFloat

    /// The width of the spokes.
    let thickness: CGFloat
  }

  /// Gauges, in points.
  struct Gauges: Sendable {
    /// The thickness of a bar, and of one in a complication.
    var barThickness: CGFloat
    var accessoryThickness: CGFloat

    /// The width of a bar if none is proposed.
    var barWidth: CGFloat

    /// The radius of the marker on a bar and of the space around it, in parts of the thickness.
    var barMarker: CGFloat
    var barMarkerSpace: CGFloat

    /// The distance between a bar and its labels, the same in a complication with labels above and below, and beside.
    var spacing: CGFloat
    var stackedSpacing: CGFloat
    var sideSpacing: CGFloat

    var ringDiameter: CGFloat
    var ringThickness: Double

    /// The gap at the bottom of an open ring, in radians.
    var ringGap: Double

    /// The radius of the marker on a ring and of the space around it.
    var ringMarker: CGFloat
    var ringMarkerSpace: CGFloat

    /// The label in the middle of a ring.
    var centerInset: CGFloat
    var centerLeastScale: CGFloat

    /// The labels at the gap of a ring.
    var ringLabelFont: Font
    var ringLabelSpacing: CGFloat

    /// The angle of half of a ring's thickness, by which a round end extends beyond the end of the line.
    var ringRoundEnd: Double { ringThickness / (Double(ringDiameter) - ringThickness) }

    /// The angle where a ring begins, in radians.
    func ringStart(isOpen: Bool) -> Double { isOpen ? .pi / 2 + ringGap / 2 : -.pi / 2 }

    /// The length of a ring, in radians.
    func ringSweep(isOpen: Bool) -> Double { isOpen ? 2 * .pi - ringGap : 2 * .pi }
  }
}
