import FirebaseSharedSwift
import Foundation

/// Why a value is not decoded.
public enum FirestoreDecodingError: Error {
  case decodingIsNotSupported(String)
  case fieldNameConflict(String)
}

/// Why a value is not encoded.
public enum FirestoreEncodingError: Error {
  case encodingIsNotSupported(String)
}

/// The types that are values of fields.
private struct FirestoreTypes: StructureCodingPassthroughTypeResolver {
  static func isPassthroughType<T>(_ t: T) -> Bool {
    t is GeoPoint || t is Timestamp || t is FieldValue || t is DocumentReference || t is VectorValue
  }
}

extension CodingUserInfoKey {
  /// The document from which a value is decoded.
  static let documentReference = CodingUserInfoKey(rawValue: "DocumentRefUserInfoKey")
}

extension Firestore {
  /// Encodes values as the fields of documents.
  public class Encoder {
    public var dateEncodingStrategy: FirebaseDataEncoder.DateEncodingStrategy = .timestamp
    public var dataEncodingStrategy: FirebaseDataEncoder.DataEncodingStrategy = .blob
    public var nonConformingFloatEncodingStrategy: FirebaseDataEncoder.NonConformingFloatEncodingStrategy = .throw
    public var keyEncodingStrategy: FirebaseDataEncoder.KeyEncodingStrategy = .useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    /// Encodes a value.
    ///
    /// - Throws: `EncodingError` if it has no fields.
    public func encode<T: Encodable>(_ value: T) throws -> [String: Any] {
      let encoder = FirebaseDataEncoder()
      encoder.dateEncodingStrategy = dateEncodingStrategy
      encoder.dataEncodingStrategy = dataEncodingStrategy
      encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
      encoder.keyEncodingStrategy = keyEncodingStrategy
      encoder.passthroughTypeResolver = FirestoreTypes.self
      encoder.userInfo = userInfo
      guard let fields = try encoder.encode(value) as? [String: Any] else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(codingPath: [], debugDescription: "A document has fields, and \(T.self) has none."))
      }
      return fields
    }
  }

  /// Decodes values from the fields of documents.
  public class Decoder {
    public var dateDecodingStrategy: FirebaseDataDecoder.DateDecodingStrategy = .timestamp
    public var dataDecodingStrategy: FirebaseDataDecoder.DataDecodingStrategy = .blob
    public var nonConformingFloatDecodingStrategy: FirebaseDataDecoder.NonConformingFloatDecodingStrategy = .throw
    public var keyDecodingStrategy: FirebaseDataDecoder.KeyDecodingStrategy = .useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    /// Decodes a value.
    public func decode<T: Decodable>(_ t: T.Type, from data: Any) throws -> T {
      let decoder = FirebaseDataDecoder()
      decoder.dateDecodingStrategy = dateDecodingStrategy
      decoder.dataDecodingStrategy = dataDecodingStrategy
      decoder.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
      decoder.keyDecodingStrategy = keyDecodingStrategy
      decoder.passthroughTypeResolver = FirestoreTypes.self
      decoder.userInfo = userInfo
      return try decoder.decode(t, from: data)
    }

    /// Decodes a value of a document, whose identifier it may have.
    public func decode<T: Decodable>(_ t: T.Type, from data: Any, in reference: DocumentReference?) throws -> T {
      if let reference, let key = CodingUserInfoKey.documentReference { userInfo[key] = reference }
      return try decode(t, from: data)
    }
  }
}

extension FirebaseDataEncoder.DateEncodingStrategy {
  /// Dates are times of Firestore.
  public static var timestamp: FirebaseDataEncoder.DateEncodingStrategy {
    .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Timestamp(date: date))
    }
  }
}

extension FirebaseDataDecoder.DateDecodingStrategy {
  /// Dates are times of Firestore.
  public static var timestamp: FirebaseDataDecoder.DateDecodingStrategy {
    .custom { decoder in try decoder.singleValueContainer().decode(Timestamp.self).dateValue() }
  }
}
