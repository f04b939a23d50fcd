/// A button style that applies glass artwork based on the button's context.
///
/// - Note: Approximate: before iOS 26 a bordered capsule is drawn, and a warning is recorded.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  @Environment(\.design) private var design

  public nonisolated init() {
    glass = .regular
  }

  /// Creates a style with a variant of glass.
  public nonisolated init(_ glass: Glass) {
    self.glass = glass
  }

  private var hasGlass: Bool { design.materials.glass != nil }

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { button, _ in
      BorderedButton(configuration: button, isProminent: false, glass: hasGlass ? glass : nil)
        .modifier(CapsuleByDefault())
    }
    .approximate("GlassButtonStyle", "a bordered capsule is drawn.", when: !hasGlass)
  }
}

/// A button style that applies prominent glass artwork based on the button's context.
///
/// - Note: Approximate: before iOS 26 a prominent capsule is drawn, and a warning is recorded.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  @Environment(\.design) private var design

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonBody(configuration: configuration) { button, _ in
      BorderedButton(configuration: button, isProminent: true).modifier(CapsuleByDefault())
    }
    .approximate("GlassProminentButtonStyle", "a prominent capsule is drawn.", when: design.materials.glass == nil)
  }
}

/// Makes a button without its own shape a capsule.
private struct CapsuleByDefault: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    if environment.buttonBorderShape == .automatic { environment.buttonBorderShape = .capsule }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style that applies glass artwork based on the button's context.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A button style that applies a variant of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style that applies prominent glass artwork based on the button's context.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
