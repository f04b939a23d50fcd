/// Arranges its children in a column.
public struct VStack<Content: View>: ContainerView {
  let layout: VStackLayout
  package let content: Content

  /// - Parameters:
  ///   - alignment: The guide on which the children are aligned horizontally.
  ///   - spacing: The distance between neighbors in points, or `nil` for their preferred spacing.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  package var arrangement: some ContainerLayout { layout.arrangement }
}

extension VStack: ComposedView {
  package var composition: Composition {
    Composition("VStack").multiple(content).value("alignment", layout.alignment).value("spacing", layout.spacing)
  }
}

/// The layout of a `VStack`, for use as a value.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

extension VStackLayout: ArrangedLayout {
  var arrangement: StackArrangement {
    StackArrangement(direction: .vertical, alignment: alignment.alignmentKey, spacing: spacing)
  }
}
