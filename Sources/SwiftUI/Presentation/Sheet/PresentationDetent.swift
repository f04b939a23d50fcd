/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  /// A calculated height, compared by its type, or by its name if it has none.
  private struct CustomDetent: Hashable, Sendable {
    let type: ObjectIdentifier?
    let name: String
    let height: @Sendable (Context) -> CGFloat?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type && lhs.name == rhs.name }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(name)
    }
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The system detent for a sheet that's approximately half the height of the screen.
  public static let medium = PresentationDetent(.medium)

  /// The system detent for a sheet at full height.
  public static let large = PresentationDetent(.large)

  /// A custom detent with the specified fractional height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A custom detent with the specified height.
  ///
  /// - Parameter height: In points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A custom detent with a calculated height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(
      .custom(CustomDetent(type: ObjectIdentifier(type), name: String(reflecting: type)) { D.height(in: $0) }))
  }

  /// A detent whose height a closure calculates.
  ///
  /// - Parameters:
  ///   - name: Detents with the same name are equal.
  ///   - height: Returns the height for the greatest possible one, in points, or `nil` if the detent is not available.
  package static func calculated(
    _ name: String, height: @escaping @MainActor @Sendable (CGFloat) -> CGFloat?
  ) -> PresentationDetent {
    PresentationDetent(
      .custom(
        CustomDetent(type: nil, name: name) { context in
          let limit = context.maxDetentValue
          // Sheets are laid out on the main actor.
          return MainActor.assumeIsolated { height(limit) }
        }))
  }

  /// The height for the greatest possible one, in points; `nil` for a detent that is not available.
  package func height(upTo limit: CGFloat, in environment: EnvironmentValues) -> CGFloat? {
    height(in: Context(environment: environment, maxDetentValue: limit))
  }

  /// Information that you can use to calculate the height of a custom detent.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues

    /// The height that the presentation appears in, in points.
    public let maxDetentValue: CGFloat

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The position among detents of the same height; the same in every run.
  var order: (kind: Int, value: CGFloat, type: String) {
    switch kind {
    case .medium: (0, 0, "")
    case .large: (1, 0, "")
    case .fraction(let fraction): (2, fraction, "")
    case .height(let height): (3, height, "")
    case .custom(let custom): (4, 0, custom.name)
    }
  }

  /// The height above the bottom safe area, in points; `nil` for a custom detent that does not apply.
  func height(in context: Context) -> CGFloat? {
    let limit = context.maxDetentValue
    switch kind {
    case .medium:
      let growth = context.environment.design.presentations.sheets.floating?.mediumGrowth ?? 0
      return min(limit, (limit / 2).rounded() + growth)
    case .large: return limit
    case .fraction(let fraction): return (limit * max(0, min(1, fraction))).rounded()
    case .height(let height): return max(0, min(limit, height))
    case .custom(let custom): return custom.height(context).map { max(0, min(limit, $0)) }
    }
  }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent: SendableMetatype {
  /// Calculates and returns a height, or `nil` if the detent is not available.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// Information that you can use to calculate the presentation's height.
  public typealias Context = PresentationDetent.Context
}
