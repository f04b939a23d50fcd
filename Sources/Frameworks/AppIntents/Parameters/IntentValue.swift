import Foundation

/// A value that an intent takes or returns.
public protocol _IntentValue {
  /// The type of a single value.
  associatedtype ValueType: _IntentValue = Self
  /// The type that is not optional.
  associatedtype UnwrappedType: _IntentValue = Self

  /// Whether nothing is a value, too.
  static var _isOptional: Bool { get }

  /// The value of an unwrapped one.
  static func _wrap(_ value: UnwrappedType?) -> Self?

  /// The value as the system shows it.
  var _text: String { get }
}

extension _IntentValue where UnwrappedType == Self {
  public static func _wrap(_ value: UnwrappedType?) -> Self? { value }
}

extension _IntentValue {
  public static var _isOptional: Bool { false }
  public var _text: String { String(describing: self) }
}

extension _IntentValue where Self: InstanceDisplayRepresentable {
  public var _text: String { String(localized: displayRepresentation.title) }
}

extension _IntentValue where Self: CaseDisplayRepresentable {
  public var _text: String { Self.caseDisplayRepresentations[self].map { String(localized: $0.title) } ?? "\(self)" }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _isOptional: Bool { true }
  public static func _wrap(_ value: UnwrappedType?) -> Wrapped?? { .some(value.flatMap(Wrapped._wrap)) }
  public var _text: String { map(\._text) ?? "" }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
  public typealias UnwrappedType = [Element]

  public var _text: String { map(\._text).joined(separator: ", ") }
}

extension Never: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Measurement: _IntentValue {}

/// The family of a widget, in the conditions of a summary.
public enum IntentWidgetFamily: Hashable, Sendable, _IntentValue {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}

/// A file that an intent takes or returns.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  private let content: Data?
  public let filename: String
  public let fileURL: URL?
  public let type: UTType?
  public var removedOnCompletion = false

  /// The contents of the file; empty if it cannot be read.
  public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// Creates a file of data.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (content, fileURL) = (data, nil)
    self.filename = filename
    self.type = type
  }

  /// Creates a file at a place.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (content, self.fileURL) = (nil, fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
  }

  public var _text: String { filename }
}
