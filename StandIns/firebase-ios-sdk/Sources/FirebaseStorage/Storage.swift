import Foundation
import PhoneSimulation

/// Files on a server. They are in the memory of the phone (`SimulatedPhone.firebaseFiles`).
// @unchecked: its values have no effect.
open class Storage: NSObject, @unchecked Sendable {
  static let only = Storage()

  private override init() {}

  public var app: FirebaseApp { .configured(for: "Storage.app") }
  public var maxUploadRetryTime: TimeInterval = 600
  public var maxDownloadRetryTime: TimeInterval = 600
  public var maxOperationRetryTime: TimeInterval = 120
  public var uploadChunkSizeBytes: Int64 = .max
  public var callbackQueue = DispatchQueue.main

  /// The default app's files.
  open class func storage() -> Storage {
    _ = FirebaseApp.configured(for: "Storage.storage()")
    return only
  }

  /// The files of a bucket: all share them.
  open class func storage(url: String) -> Storage { only }

  /// An app's files: all apps share them.
  open class func storage(app: FirebaseApp) -> Storage { only }

  open class func storage(app: FirebaseApp, url: String) -> Storage { only }

  open func reference() -> StorageReference { StorageReference(path: "") }

  open func reference(withPath path: String) -> StorageReference { StorageReference(path: path) }

  /// The file of an address: one that begins with `gs:`, or one for downloads.
  open func reference(forURL url: String) -> StorageReference {
    guard let path = StoragePath.path(ofURL: url) else {
      SimulatedPhone.current.warn("\"\(url)\" is no address of a file in Cloud Storage, which ends an app on a phone.")
      return reference()
    }
    return StorageReference(path: path)
  }

  /// The file of an address.
  ///
  /// - Throws: ``StorageError`` if it is none of Cloud Storage.
  open func reference(for url: URL) throws -> StorageReference {
    guard let path = StoragePath.path(ofURL: url.absoluteString) else {
      throw StorageError.pathError(message: "\(url) is no address of a file in Cloud Storage.")
    }
    return StorageReference(path: path)
  }

  /// Has no effect: the files are in memory anyway.
  open func useEmulator(withHost host: String, port: Int) {}

  static var bucket: String { FirebaseApp.app()?.options.storageBucket ?? FirebaseOptions.sample.storageBucket ?? "" }
}

/// Addresses of files.
enum StoragePath {
  private static let host = "https://firebasestorage.googleapis.com/v0/b/"

  /// The address for downloads.
  static func url(of path: String) -> URL? {
    let name = path.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_.")))
    return URL(string: "\(host)\(Storage.bucket)/o/\(name ?? "")?alt=media&token=sample")
  }

  /// The path of an address; `nil` if it is none of Cloud Storage.
  static func path(ofURL url: String) -> String? {
    if url.hasPrefix("gs://") { return url.dropFirst(5).split(separator: "/").dropFirst().joined(separator: "/") }
    guard let range = url.range(of: "/o/"), url.contains("/v0/b/") else { return nil }
    return String(url[range.upperBound...].prefix { $0 != "?" }).removingPercentEncoding
  }
}
