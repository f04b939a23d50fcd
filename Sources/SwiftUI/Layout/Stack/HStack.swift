/// Arranges its children in a row.
public struct HStack<Content: View>: ContainerView {
  let layout: HStackLayout
  package let content: Content

  /// - Parameters:
  ///   - alignment: The guide on which the children are aligned vertically.
  ///   - spacing: The distance between neighbors in points, or `nil` for their preferred spacing.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package var arrangement: some ContainerLayout { layout.arrangement }
}

extension HStack: ComposedView {
  package var composition: Composition {
    Composition("HStack").multiple(content).value("alignment", layout.alignment).value("spacing", layout.spacing)
  }
}

/// The layout of an `HStack`, for use as a value.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

extension HStackLayout: ArrangedLayout {
  var arrangement: StackArrangement {
    StackArrangement(direction: .horizontal, alignment: alignment.alignmentKey, spacing: spacing)
  }
}
