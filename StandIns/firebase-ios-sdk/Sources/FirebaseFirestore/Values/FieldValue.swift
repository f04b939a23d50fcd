import Foundation

/// A value that the server makes when it writes a field.
public final class FieldValue: NSObject, Encodable, @unchecked Sendable {
  enum Kind {
    case delete, serverTimestamp
    case arrayUnion([Any])
    case arrayRemove([Any])
    case increment(FirestoreValue)
    case minimum(FirestoreValue)
    case maximum(FirestoreValue)
  }

  // @unchecked: it is constant.
  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Removes the field.
  public class func delete() -> FieldValue { FieldValue(.delete) }

  /// The time of the screen's clock when the server writes.
  public class func serverTimestamp() -> FieldValue { FieldValue(.serverTimestamp) }

  /// Adds those elements that an array does not have.
  public class func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.arrayUnion(elements)) }

  /// Removes elements of an array.
  public class func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.arrayRemove(elements)) }

  /// Adds to a number.
  public class func increment(_ d: Double) -> FieldValue { FieldValue(.increment(.double(d))) }

  /// Adds to a number.
  public class func increment(_ l: Int64) -> FieldValue { FieldValue(.increment(.integer(l))) }

  /// Takes the smaller one of two numbers.
  public class func minimum(_ d: Double) -> FieldValue { FieldValue(.minimum(.double(d))) }

  /// Takes the smaller one of two numbers.
  public class func minimum(_ l: Int64) -> FieldValue { FieldValue(.minimum(.integer(l))) }

  /// Takes the larger one of two numbers.
  public class func maximum(_ d: Double) -> FieldValue { FieldValue(.maximum(.double(d))) }

  /// Takes the larger one of two numbers.
  public class func maximum(_ l: Int64) -> FieldValue { FieldValue(.maximum(.integer(l))) }

  /// A vector.
  public static func vector(_ array: [Double]) -> VectorValue { VectorValue(array) }

  /// A vector.
  public static func vector(_ array: [Float]) -> VectorValue { VectorValue(array.map(Double.init)) }

  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported("A FieldValue is encoded by Firestore.Encoder alone.")
  }

  /// The value for a field; `nil` to remove it.
  ///
  /// - Parameters:
  ///   - old: The value that the field has.
  ///   - now: The time of the server.
  func applied(to old: FirestoreValue?, at now: Timestamp) throws -> FirestoreValue? {
    switch kind {
    case .delete: return nil
    case .serverTimestamp: return .timestamp(seconds: now.seconds, nanoseconds: now.nanoseconds)
    case .arrayUnion(let elements):
      return .array(
        try elements.reduce(into: Self.elements(of: old)) { result, element in
          let value = try FirestoreValue(element)
          if !result.contains(where: { $0.isSame(as: value) }) { result.append(value) }
        })
    case .arrayRemove(let elements):
      let values = try elements.map { try FirestoreValue($0) }
      return .array(Self.elements(of: old).filter { old in !values.contains { $0.isSame(as: old) } })
    case .increment(let value):
      switch (old, value) {
      case (.integer(let old), .integer(let value)): return .integer(old &+ value)
      default: return old?.number.map { .double($0 + (value.number ?? 0)) } ?? value
      }
    case .minimum(let value): return old?.number == nil ? value : old.map { min($0, value) }
    case .maximum(let value): return old?.number == nil ? value : old.map { max($0, value) }
    }
  }

  private static func elements(of value: FirestoreValue?) -> [FirestoreValue] {
    if case .array(let elements) = value { elements } else { [] }
  }
}
