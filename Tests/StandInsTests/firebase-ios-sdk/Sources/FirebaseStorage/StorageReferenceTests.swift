#if os(Linux)
  import FirebaseStorage
  import Locking
  import PhoneSimulation
  import Testing

  @Suite("Files of Cloud Storage", .ownPhone)
  struct StorageReferenceTests {
    private let phone = SimulatedPhone.current
    private var root: StorageReference { Storage.storage().reference() }

    init() { FirebaseApp.configure() }

    private func turn() async {
      await withCheckedContinuation { done in phone.runSoon(named: "a turn") { done.resume() } }
    }

    private func code(_ body: () async throws -> Void) async -> StorageErrorCode? {
      do {
        try await body()
        return nil
      } catch { return StorageErrorCode(rawValue: error._code) }
    }

    @Test("are uploaded and downloaded, with what is known of them")
    func data() async throws {
      let file = root.child("cups/red.png")
      let metadata = StorageMetadata()
      metadata.contentType = "image/png"
      metadata.customMetadata = ["size": "2"]
      let stored = try await file.putDataAsync(Data([1, 2, 3]), metadata: metadata)
      #expect(stored.size == 3 && stored.name == "red.png" && stored.path == "cups/red.png")
      #expect(stored.contentType == "image/png" && stored.timeCreated == phone.now)
      #expect(try await file.data(maxSize: 3) == Data([1, 2, 3]))
      #expect(phone.firebaseFiles.keys.sorted() == ["cups/red.png"])
      let change = StorageMetadata()
      change.customMetadata = ["size": "3"]
      #expect(try await file.updateMetadata(change).customMetadata == ["size": "3"])
      #expect(try await file.getMetadata().contentType == "image/png")
      try await file.delete()
      #expect(phone.firebaseFiles.isEmpty)
      #expect(
        phone.actDescriptions == [
          "FirebaseStorage: uploads cups/red.png", "FirebaseStorage: downloads cups/red.png",
          "FirebaseStorage: changes what is known of cups/red.png", "FirebaseStorage: asks about cups/red.png",
          "FirebaseStorage: deletes cups/red.png",
        ])
    }

    @Test("are uploaded from files and downloaded to them")
    func files() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (from, to) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("in/b"))
      try Data([7]).write(to: from)
      let file = root.child("a")
      try await file.putFileAsync(from: from)
      #expect(try await file.writeAsync(toFile: to) == to)
      #expect(FileManager.default.contents(atPath: to.path) == Data([7]))
      await #expect {
        try await file.putFileAsync(from: to.appendingPathComponent("none"))
      } throws: { $0.localizedDescription == "\(to.path)/none cannot be read." }
    }

    @Test("are refused if they are missing, too large, forbidden or not reached")
    func refusals() async throws {
      let file = root.child("a")
      #expect(await code { _ = try await file.data(maxSize: 9) } == .objectNotFound)
      #expect(await code { _ = try await file.downloadURL() } == .objectNotFound)
      #expect(await code { try await file.delete() } == .objectNotFound)
      phone.firebaseFiles["a"] = FirebaseStoredFile(Data([1, 2]))
      await #expect {
        _ = try await file.data(maxSize: 1)
      } throws: { $0.localizedDescription == "The file has 2 bytes, which is more than 1." }
      phone.firebaseRules = { $0.operation == .read ? .error(code: -13013) : .permissionDenied }
      #expect(await code { try await file.putDataAsync(Data()) } == .unauthorized)
      #expect(await code { _ = try await file.getMetadata() } == .quotaExceeded)
      phone.network = .offline
      #expect(await code { _ = try await file.listAll() } == .retryLimitExceeded)
    }

    @Test("show how far a transfer is, which the app pauses and cancels") @MainActor
    func tasks() async {
      let log = Locked<[String]>([])
      func observe(_ task: StorageUploadTask) {
        for status in [StorageTaskStatus.progress, .pause, .resume, .success, .failure] {
          task.observe(status) { snapshot in
            log.withLock { $0.append("\(status) \(snapshot.progress?.completedUnitCount ?? -1)") }
          }
        }
      }
      let first = root.child("a").putData(Data([1, 2, 3, 4]))
      observe(first)
      first.pause()
      await turn()
      #expect(log.value == ["pause -1"])
      first.resume()
      await turn()
      #expect(log.value == ["pause -1", "resume -1", "progress 2", "progress 4", "success 4"])
      log.value = []
      let second = root.child("b").putData(Data([1]))
      observe(second)
      second.cancel()
      await turn()
      #expect(log.value == ["failure 0"])
      #expect(second.snapshot.error?.localizedDescription == "The transfer was cancelled.")
      #expect(phone.firebaseFiles.keys.sorted() == ["a"])
    }

    @Test("have addresses, from which they are found again")
    func addresses() async throws {
      phone.firebaseFiles["cups/red one.png"] = FirebaseStoredFile(Data())
      let file = root.child("cups").child("red one.png")
      let url = try await file.downloadURL()
      #expect(
        url.absoluteString
          == "https://firebasestorage.googleapis.com/v0/b/sample.appspot.com/o/cups%2Fred%20one.png?alt=media&token=sample"
      )
      #expect(Storage.storage().reference(forURL: url.absoluteString) == file)
      #expect(Storage.storage().reference(forURL: "gs://sample.appspot.com/cups/red one.png") == file)
      #expect(try Storage.storage().reference(for: url) == file)
      #expect(file.parent()?.fullPath == "cups" && file.root().fullPath.isEmpty && root.parent() == nil)
      let warnings = ReportCollector.warnings { _ = Storage.storage().reference(forURL: "https://example.com/a") }
      #expect(
        warnings == [
          "\"https://example.com/a\" is no address of a file in Cloud Storage, which ends an app on a phone."
        ])
      #expect(throws: StorageError.self) { try Storage.storage().reference(for: URL(string: "https://example.com")!) }
    }

    @Test("are listed with their folders, also page by page")
    func lists() async throws {
      for path in ["a/1", "a/2", "a/3", "a/b/4", "c"] { phone.firebaseFiles[path] = FirebaseStoredFile(Data()) }
      let all = try await root.child("a").listAll()
      #expect(all.items.map(\.name) == ["1", "2", "3"] && all.prefixes.map(\.fullPath) == ["a/b"])
      let first = try await root.child("a").list(maxResults: 2)
      #expect(first.items.map(\.name) == ["1", "2"])
      let rest = try await root.child("a").list(maxResults: 2, pageToken: try #require(first.pageToken))
      #expect(rest.items.map(\.name) == ["3"] && rest.pageToken == nil)
    }
  }
#endif
