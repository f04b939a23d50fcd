import Foundation
import Locking

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Converts values to values of another type, and back.
open class ValueTransformer: NSObject, NamedTransformer {
  /// `@unchecked Sendable`: the transformers are the app's, which registers and uses them on any thread.
  private struct Known: @unchecked Sendable {
    var transformers: [NSValueTransformerName: ValueTransformer] = [:]
  }

  private static let known = Locked(Known())

  /// Registers a transformer by a name; `nil` removes it.
  public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    known.withLock { $0.transformers[name] = transformer }
  }

  /// The transformer registered by a name.
  public class func valueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? {
    known.withLock { $0.transformers[name] }
  }

  /// The names of registered transformers, sorted.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { Array($0.transformers.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The class of transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether values can be converted back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The converted value; by default the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value from which a converted one was made; by default what `transformedValue(_:)` makes of it.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// A transformer that is known by a name. Only an initializer of a protocol can hand out an object that is there already.
public protocol NamedTransformer {}

extension NamedTransformer where Self: ValueTransformer {
  /// The transformer registered by a name.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.valueTransformer(forName: name) as? Self else { return nil }
    self = known
  }
}
