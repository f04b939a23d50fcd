import FlowRendering

/// The default label style in the current context: icon and title, but only the icon in a bar.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.controlContext) private var context

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if context == .toolbar {
      IconOnlyLabelStyle().makeBody(configuration: configuration)
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// A label style that shows both the title and icon of the label using a system-standard layout.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(configuration: configuration)
  }
}

/// A label style that only displays the title of the label.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// A label style that only displays the icon of the label.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    // The hidden title still names the label.
    ControlContent { configuration.icon }
      .hiddenLabel(configuration.title)
      .modifier(LabelTextModifier())
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label style that resolves its appearance automatically based on the current context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows both the title and icon of the label using a system-standard layout.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that only displays the title of the label.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that only displays the icon of the label.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Icon and title in a row; in lists all icons have the same width, so that the titles line up.
private struct TitleAndIconLabel: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.controlContext) private var context
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    if context == .listRow {
      HStack(spacing: 0) {
        ControlContent { configuration.icon }
          .controlForeground(.tint)
          .modifier(RowIconTint())
          // Measured on iOS 26: a circle of 20.3 points beside 16-point text.
          .imageScale(.large)
          .modifier(IconColumn())
          .modifier(DecorativeModifier())
        configuration.title
      }
    } else if let iconWidth {
      HStack(spacing: spacing) {
        ControlContent { configuration.icon }
          .frame(minWidth: iconWidth)
          .modifier(DecorativeModifier())
        configuration.title
      }
    } else {
      HStack(spacing: spacing) {
        ControlContent { configuration.icon }
          .modifier(DecorativeModifier())
        configuration.title
      }
    }
  }
}

/// Gives an icon in a row the tint also where a filled button has set the color of its label.
private struct RowIconTint: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    guard environment.foregroundOwner == .button, environment.isEnabled,
      environment.design.groups.labels.iconKeepsTint
    else { return }
    environment.setForegroundStyles([AnyShapeStyle(.tint)])
  }
}

/// The column of an icon in a list row, including the distance to the title; it scales with the font.
///
/// An icon that fits its column is no higher than a line of text, so the title determines the height of the row
/// (measured on iOS 26).
private struct IconColumn: ElementModifier {
  /// The width of the column and the following distance, in points for a 17-point font.
  @MainActor private func labels(_ element: Element) -> GroupDesign.Labels { element.environment.design.groups.labels }

  @MainActor private func scale(_ element: Element) -> CGFloat {
    let labels = labels(element)
    guard let growth = labels.growthWithText else {
      return CGFloat((element.environment.font ?? .body).resolve(in: element.environment).size) / labels.fontSize
    }
    let scale = CGFloat(Font.body.resolve(in: element.environment).size) / labels.fontSize
    return scale > 1 ? 1 + (scale - 1) * growth : scale
  }

  @MainActor private func spacing(_ element: Element, scale: CGFloat) -> CGFloat {
    element.environment.labelIconToTitleSpacing ?? labels(element).iconDistance * scale
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: Element, in element: Element) -> CGSize {
    let icon = child.size(for: proposal)
    let scale = scale(element)
    let width = element.environment.labelReservedIconWidth ?? labels(element).iconWidth * scale
    return CGSize(
      width: max(width, icon.width - labels(element).iconOverhang * scale) + spacing(element, scale: scale),
      height: height(of: icon, scale: scale, in: element))
  }

  @MainActor private func height(of icon: CGSize, scale: CGFloat, in element: Element) -> CGFloat {
    let labels = labels(element)
    return icon.height > labels.flatIconHeight * scale
      ? icon.height : min(icon.height, FontSpec(size: labels.fontSize).metrics.lineHeight * scale)
  }

  func place(_ child: Element, size: CGSize, proposal: ProposedViewSize, in element: Element) {
    let column = size.width - spacing(element, scale: scale(element))
    let icon = child.size(for: proposal)
    element.placeChild(
      child, at: CGPoint(x: (column - icon.width) / 2, y: (size.height - icon.height) / 2), proposal: proposal)
  }
}

/// Removes decorative content from the semantics tree.
struct DecorativeModifier: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {}
}

/// Describes a label whose title is hidden as one image: it is named by the title and can also be found by its symbol.
private struct LabelTextModifier: ElementModifier {
  static var affectsLayout: Bool { false }

  func describe(_ child: Element, in element: Element, into builder: inout SemanticsBuilder) {
    let parts = builder.children { $0.describe(child) }
    guard let label = parts.controlLabel else { return }
    var node = SemanticsNode(role: .image, label: label, of: element)
    node.identifier = parts.lazy.compactMap(\.identifier).first
    builder.add(node)
  }
}
