import Observation
import SwiftUI

/// Where the parts of a chart are, known after its layout.
@MainActor @Observable
final class ChartGeometry {
  /// The size of the plot in points; proxies that read it are made again when it changes.
  private(set) var plotSize = CGSize.zero

  /// The scales of the chart that is shown.
  @ObservationIgnored var model: ChartModel?

  /// The view of the plot, and the one of the visible part of a plot that scrolls.
  @ObservationIgnored weak var plot: Element?
  @ObservationIgnored weak var container: Element?

  /// The heights of the x axes above and below the plot, set by the layout around it.
  @ObservationIgnored var strips = ChartStrips()

  /// The size that the plot got in the last layout, before views are notified.
  @ObservationIgnored var plotSizeInLayout: CGSize?

  /// The last frame that a proxy gave, for one that is used after the chart is gone.
  @ObservationIgnored var lastFrame: Anchor<CGRect>?

  func update(_ size: CGSize) { if size != plotSize { plotSize = size } }
}

/// The heights of the x axes above and below a plot, and the widths of the y axes beside it, in points.
struct ChartStrips: Equatable {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}

/// Notes the element of a part of a chart.
struct ChartPartModifier: ElementModifier {
  let geometry: ChartGeometry
  let part: ReferenceWritableKeyPath<ChartGeometry, Element?>

  static var affectsLayout: Bool { false }

  func didMount(_ element: ModifiedElement) { geometry[keyPath: part] = element }

  func didUpdate(from old: Self, _ element: ModifiedElement) { geometry[keyPath: part] = element }
}
