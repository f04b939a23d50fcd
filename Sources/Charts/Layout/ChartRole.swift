import SwiftUI

/// The role of a view in the layout of a chart.
enum ChartRole: Equatable {
  case none
  case background, plot, overlay, legend
  case title(Axis)
  case axisStyle(Axis)

  /// Labels by their index among those of the axis.
  case xLabel(Int)
  case yLabel(Int)

  /// All labels of an x axis over each other, which are not shown: for its height.
  case sample(ResolvedAxis.Side)
  case ticks
}

/// The role of a view in the layout of a chart.
struct ChartRoleKey: LayoutValueKey {
  static let defaultValue = ChartRole.none
}

extension View {
  func chartRole(_ role: ChartRole) -> some View { layoutValue(key: ChartRoleKey.self, value: role) }
}

extension LayoutSubviews {
  func first(_ role: ChartRole) -> LayoutSubview? { first { $0[ChartRoleKey.self] == role } }
}
