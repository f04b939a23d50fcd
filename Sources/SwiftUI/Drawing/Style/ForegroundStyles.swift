import FlowRendering

/// The foreground styles set by a view, with those of the enclosing views.
///
/// A style that refers to the foreground (`.secondary`) refers to that of the enclosing views.
package final class ForegroundStyles: Sendable {
  /// The styles of the first one to three levels; never empty.
  package let levels: [AnyShapeStyle]
  let outer: ForegroundStyles?

  init(levels: [AnyShapeStyle], outer: ForegroundStyles?) {
    self.levels = levels
    self.outer = outer
  }

  /// The opacity of a level of a style; each further level is weaker.
  static func opacity(level: Int) -> Double {
    let opacities = [1, 0.5, 0.25, 0.18, 0.09]
    return opacities[min(level, opacities.count - 1)]
  }

  /// The paint of a level: 0 is primary, 1 secondary and so on.
  func paint(level: Int, in environment: EnvironmentValues) -> _ShapePaint {
    var outside = environment
    outside.foregroundStyles = outer
    if level < levels.count { return levels[level]._resolvePaint(in: outside) }
    var paint = levels[levels.count - 1]._resolvePaint(in: outside)
    paint.opacity *= Self.opacity(level: level - levels.count + 1)
    return paint
  }
}

extension ForegroundStyles: Equatable {
  package static func == (lhs: ForegroundStyles, rhs: ForegroundStyles) -> Bool {
    lhs === rhs || (lhs.levels == rhs.levels && lhs.outer == rhs.outer)
  }
}

/// Who sets the foreground styles.
package enum ForegroundOwner: Sendable {
  case app
  /// A filled button, for its label.
  case button
  /// The header or the footer of a section, for its texts.
  case section
}

extension EnvironmentValues {
  @Entry package var foregroundStyles: ForegroundStyles?

  /// Sets the foreground styles, starting with the first level.
  ///
  /// - Parameter owner: Who sets them.
  package mutating func setForegroundStyles(_ levels: [AnyShapeStyle], by owner: ForegroundOwner = .app) {
    foregroundStyles = ForegroundStyles(levels: levels, outer: foregroundStyles)
    if foregroundOwner != owner { foregroundOwner = owner }
  }

  /// Who has set the foreground styles.
  @Entry package var foregroundOwner = ForegroundOwner.app

  /// Whether a control sets the color of its label: the app has set none, and the one of a header or footer is for its texts.
  package var hasControlForeground: Bool { foregroundStyles == nil || foregroundOwner == .section }

  /// The paint of a level of the foreground: 0 is primary, 1 secondary and so on.
  package func foregroundPaint(level: Int = 0) -> _ShapePaint {
    if let foregroundStyles { return foregroundStyles.paint(level: level, in: self) }
    if controlContext == .listRow, design.colors.hasFractionsInRows {
      var paint = _ShapePaint(SystemColor.primary.color(in: self))
      paint.opacity = ForegroundStyles.opacity(level: level)
      return paint
    }
    let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return _ShapePaint(colors[min(level, colors.count - 1)].color(in: self))
  }

  /// The tint of controls, if it has been set.
  @Entry package var tintStyle: AnyShapeStyle?

  /// The accent color, if it has been set.
  @Entry package var accentColor: Color?

  /// The paint of controls: the tint, the accent color, or the system's blue.
  package func tintPaint() -> _ShapePaint {
    if let tintStyle {
      var outside = self
      outside.tintStyle = nil
      return tintStyle._resolvePaint(in: outside)
    }
    return _ShapePaint(accent.renderColor(in: self))
  }

  /// The color of ``Color/accentColor``.
  package var accent: Color {
    if let color = tintStyle?.color { return color == .accentColor ? .blue : color }
    return accentColor.flatMap { $0 == .accentColor ? nil : $0 } ?? .blue
  }

  /// An optional style that overrides the default system background style when set.
  @Entry public var backgroundStyle: AnyShapeStyle?
}
