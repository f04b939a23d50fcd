import FlowCoreMedia
import Foundation

/// A fact about a sound or a video, such as its title.
open class AVMetadataItem: NSObject, NSCopying, NSMutableCopying {
  struct Fields {
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var extendedLanguageTag: String?
    var locale: Locale?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var dataType: String?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    var startDate: Date?

    /// What the fact is. Setting it sets the key and its space.
    var identifier: AVMetadataIdentifier? {
      get {
        guard let key, let keySpace else { return nil }
        return AVMetadataItem.identifier(forKey: key, keySpace: keySpace)
      }
      set {
        keySpace = newValue.flatMap(AVMetadataItem.keySpace(forIdentifier:))
        key = newValue.flatMap(AVMetadataItem.name(of:)).map { $0 as NSString }
      }
    }
  }

  var fields: Fields

  init(_ fields: Fields) { self.fields = fields }

  /// Creates an item without a value.
  public override init() { fields = Fields() }

  open var identifier: AVMetadataIdentifier? { fields.identifier }
  open var key: (any NSCopying & NSObjectProtocol)? { fields.key }
  open var keySpace: AVMetadataKeySpace? { fields.keySpace }
  /// What all formats call the fact; `nil` for a fact of one format.
  open var commonKey: AVMetadataKey? { identifier?.commonKey }
  open var extendedLanguageTag: String? { fields.extendedLanguageTag }
  open var locale: Locale? { fields.locale }
  open var time: CMTime { fields.time }
  open var duration: CMTime { fields.duration }
  open var dataType: String? { fields.dataType }
  open var startDate: Date? { fields.startDate }
  open var value: (any NSCopying & NSObjectProtocol)? { fields.value }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { fields.extraAttributes }

  /// The value as a text: a text, or a number.
  open var stringValue: String? {
    (value as? NSString).map { "\($0)" } ?? (value as? NSNumber)?.stringValue
  }

  /// The value as a number: a number, or a text of one.
  open var numberValue: NSNumber? {
    value as? NSNumber ?? (value as? NSString).flatMap { Double("\($0)") }.map { NSNumber(value: $0) }
  }

  /// The value as a date: a date, or a text of one in the form of ISO 8601.
  open var dateValue: Date? {
    if let date = value as? NSDate { return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }
    guard let text = value as? NSString else { return nil }
    return try? Date("\(text)", strategy: .iso8601)
  }

  /// The value as bytes, such as those of a picture.
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

  open func copy(with zone: NSZone? = nil) -> Any { AVMetadataItem(fields) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = AVMutableMetadataItem()
    copy.fields = fields
    return copy
  }

  /// Loads a value of the item.
  ///
  /// - Throws: Nothing here.
  public func load<T>(
    _ property: AVAsyncProperty<AVMetadataItem, T>, isolation: isolated (any Actor)? = #isolation
  ) async throws -> T { property.read(self) }
}

/// What a format says about a fact beside its value.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "valueURI")
  public static let baseURI = AVMetadataExtraAttributeKey(rawValue: "baseURI")
  public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

extension AVAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init { $0.stringValue } }
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init { $0.numberValue } }
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init { $0.dateValue } }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init { $0.dataValue } }
  public static var extraAttributes: AVAsyncProperty<AVMetadataItem, [AVMetadataExtraAttributeKey: Any]?> {
    .init { $0.extraAttributes }
  }
}
