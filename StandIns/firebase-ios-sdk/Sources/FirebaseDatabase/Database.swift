import FirebaseSharedSwift
import Foundation
import PhoneSimulation

/// One tree of values. It is in the memory of the phone (`SimulatedPhone.firebaseDatabase`).
// @unchecked: its values have no effect.
open class Database: NSObject, @unchecked Sendable {
  static let only = Database()

  private override init() {}

  public var app: FirebaseApp? { .app() }
  public var isPersistenceEnabled = false
  public var persistenceCacheSizeBytes: UInt = 10 * 1024 * 1024
  public var callbackQueue = DispatchQueue.main

  /// The default app's values.
  open class func database() -> Database {
    _ = FirebaseApp.configured(for: "Database.database()")
    return only
  }

  /// The values at an address: all share them.
  open class func database(url: String) -> Database { database() }

  open class func database(app: FirebaseApp) -> Database { only }

  open class func database(app: FirebaseApp, url: String) -> Database { only }

  open func reference() -> DatabaseReference { DatabaseReference([]) }

  open func reference(withPath path: String) -> DatabaseReference { DatabaseReference(DatabasePath.parts(path)) }

  open func reference(fromURL databaseUrl: String) -> DatabaseReference {
    reference(withPath: URL(string: databaseUrl)?.path ?? "")
  }

  static var url: String { FirebaseApp.app()?.options.databaseURL ?? FirebaseOptions.sample.databaseURL ?? "" }

  open func purgeOutstandingWrites() {
    SimulatedPhone.current.update(DatabaseData.self) { $0.waiting = [] }
  }

  open func goOffline() { setOnline(false) }

  open func goOnline() { setOnline(true) }

  private func setOnline(_ isOnline: Bool) {
    let server = DatabaseServer.current
    server.phone.update(DatabaseData.self) { $0.isOnline = isOnline }
    server.networkChanged()
  }

  /// Has no effect: the values are in memory anyway.
  open func useEmulator(withHost host: String, port: Int) {}

  /// Has no effect.
  open class func setLoggingEnabled(_ enabled: Bool) {}

  open class func sdkVersion() -> String { FirebaseVersion() }

  /// Encodes values for the database.
  public class Encoder {
    public var dateEncodingStrategy: FirebaseDataEncoder.DateEncodingStrategy = .deferredToDate
    public var dataEncodingStrategy: FirebaseDataEncoder.DataEncodingStrategy = .base64
    public var nonConformingFloatEncodingStrategy: FirebaseDataEncoder.NonConformingFloatEncodingStrategy = .throw
    public var keyEncodingStrategy: FirebaseDataEncoder.KeyEncodingStrategy = .useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    /// Encodes a value.
    public func encode<T: Encodable>(_ value: T) throws -> Any {
      let encoder = FirebaseDataEncoder()
      encoder.dateEncodingStrategy = dateEncodingStrategy
      encoder.dataEncodingStrategy = dataEncodingStrategy
      encoder.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
      encoder.keyEncodingStrategy = keyEncodingStrategy
      encoder.userInfo = userInfo
      return try encoder.encode(value)
    }
  }

  /// Decodes values of the database.
  public class Decoder {
    public var dateDecodingStrategy: FirebaseDataDecoder.DateDecodingStrategy = .deferredToDate
    public var dataDecodingStrategy: FirebaseDataDecoder.DataDecodingStrategy = .base64
    public var nonConformingFloatDecodingStrategy: FirebaseDataDecoder.NonConformingFloatDecodingStrategy = .throw
    public var keyDecodingStrategy: FirebaseDataDecoder.KeyDecodingStrategy = .useDefaultKeys
    public var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    /// Decodes a value.
    public func decode<T: Decodable>(_ type: T.Type, from data: Any) throws -> T {
      let decoder = FirebaseDataDecoder()
      decoder.dateDecodingStrategy = dateDecodingStrategy
      decoder.dataDecodingStrategy = dataDecodingStrategy
      decoder.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
      decoder.keyDecodingStrategy = keyDecodingStrategy
      decoder.userInfo = userInfo
      return try decoder.decode(type, from: data)
    }
  }
}
