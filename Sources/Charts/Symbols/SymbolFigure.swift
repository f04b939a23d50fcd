import SwiftUI

/// The figures of the basic symbols.
nonisolated enum SymbolFigure: Hashable, Sendable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// A figure whose area is that of the unit square, so that symbols of one size look equally large.
  var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch self {
      case .circle: 2 / CGFloat.pi.squareRoot()
      case .square: 1
      case .triangle: 1.65
      case .diamond: 2.0.squareRoot()
      case .pentagon: 1.2
      case .plus, .cross, .asterisk: 1.3
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  func path(in rect: CGRect) -> Path {
    switch self {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars(2, from: 0, in: rect)
    case .cross: bars(2, from: .pi / 4, in: rect)
    case .asterisk: bars(3, from: .pi / 2, in: rect)
    }
  }

  /// A regular polygon with a corner at the top.
  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<corners {
        let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners) - .pi / 2
        let point = CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  /// Bars through the center, at equal angles.
  private func bars(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
    var lines = Path()
    for bar in 0..<count {
      let angle = start + .pi * CGFloat(bar) / CGFloat(count)
      let reach = CGSize(width: rect.width / 2 * cos(angle), height: rect.height / 2 * sin(angle))
      lines.move(to: CGPoint(x: rect.midX - reach.width, y: rect.midY - reach.height))
      lines.addLine(to: CGPoint(x: rect.midX + reach.width, y: rect.midY + reach.height))
    }
    return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) * Self.barWidth))
  }

  /// The width of a bar, as a part of the symbol's.
  private static let barWidth: CGFloat = 0.28

  /// The order in which categories get the basic symbols.
  ///
  /// Observed for points: circle, cross, triangle. The others are in the order of their declaration.
  static let inOrder: [SymbolFigure] = [.circle, .cross, .triangle, .square, .diamond, .pentagon, .plus, .asterisk]
}
