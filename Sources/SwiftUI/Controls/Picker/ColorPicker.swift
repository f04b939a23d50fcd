import FlowRendering

/// A control used to select a color from the system color picker UI.
///
/// - Note: Approximate: there is no color panel: activating it records a warning. A test sets the color directly.
public struct ColorPicker<Label: View> {
  package let label: Label
  let color: Binding<Color>
  let supportsOpacity: Bool

  private init(_ color: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.label = label
    self.color = color
    self.supportsOpacity = supportsOpacity
  }

  /// Creates an instance that selects a color.
  ///
  /// - Parameters:
  ///   - selection: A binding to the variable that displays the selected color.
  ///   - supportsOpacity: A Boolean value that indicates whether the color picker allows adjustments to the selected
  ///     color's opacity.
  ///   - label: A view that describes the use of the selected color.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label())
  }

  /// Creates an instance that selects a color.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection.asColor, supportsOpacity, label())
  }
}

extension ColorPicker: View {
  public var body: some View {
    ColorPickerBody(label: AnyView(label), color: color, supportsOpacity: supportsOpacity)
  }
}

extension ColorPicker: ComposedView {
  package var composition: Composition {
    Composition("ColorPicker").controlLabel(label).value("selection", color)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a text label generated from a title string key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(title))
  }

  /// Creates a color picker with a text label generated from a title string key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection.asColor, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a text label generated from a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection.asColor, supportsOpacity, Text(title))
  }
}

extension Binding<CGColor> {
  fileprivate var asColor: Binding<Color> {
    let base = self
    return Binding<Color>(
      get: { Color(cgColor: base.wrappedValue) },
      write: { color, transaction in
        let resolved = color.resolve(in: EnvironmentValues())
        base.transaction(transaction).wrappedValue = resolved.cgColor
      })
  }
}

private struct ColorPickerBody: View {
  let label: AnyView
  let color: Binding<Color>
  let supportsOpacity: Bool

  @Environment(\.self) private var environment
  @State private var warnings = 0

  var body: some View {
    LabeledControl(label: label) {
      ColorWell(color: color.wrappedValue)
        .modifier(DimmedWhenDisabled())
        .modifier(CompactInListRow())
    }
    .modifier(behavior)
    .modifier(
      MissingActionModifier(count: warnings) {
        $0.graph.report(.missing("ColorPicker", "there is no panel to choose a color from."), at: $0)
      })
  }

  private var behavior: ControlBehavior {
    let color = color
    let supportsOpacity = supportsOpacity
    let warnings = $warnings
    var behavior = ControlBehavior(role: .button)
    behavior.value = ColorText.text(of: color.wrappedValue, in: environment)
    behavior.actions = [
      ControlAction(.activate) { warnings.wrappedValue += 1 },
      .setColor { color.wrappedValue = supportsOpacity ? $0 : $0.opaque },
    ]
    return behavior
  }
}

/// The text representation of colors: `#RRGGBB`, or `#RRGGBBAA` for colors that are not opaque.
enum ColorText {
  static func text(of color: Color, in environment: EnvironmentValues) -> String {
    let color = color.renderColor(in: environment)
    func byte(_ component: Float) -> String {
      let digits = String(Int(bounded: (min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let opaque = "#" + [color.red, color.green, color.blue].map(byte).joined()
    return color.alpha < 1 ? opaque + byte(color.alpha) : opaque
  }
}

extension Color {
  fileprivate var opaque: Color {
    let resolved = resolve(in: EnvironmentValues())
    return resolved.opacity == 1
      ? self
      : Color(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue))
  }
}

/// The selected color in a ring of hues.
private struct ColorWell: LeafView {
  let color: Color

  func resolve(in element: Element) -> ResolvedColorWell {
    ResolvedColorWell(
      well: element.environment.design.pickers.colorWell, color: color.renderColor(in: element.environment),
      background: Color(uiColor: .systemBackground).renderColor(in: element.environment))
  }
}

private struct ResolvedColorWell: ResolvedLeaf {
  let well: PickerDesign.ColorWell
  let color: RenderColor
  let background: RenderColor

  func sizeThatFits(_ proposal: ProposedViewSize, in element: Element) -> CGSize {
    CGSize(width: 2 * well.radius, height: 2 * well.radius)
  }

  @MainActor func draw(in size: CGSize, element: Element, into list: inout DisplayListBuilder) {
    let centre = CGPoint(x: size.width / 2, y: size.height / 2)
    let count = well.hues.count
    let stops = (0...count).map { index in
      RenderGradientStop(location: Double(index) / Double(count), color: well.hues[index % count])
    }
    let ring = RenderPaint.angularGradient(stops: stops, center: centre, startRadians: 0, endRadians: 2 * .pi)
    list.add(.fill(ThumbDrawing.disc(centre, well.radius), ring, evenOdd: false))
    list.add(.fill(ThumbDrawing.disc(centre, well.innerRadius), .color(background), evenOdd: false))
    list.add(.fill(ThumbDrawing.disc(centre, well.discRadius), .color(color), evenOdd: false))
  }
}
