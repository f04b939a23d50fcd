import Foundation

/// What is known of a file.
// @unchecked: an app sets its values before it uploads the file.
open class StorageMetadata: NSObject, @unchecked Sendable {
  public let bucket: String
  public var cacheControl: String?
  public var contentDisposition: String?
  public var contentEncoding: String?
  public var contentLanguage: String?
  public var contentType: String?
  public var customMetadata: [String: String]?
  public let md5Hash: String?
  public let generation: Int64
  public let metageneration: Int64
  public internal(set) var name: String?
  public internal(set) var path: String?
  public let size: Int64
  public let timeCreated: Date?
  public let updated: Date?

  /// Creates values for a file.
  public override convenience init() { self.init(dictionary: [:]) }

  /// Creates values for a file.
  public init(dictionary: [String: AnyHashable]) {
    bucket = dictionary["bucket"] as? String ?? ""
    contentType = dictionary["contentType"] as? String
    customMetadata = dictionary["metadata"] as? [String: String]
    name = dictionary["name"] as? String
    path = name
    (md5Hash, generation, metageneration, size, timeCreated, updated) = (nil, 0, 0, 0, nil, nil)
  }

  init(_ file: FirebaseStoredFile, at path: String, in bucket: String) {
    self.bucket = bucket
    self.path = path
    name = path.split(separator: "/").last.map(String.init)
    (cacheControl, contentDisposition) = (file.cacheControl, file.contentDisposition)
    (contentEncoding, contentLanguage) = (file.contentEncoding, file.contentLanguage)
    (contentType, customMetadata) = (file.contentType ?? "application/octet-stream", file.customMetadata)
    md5Hash = nil
    (generation, metageneration) = (file.generation, 1)
    size = Int64(file.data.count)
    (timeCreated, updated) = (file.created, file.updated)
  }

  public var isFile: Bool { true }
  public var isFolder: Bool { false }
  public var reference: StorageReference? { path.map { StorageReference(path: $0) } }

  open func dictionaryRepresentation() -> [String: AnyHashable] {
    var result: [String: AnyHashable] = ["bucket": bucket, "size": size]
    result["name"] = path
    result["contentType"] = contentType
    result["metadata"] = customMetadata
    return result
  }

  /// Changes a file.
  func apply(to file: inout FirebaseStoredFile) {
    file.contentType = contentType ?? file.contentType
    file.customMetadata = customMetadata ?? file.customMetadata
    file.cacheControl = cacheControl ?? file.cacheControl
    file.contentDisposition = contentDisposition ?? file.contentDisposition
    file.contentEncoding = contentEncoding ?? file.contentEncoding
    file.contentLanguage = contentLanguage ?? file.contentLanguage
  }
}
