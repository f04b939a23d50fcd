import FlowRendering

/// The foreground style in the current context.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.foregroundPaint()
  }
}

/// The background style in the current context.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint { paint(level: 0, in: environment) }
}

extension BackgroundStyle: LeveledShapeStyle {
  /// The levels of the system's background are separate colors.
  func paint(level: Int, in environment: EnvironmentValues) -> _ShapePaint {
    if let style = environment.backgroundStyle {
      var outside = environment
      outside.backgroundStyle = nil
      return ForegroundStyles(levels: [style], outer: nil).paint(level: level, in: outside)
    }
    let colors: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    return _ShapePaint(colors[min(level, colors.count - 1)].color(in: environment))
  }
}

/// A style that reflects the current tint color.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.tintPaint()
  }
}

/// A style appropriate for foreground separator or border lines.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(SystemColor.separator.color(in: environment))
  }
}

/// A style appropriate for placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(SystemColor.placeholderText.color(in: environment))
  }
}

/// A style appropriate for links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(SystemColor.link.color(in: environment))
  }
}

/// A style used to visually indicate selection, following the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    environment.tintPaint()
  }
}

/// A shape style that displays one of the overlay fills.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(SystemColor.fill.color(in: environment))
  }

  private struct Level: ShapeStyle {
    let color: SystemColor

    func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
      _ShapePaint(color.color(in: environment))
    }
  }

  /// A fill for medium-size shapes.
  public var secondary: some ShapeStyle { Level(color: .secondaryFill) }

  /// A fill for large shapes.
  public var tertiary: some ShapeStyle { Level(color: .tertiaryFill) }

  /// A fill for large areas that contain complex content.
  public var quaternary: some ShapeStyle { Level(color: .quaternaryFill) }
}

/// A style appropriate for elements that should match the background of their window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _resolvePaint(in environment: EnvironmentValues) -> _ShapePaint {
    _ShapePaint(SystemColor.background.color(in: environment))
  }
}
