import FirebaseSharedSwift
import Foundation
import PhoneSimulation

/// A type that holds the identifier of a document.
public protocol DocumentIDWrappable {
  static func wrap(_ documentReference: DocumentReference) throws -> Self
}

extension String: DocumentIDWrappable {
  public static func wrap(_ documentReference: DocumentReference) -> String { documentReference.documentID }
}

extension DocumentReference: DocumentIDWrappable {
  public static func wrap(_ documentReference: DocumentReference) throws -> Self {
    guard let own = documentReference as? Self else {
      throw FirestoreDecodingError.decodingIsNotSupported("A DocumentReference has no subclasses.")
    }
    return own
  }
}

/// The identifier of the document that a value was decoded from. It is not encoded.
@propertyWrapper
public struct DocumentID<Value: DocumentIDWrappable & Codable>: StructureCodingUncodedUnkeyed {
  private var value: Value?

  /// Creates a wrapper. Firestore ignores its value.
  public init(wrappedValue value: Value?) {
    if let value {
      SimulatedPhone.current.warn(
        "A @DocumentID has the value \"\(value)\", which Firestore ignores: it sets the identifier when it reads a "
          + "document.")
    }
    self.value = value
  }

  public var wrappedValue: Value? {
    get { value }
    set { value = newValue }
  }
}

extension DocumentID: Codable {
  public init(from decoder: any Decoder) throws {
    guard let key = CodingUserInfoKey.documentReference,
      let reference = decoder.userInfo[key] as? DocumentReference
    else {
      throw FirestoreDecodingError.decodingIsNotSupported(
        "A @DocumentID is decoded from a document by Firestore.Decoder alone.")
    }
    let container = try decoder.singleValueContainer()
    guard container.decodeNil() else {
      throw FirestoreDecodingError.fieldNameConflict(
        "The document \(reference.path) has a field of the name of a @DocumentID: "
          + "\(decoder.codingPath.last?.stringValue ?? "").")
    }
    value = try Value.wrap(reference)
  }

  public func encode(to encoder: any Encoder) throws {
    throw FirestoreEncodingError.encodingIsNotSupported("A @DocumentID is encoded by Firestore.Encoder alone.")
  }
}

extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}
