import FlowRendering
import Foundation

/// A UIKit color, for source code that creates SwiftUI colors from system colors: `Color(.systemBackground)`.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, Sendable {
  private enum Source: Hashable, Sendable {
    case constant(RenderColor)
    case system(SystemColor)
    case dynamic(DynamicColor)
    case color(Color)
    indirect case alpha(UIColor, CGFloat)
  }

  /// A provider equals only itself.
  private final class DynamicColor: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
      self.color = color
    }

    static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  init(_ color: SystemColor) {
    source = .system(color)
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .constant(RenderColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .constant(
      RenderColor(
        Color.Resolved(
          colorSpace: .displayP3, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .constant(RenderColor(white: Float(white), alpha: Float(alpha)))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = RenderColor.components(hue: hue, saturation: saturation, brightness: brightness)
    source = .constant(RenderColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
  }

  public init(cgColor: CGColor) {
    source = .constant(cgColor.color)
  }

  /// Creates a color that depends on the traits in which it is shown.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(DynamicColor(dynamicProvider))
  }

  /// The color of an asset catalog.
  public init?(named name: String) {
    guard AssetLibrary.shared.hasColor(named: NamedColor(name: name, bundle: nil)) else { return nil }
    source = .color(Color(name))
  }

  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard AssetLibrary.shared.hasColor(named: NamedColor(name: name, bundle: bundle)) else { return nil }
    source = .color(Color(name, bundle: bundle))
  }

  /// The color of an asset catalog.
  public init(resource: ColorResource) {
    source = .color(Color(resource))
  }

  public init(_ color: Color) {
    // A SwiftUI color created from a UIKit color is converted back to the original.
    if case .platform(let own) = color.source { source = own.source } else { source = .color(color) }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // The last value applies.
    if case .alpha(let base, _) = source { return UIColor(.alpha(base, alpha)) }
    return UIColor(.alpha(self, alpha))
  }

  /// The color in the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.constant(renderColor(in: Self.environment(of: traitCollection))))
  }

  private static func environment(of traits: UITraitCollection) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return environment
  }

  /// Where the color is resolved: in the traits that code is performed with, otherwise in light mode.
  private static var currentEnvironment: EnvironmentValues {
    UITraitCollection.performing.map(environment(of:)) ?? EnvironmentValues()
  }

  /// The color in light mode, or in the traits that code is performed with.
  public var cgColor: CGColor { CGColor(renderColor(in: Self.currentEnvironment)) }

  package func renderColor(in environment: EnvironmentValues) -> RenderColor {
    switch source {
    case .constant(let color): return color
    case .system(let color): return color.color(in: environment)
    case .dynamic(let provider):
      let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      return provider.color(UITraitCollection(userInterfaceStyle: style)).renderColor(in: environment)
    case .color(let color): return color.renderColor(in: environment)
    case .alpha(let color, let alpha):
      var result = color.renderColor(in: environment)
      result.alpha = Float(alpha)
      return result
    }
  }

  /// Stores the components of the color in light mode, or in the traits that code is performed with; returns whether it could.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = renderColor(in: Self.currentEnvironment)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    return hasher.finalize()
  }

  public override var description: String {
    switch source {
    case .constant(let color): Color.Resolved(color).description
    case .system(let color): color.rawValue
    case .dynamic: "dynamic color"
    case .color(let color): color.description
    case .alpha(let color, let alpha): "\(Int(bounded: (alpha * 100).rounded()))% \(color)"
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: - Archives

  public static var supportsSecureCoding: Bool { true }

  /// Reads a color of an archive: a color of the system by its name, others by their components.
  public init?(coder: NSCoder) {
    var source: Source
    if coder.containsValue(forKey: "name"), let name = coder.decodeObject(of: NSString.self, forKey: "name") {
      guard let color = SystemColor(rawValue: String(name)) else { return nil }
      source = .system(color)
    } else {
      guard coder.containsValue(forKey: "red") else { return nil }
      source = .constant(
        RenderColor(
          red: coder.decodeFloat(forKey: "red"), green: coder.decodeFloat(forKey: "green"),
          blue: coder.decodeFloat(forKey: "blue"), alpha: coder.decodeFloat(forKey: "alpha")))
    }
    if coder.containsValue(forKey: "opacity") {
      source = .alpha(UIColor(source), CGFloat(coder.decodeDouble(forKey: "opacity")))
    }
    self.source = source
  }

  /// Writes the color into an archive: a color of the system with its name, others with their components in light mode, or
  /// in the traits that code is performed with.
  public func encode(with coder: NSCoder) {
    switch source {
    case .system(let color): coder.encode(color.rawValue as NSString, forKey: "name")
    case .alpha(let color, let alpha):
      color.encode(with: coder)
      coder.encode(Double(alpha), forKey: "opacity")
    case .constant, .dynamic, .color:
      let color = renderColor(in: Self.currentEnvironment)
      coder.encode(color.red, forKey: "red")
      coder.encode(color.green, forKey: "green")
      coder.encode(color.blue, forKey: "blue")
      coder.encode(color.alpha, forKey: "alpha")
    }
  }
}

/// The style of the interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
