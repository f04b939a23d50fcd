import Foundation
import PhoneSimulation

/// A file in Cloud Storage.
public struct FirebaseStoredFile: Hashable, Sendable {
  public var data: Data
  public var contentType: String?
  public var customMetadata: [String: String]?
  var cacheControl: String?
  var contentDisposition: String?
  var contentEncoding: String?
  var contentLanguage: String?
  var created: Date?
  var updated: Date?
  /// The number of its versions.
  var generation: Int64 = 1

  /// Creates a file.
  public init(_ data: Data, contentType: String? = nil) {
    self.data = data
    self.contentType = contentType
  }
}

/// The files in Cloud Storage, and how many bytes a part of a transfer has.
private struct StorageData: PhoneValue {
  var files: [String: FirebaseStoredFile] = [:]
}

extension SimulatedPhone {
  /// The files in Cloud Storage, by path: at first none.
  public var firebaseFiles: [String: FirebaseStoredFile] {
    get { self[StorageData.self].files }
    set { update(StorageData.self) { $0.files = newValue } }
  }
}
