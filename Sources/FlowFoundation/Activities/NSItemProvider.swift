import Foundation

/// Provides a dragged object.
///
/// - Note: Approximate: nothing is dragged or loaded; the modifiers that start a drag record a warning.
public final class NSItemProvider: Hashable {
  /// The suggested name of the item.
  public var suggestedName: String?

  /// The registered types.
  public private(set) var registeredTypeIdentifiers: [String] = []

  package let object: Any?

  public init() {
    object = nil
  }

  /// Creates a provider of an object such as an `NSString`.
  public init(object: Any) {
    self.object = object
  }

  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  public init?(contentsOf url: URL?) {
    guard let url else { return nil }
    object = url
  }

  /// Whether the provider has an item of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Loads the item of a type, at once.
  ///
  /// - Parameters:
  ///   - options: Options of the item; they have no effect.
  ///   - completionHandler: Called with the item, or with an error if there is none of the type.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
    completionHandler?(item, item == nil ? CocoaError(.fileNoSuchFile) : nil)
  }

  /// Loads the item of a type.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any
  {
    guard hasItemConformingToTypeIdentifier(typeIdentifier), let object else { throw CocoaError(.fileNoSuchFile) }
    return object
  }

  public static func == (lhs: NSItemProvider, rhs: NSItemProvider) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
