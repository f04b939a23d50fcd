import FlowRendering
import Foundation

@testable import SwiftUI

/// A screen of 400 by 400 points without safe area and with a manual clock.
@MainActor
final class MovingScreen {
  let screen: Screen

  init<Content: View>(_ view: Content) {
    screen = Screen(
      size: ProposedViewSize(width: 400, height: 400), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()),
      timing: .manual)
    screen.show(view)
  }

  /// The frame of the area filled with a color, in the screen's coordinates.
  func frame(of color: Color) -> CGRect? { screen.frames(of: color).first }

  /// The product of the opacities of the groups around the area filled with a color; `nil` if it is not drawn.
  func opacity(of color: Color) -> Double? {
    let color = color.renderColor(in: EnvironmentValues())
    func find(_ items: [DisplayItem], _ opacity: Double) -> Double? {
      for item in items {
        switch item.content {
        case .fill(_, .color(color), _): return opacity
        case .group(let group, let inner): if let found = find(inner, opacity * group.opacity) { return found }
        default: break
        }
      }
      return nil
    }
    return find(screen.displayList().items, 1)
  }

  /// The fill colors in painting order.
  var colors: [RenderColor] {
    func find(_ items: [DisplayItem]) -> [RenderColor] {
      items.flatMap { item -> [RenderColor] in
        switch item.content {
        case .fill(_, .color(let color), _): return [color]
        case .group(_, let inner): return find(inner)
        default: return []
        }
      }
    }
    return find(screen.displayList().items)
  }

  func animate(_ animation: Animation? = .linear(duration: 1), _ change: () -> Void) {
    screen.perform { withAnimation(animation, change) }
  }
}

/// Whether two frames are equal except for rounding.
func isClose(_ frame: CGRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  guard let frame else { return false }
  return abs(frame.minX - x) < 1e-6 && abs(frame.minY - y) < 1e-6 && abs(frame.width - width) < 1e-6
    && abs(frame.height - height) < 1e-6
}

func isClose(_ value: CGFloat?, _ expected: Double, within tolerance: Double = 1e-6) -> Bool {
  value.map { abs(Double($0) - expected) < tolerance } ?? false
}

func isClose(_ value: Double?, _ expected: Double, within tolerance: Double = 1e-6) -> Bool {
  value.map { abs($0 - expected) < tolerance } ?? false
}
