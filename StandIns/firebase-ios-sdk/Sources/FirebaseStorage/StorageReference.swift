import Foundation
import PhoneSimulation

/// Files and folders that a list has.
// @unchecked: its values are constant.
open class StorageListResult: NSObject, @unchecked Sendable {
  public let prefixes: [StorageReference]
  public let items: [StorageReference]
  public let pageToken: String?

  init(prefixes: [StorageReference], items: [StorageReference], pageToken: String? = nil) {
    self.prefixes = prefixes
    self.items = items
    self.pageToken = pageToken
  }
}

/// A file or a folder, whether it exists or not.
// @unchecked: its values are constant.
open class StorageReference: NSObject, @unchecked Sendable {
  public let fullPath: String

  init(path: String) { fullPath = path.split(separator: "/").joined(separator: "/") }

  public var storage: Storage { .only }
  public var bucket: String { Storage.bucket }
  public var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }

  open func root() -> StorageReference { StorageReference(path: "") }

  open func parent() -> StorageReference? {
    fullPath.isEmpty
      ? nil : StorageReference(path: fullPath.split(separator: "/").dropLast().joined(separator: "/"))
  }

  open func child(_ path: String) -> StorageReference { StorageReference(path: "\(fullPath)/\(path)") }

  public override func isEqual(_ object: Any?) -> Bool { (object as? StorageReference)?.fullPath == fullPath }

  public override var hash: Int { fullPath.hashValue }

  public override var description: String { "gs://\(bucket)/\(fullPath)" }

  // MARK: - The server

  private func record(_ act: String) { SimulatedPhone.current.record("FirebaseStorage", "\(act) \(fullPath)") }

  private func check(_ operation: FirebaseRequest.Operation) throws {
    switch SimulatedPhone.current.refusal(.storage, operation, fullPath) {
    case nil: break
    case .unavailable: throw StorageError.retryLimitExceeded
    case .permissionDenied: throw StorageError.unauthorized(bucket: bucket, object: fullPath, serverError: [:])
    case .error(let code):
      throw NSError(
        domain: StorageErrorDomain, code: code,
        userInfo: [NSLocalizedDescriptionKey: "Cloud Storage refuses \(fullPath)."])
    }
  }

  private func file() throws -> FirebaseStoredFile {
    try check(.read)
    guard let file = SimulatedPhone.current.firebaseFiles[fullPath] else {
      throw StorageError.objectNotFound(object: fullPath, serverError: [:])
    }
    return file
  }

  private func save(_ data: Data, _ metadata: StorageMetadata?) throws -> (StorageMetadata, Int) {
    try check(.write)
    let phone = SimulatedPhone.current
    let old = phone.firebaseFiles[fullPath]
    var file = FirebaseStoredFile(data)
    (file.created, file.updated) = (old?.created ?? phone.now, phone.now)
    file.generation = (old?.generation ?? 0) + 1
    metadata?.apply(to: &file)
    phone.firebaseFiles[fullPath] = file
    return (StorageMetadata(file, at: fullPath, in: bucket), data.count)
  }

  private func answer<Value>(
    _ act: String, _ completion: ((Value?, (any Error)?) -> Void)?, _ make: @escaping () throws -> Value
  ) {
    record(act)
    FirebaseAnswer("an answer of Cloud Storage").give(to: completion, make)
  }

  private func answer<Value>(_ act: String, _ make: @escaping () throws -> Value) async throws -> Value {
    record(act)
    return try await FirebaseAnswer("an answer of Cloud Storage").value(make)
  }

  private static func results<Value>(
    _ completion: @escaping (Result<Value, any Error>) -> Void
  ) -> (Value?, (any Error)?) -> Void {
    { value, error in
      if let value {
        completion(.success(value))
      } else {
        completion(.failure(error ?? StorageError.internalError(message: "There is no answer.")))
      }
    }
  }

  // MARK: - Writing

  /// Uploads data.
  @discardableResult
  open func putData(_ uploadData: Data, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    putData(uploadData, metadata: metadata, completion: nil)
  }

  /// Uploads data.
  @discardableResult
  open func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask {
    record("uploads")
    let task = StorageUploadTask(self)
    task.start({ try self.save(uploadData, metadata) }, completion: completion)
    return task
  }

  /// Uploads data.
  @discardableResult
  public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) -> StorageUploadTask {
    putData(uploadData, metadata: metadata, completion: Self.results(completion))
  }

  /// Uploads a file.
  @discardableResult
  open func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    putFile(from: fileURL, metadata: metadata, completion: nil)
  }

  /// Uploads a file.
  @discardableResult
  open func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask {
    record("uploads")
    let task = StorageUploadTask(self)
    task.start(
      {
        guard let data = FileManager.default.contents(atPath: fileURL.path) else {
          throw StorageError.unknown(message: "\(fileURL.path) cannot be read.", serverError: [:])
        }
        return try self.save(data, metadata)
      }, completion: completion)
    return task
  }

  /// Uploads a file.
  @discardableResult
  public func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: @escaping (Result<StorageMetadata, any Error>) -> Void
  ) -> StorageUploadTask {
    putFile(from: fileURL, metadata: metadata, completion: Self.results(completion))
  }

  /// Uploads data.
  ///
  /// - Throws: ``StorageError``.
  @discardableResult
  public func putDataAsync(
    _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    nonisolated(unsafe) let onProgress = onProgress
    return try await withCheckedThrowingContinuation { continuation in
      let task = putData(uploadData, metadata: metadata) { (result: Result<StorageMetadata, any Error>) in
        continuation.resume(with: result)
      }
      task.observe(.progress) { onProgress?($0.progress) }
    }
  }

  /// Uploads a file.
  ///
  /// - Throws: ``StorageError``.
  @discardableResult
  public func putFileAsync(
    from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    nonisolated(unsafe) let onProgress = onProgress
    return try await withCheckedThrowingContinuation { continuation in
      let task = putFile(from: url, metadata: metadata) { (result: Result<StorageMetadata, any Error>) in
        continuation.resume(with: result)
      }
      task.observe(.progress) { onProgress?($0.progress) }
    }
  }

  // MARK: - Reading

  private func data(within maxSize: Int64) throws -> Data {
    let data = try file().data
    if data.count > maxSize {
      throw StorageError.downloadSizeExceeded(total: Int64(data.count), maxSize: maxSize)
    }
    return data
  }

  /// Downloads the file.
  ///
  /// - Parameter maxSize: The number of bytes that it may have.
  @discardableResult
  open func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) -> StorageDownloadTask {
    record("downloads")
    let task = StorageDownloadTask(self)
    var data = Data()
    task.start(
      {
        data = try self.data(within: maxSize)
        return (nil, data.count)
      }, completion: { _, error in completion(error == nil ? data : nil, error) })
    return task
  }

  /// Downloads the file.
  @discardableResult
  public func getData(
    maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void
  ) -> StorageDownloadTask {
    getData(maxSize: maxSize, completion: Self.results(completion))
  }

  /// Downloads the file.
  ///
  /// - Throws: ``StorageError``.
  public func data(maxSize: Int64) async throws -> Data {
    try await answer("downloads") { try self.data(within: maxSize) }
  }

  /// Downloads the file.
  @discardableResult
  open func write(toFile fileURL: URL) -> StorageDownloadTask {
    write(toFile: fileURL, completion: nil as ((URL?, (any Error)?) -> Void)?)
  }

  /// Downloads the file.
  @discardableResult
  open func write(toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)?) -> StorageDownloadTask {
    record("downloads")
    let task = StorageDownloadTask(self)
    task.start({ (nil, try self.copy(to: fileURL)) }) { _, error in completion?(error == nil ? fileURL : nil, error) }
    return task
  }

  /// Downloads the file.
  @discardableResult
  public func write(
    toFile fileURL: URL, completion: @escaping (Result<URL, any Error>) -> Void
  ) -> StorageDownloadTask {
    write(toFile: fileURL, completion: Self.results(completion))
  }

  /// Downloads the file.
  ///
  /// - Throws: ``StorageError``.
  public func writeAsync(toFile fileURL: URL, onProgress: ((Progress?) -> Void)? = nil) async throws -> URL {
    try await answer("downloads") {
      _ = try self.copy(to: fileURL)
      return fileURL
    }
  }

  private func copy(to url: URL) throws -> Int {
    let data = try file().data
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return data.count
  }

  // MARK: - Addresses

  private func url() throws -> URL {
    _ = try file()
    guard let url = StoragePath.url(of: fullPath) else {
      throw StorageError.pathError(message: "\(fullPath) has no address.")
    }
    return url
  }

  open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    answer("asks for the address of", completion) { try self.url() }
  }

  public func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) {
    downloadURL(completion: Self.results(completion))
  }

  /// The address for downloads.
  ///
  /// - Throws: ``StorageError``.
  open func downloadURL() async throws -> URL { try await answer("asks for the address of") { try self.url() } }

  // MARK: - Lists

  private func listed() throws -> StorageListResult {
    try check(.read)
    let start = fullPath.isEmpty ? "" : fullPath + "/"
    let names = SimulatedPhone.current.firebaseFiles.keys.filter { $0.hasPrefix(start) }.map {
      $0.dropFirst(start.count)
    }
    let folders = Set(names.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first.map(String.init) })
    return StorageListResult(
      prefixes: folders.sorted().map(child),
      items: names.filter { !$0.contains("/") }.sorted().map { child(String($0)) })
  }

  private func listed(_ count: Int64, after token: String?) throws -> StorageListResult {
    let all = try listed()
    let rest = all.items.drop { item in token.map { item.name <= $0 } ?? false }
    let items = Array(rest.prefix(Int(count)))
    return StorageListResult(
      prefixes: token == nil ? all.prefixes : [], items: items,
      pageToken: items.count < rest.count ? items.last?.name : nil)
  }

  open func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
    answer("lists", completion) { try self.listed() }
  }

  public func listAll(completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
    listAll(completion: Self.results(completion))
  }

  /// All files and folders in the folder.
  ///
  /// - Throws: ``StorageError``.
  open func listAll() async throws -> StorageListResult { try await answer("lists") { try self.listed() } }

  open func list(maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
    answer("lists", completion) { try self.listed(maxResults, after: nil) }
  }

  open func list(
    maxResults: Int64, pageToken: String, completion: @escaping (StorageListResult?, (any Error)?) -> Void
  ) {
    answer("lists", completion) { try self.listed(maxResults, after: pageToken) }
  }

  /// Some files and folders in the folder.
  ///
  /// - Throws: ``StorageError``.
  public func list(maxResults: Int64) async throws -> StorageListResult {
    try await answer("lists") { try self.listed(maxResults, after: nil) }
  }

  /// The next files in the folder.
  ///
  /// - Throws: ``StorageError``.
  public func list(maxResults: Int64, pageToken: String) async throws -> StorageListResult {
    try await answer("lists") { try self.listed(maxResults, after: pageToken) }
  }

  // MARK: - Metadata

  private func metadata() throws -> StorageMetadata { StorageMetadata(try file(), at: fullPath, in: bucket) }

  private func update(_ metadata: StorageMetadata) throws -> StorageMetadata {
    try check(.write)
    var file = try file()
    metadata.apply(to: &file)
    file.updated = SimulatedPhone.current.now
    SimulatedPhone.current.firebaseFiles[fullPath] = file
    return StorageMetadata(file, at: fullPath, in: bucket)
  }

  open func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
    answer("asks about", completion) { try self.metadata() }
  }

  public func getMetadata(completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
    getMetadata(completion: Self.results(completion))
  }

  /// What is known of the file.
  ///
  /// - Throws: ``StorageError``.
  open func getMetadata() async throws -> StorageMetadata { try await answer("asks about") { try self.metadata() } }

  open func updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) {
    answer("changes what is known of", completion) { try self.update(metadata) }
  }

  /// Changes what is known of the file.
  ///
  /// - Throws: ``StorageError``.
  @discardableResult
  open func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata {
    try await answer("changes what is known of") { try self.update(metadata) }
  }

  // MARK: - Deleting

  private func remove() throws {
    try check(.delete)
    guard SimulatedPhone.current.firebaseFiles.removeValue(forKey: fullPath) != nil else {
      throw StorageError.objectNotFound(object: fullPath, serverError: [:])
    }
  }

  open func delete(completion: (((any Error)?) -> Void)?) {
    answer("deletes", completion.map { completion in { (_: Void?, error) in completion(error) } }) { try self.remove() }
  }

  /// Deletes the file.
  ///
  /// - Throws: ``StorageError``.
  open func delete() async throws { try await answer("deletes") { try self.remove() } }
}
