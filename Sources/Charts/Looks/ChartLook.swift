import SwiftUI

/// The look of charts of a system generation: lengths in points.
///
/// Measured on pictures drawn by Apple's Charts on iOS 16 and iOS 26 (Docs/Fidelity.md); a value without a picture says so.
struct ChartLook: Sendable {
  var grid = Grid()
  var labels = Labels()
  var legend = Legend()
  var marks = Marks()
  var ticks = Ticks()

  /// The colors of series, in order.
  var series: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The lines of axes.
  struct Grid: Sendable {
    var width: CGFloat = 0.5

    /// The dashes of the lines of an x axis; those of a y axis are solid.
    var dash: [CGFloat] = [2, 2]

    /// The opacity of the label color in the lines.
    var opacity = 0.335

    /// The length of a tick beside a y axis. No picture shows one.
    var tick: CGFloat = 4
  }

  /// The labels of axes.
  struct Labels: Sendable {
    var font = Font.caption2

    /// Between the plot and the labels of a y axis.
    var besidePlot: CGFloat = 4

    /// Above and below the labels of an x axis.
    var abovePlotLabel: CGFloat = 4
    var belowPlotLabel: CGFloat = 0.67

    /// Between a line of an x axis and the label that begins after it.
    var afterLine: CGFloat = 3.7

    /// Between a line of a y axis and the label inside of the plot. No picture shows one exactly.
    var insidePlot: CGFloat = 4

    /// The least distance between two labels of an x axis. No picture shows it.
    var gap: CGFloat = 2

    /// Between an axis and its title. No picture shows it.
    var beforeTitle: CGFloat = 4
  }

  /// The symbols and names of series.
  struct Legend: Sendable {
    var spacing: CGFloat = 6.67
    var symbolSize: CGFloat = 8
    var afterSymbol: CGFloat = 5
    var betweenItems: CGFloat = 8
    var betweenRows: CGFloat = 10.7

    /// The line of a series that differs by its line style. No picture shows it.
    var lineLength: CGFloat = 16

    /// The gradient of a scale of numbers.
    var gradientSize = CGSize(width: 120, height: 12)
    var gradientSpacing: CGFloat = 4
  }

  /// The marks.
  struct Marks: Sendable {
    var lineWidth: CGFloat = 2

    /// No picture shows a rule in its default width.
    var ruleWidth: CGFloat = 1

    /// The area of a symbol, in square points.
    var symbolArea: CGFloat = 50

    /// The smallest and the largest area of symbols that show numbers. No picture shows them.
    var symbolAreas: ClosedRange<CGFloat> = 20...400

    /// The part of a step that a bar, or the bars of a group, take.
    var barPart: CGFloat = 0.7
    var barRadius: CGFloat = 2

    /// Beside the bar of a bin of numbers. No picture shows it.
    var binInset: CGFloat = 1

    /// Between a mark and its annotation.
    var annotationSpacing: CGFloat = 4

    /// The dashes of line styles for categories, in order: the first line is solid.
    var dashes: [[CGFloat]] = [[], [2, 3], [6, 4], [10, 4], [10, 4, 2, 4]]
  }

  /// The number of values on an axis.
  struct Ticks: Sendable {
    var desiredCount = 5

    /// The least distance between values of an axis, in points. No picture shows small charts with automatic values.
    var leastX: CGFloat = 44
    var leastY: CGFloat = 24

    /// The number of automatic values on an axis of a length.
    func count(on length: CGFloat, along axis: Axis) -> Int {
      let least = axis == .horizontal ? leastX : leastY
      return max(2, min(desiredCount, Int(max(0, min(length, 100_000)) / least) + 1))
    }
  }

  private static let iOS18 = ChartLook()

  private static let iOS26: ChartLook = {
    var look = ChartLook.iOS18
    look.grid.opacity = 0.3
    look.labels.abovePlotLabel = 6
    look.labels.belowPlotLabel = 1.47
    look.legend.spacing = 8
    look.marks.annotationSpacing = 5
    look.series = [.blue, .green, .orange, .purple, .red, .teal, .yellow]
    return look
  }()

  private static let ofDesigns: [(Design, ChartLook)] = [
    (.iOS26, iOS26), (.iPadOS26, iOS26), (.macOS26, iOS26), (.watchOS26, iOS26),
  ]

  /// The look in a design; that of iOS 18 for designs without one.
  static func of(_ design: Design) -> ChartLook { ofDesigns.first { $0.0 === design }?.1 ?? iOS18 }
}

extension EnvironmentValues {
  /// The look of the charts of the device's system.
  var chartLook: ChartLook { ChartLook.of(design) }
}
