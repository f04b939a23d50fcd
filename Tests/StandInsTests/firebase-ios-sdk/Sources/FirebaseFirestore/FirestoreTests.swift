#if os(Linux)
  import FirebaseAuth
  import FirebaseFirestore
  import Locking
  import PhoneSimulation
  import SwiftUI
  import Testing

  @Suite("Documents of Firestore", .ownPhone)
  struct FirestoreTests {
    private let phone = SimulatedPhone.current
    private var store: Firestore { Firestore.firestore() }

    init() { FirebaseApp.configure() }

    private func turn() async {
      await withCheckedContinuation { done in phone.runSoon(named: "a turn") { done.resume() } }
    }

    /// The code of an error.
    private func code(_ body: () async throws -> Void) async -> FirestoreErrorCode.Code? {
      do {
        try await body()
        return nil
      } catch {
        #expect(error._domain == "FIRFirestoreErrorDomain")
        return FirestoreErrorCode.Code(rawValue: error._code)
      }
    }

    // MARK: - Values

    @Test("keep all types of values, and give numbers that an app reads as any type")
    func values() async throws {
      let other = store.document("teas/2")
      let absent: String? = nil
      let values: [String: Any] = [
        "text": "Assam", "whole": 3, "part": 2.5, "yes": true, "none": NSNull(), "absent": absent as Any,
        "date": Date(timeIntervalSince1970: 1.5), "data": Data([1, 2]), "place": GeoPoint(latitude: 1, longitude: 2),
        "other": other, "list": [1, "two", ["three": 3]], "map": ["inner": ["deep": Float(0.5)]],
        "vector": FieldValue.vector([1, 2] as [Double]), "number": NSNumber(value: 7), "flag": NSNumber(value: false),
      ]
      try await store.document("teas/1").setData(values)
      let document = try await store.document("teas/1").getDocument()
      #expect(document.exists && document.documentID == "1" && document.reference == store.document("teas/1"))
      #expect(document["text"] as? String == "Assam")
      #expect(document["whole"] as? Int == 3 && document["whole"] as? Double == 3)
      #expect(document["part"] as? Double == 2.5 && document["part"] as? Int == nil)
      #expect(document["yes"] as? Bool == true && document["flag"] as? Bool == false)
      #expect(document["none"] is NSNull && document["absent"] is NSNull && document["nothing"] == nil)
      #expect((document["date"] as? Timestamp)?.dateValue() == Date(timeIntervalSince1970: 1.5))
      #expect(document["data"] as? Data == Data([1, 2]))
      #expect(document["place"] as? GeoPoint == GeoPoint(latitude: 1, longitude: 2))
      #expect(document["other"] as? DocumentReference == other)
      #expect((document["list"] as? [Any])?.count == 3)
      #expect(document.get("map.inner.deep") as? Double == 0.5)
      #expect(document.get(FieldPath(["map", "inner"])) as? [String: Double] == ["deep": 0.5])
      #expect(document.get(FieldPath.documentID()) as? String == "1")
      #expect(document["vector"] as? VectorValue == VectorValue([1, 2]))
      #expect(document["number"] as? Int == 7)
      #expect(document.data()?.count == values.count)
    }

    @Test("do not keep values of other types, which ends an app on a phone")
    func unsupported() async {
      let (phone, document) = (phone, store.document("teas/1"))
      let error = Locked<(any Error)?>(nil)
      let warnings = ReportCollector.warnings {
        document.setData(["link": URL(string: "https://example.com")!]) { failure in error.value = failure }
      }
      await turn()
      #expect(
        warnings == [
          "A value of type URL is written to Firestore, which ends an app on a phone. Nothing is written."
        ])
      #expect(error.value.map { FirestoreErrorCode.Code.invalidArgument ~= $0 } == true)
      #expect(phone.firestore.paths == [])
    }

    @Test("have paths whose names take turns")
    func paths() {
      let warnings = ReportCollector.warnings {
        _ = Firestore.firestore().document("teas")
        _ = Firestore.firestore().collection("teas/1")
      }
      let end = ", which ends an app on a phone: names of collections and of documents take turns."
      #expect(warnings == ["\"teas\" is no path of a document\(end)", "\"teas/1\" is no path of a collection\(end)"])
      let deep = store.collection("/teas/").document("1").collection("cups").document("2")
      #expect(deep.path == "teas/1/cups/2" && deep.parent.collectionID == "cups")
      #expect(deep.parent.parent?.path == "teas/1" && store.collection("teas").parent == nil)
    }

    // MARK: - Writing

    @Test("are replaced, merged, updated and deleted")
    func writes() async throws {
      let document = store.document("teas/1")
      try await document.setData(["name": "Assam", "cup": ["size": 1, "color": "red"]])
      try await document.setData(["cup": ["size": 2]], merge: true)
      #expect(phone.firestore["teas/1"]?["name"] as? String == "Assam")
      #expect((phone.firestore["teas/1"]?["cup"] as? [String: Any])?["color"] as? String == "red")
      try await document.updateData(["cup.size": 3, "cup.color": FieldValue.delete()])
      #expect(phone.firestore["teas/1"]?["cup"] as? [String: Int] == ["size": 3])
      try await document.updateData(["cup": ["new": 1]])
      #expect(phone.firestore["teas/1"]?["cup"] as? [String: Int] == ["new": 1])
      try await document.setData(["name": "Ceylon", "price": 4], mergeFields: ["price"])
      #expect(phone.firestore["teas/1"]?["name"] as? String == "Assam")
      #expect(phone.firestore["teas/1"]?["price"] as? Int == 4)
      try await document.setData(["name": "Ceylon"])
      #expect(phone.firestore["teas/1"]?.count == 1)
      try await document.delete()
      #expect(phone.firestore["teas/1"] == nil)
      #expect(try await !document.getDocument().exists)
      #expect(
        phone.actDescriptions.prefix(3) == [
          "FirebaseFirestore: sets teas/1: cup, name", "FirebaseFirestore: sets teas/1: cup",
          "FirebaseFirestore: updates teas/1: cup.color, cup.size",
        ])
    }

    @Test("are not updated if they do not exist")
    func updateOfNone() async {
      let document = store.document("teas/1")
      await #expect {
        try await document.updateData(["name": "Assam"])
      } throws: { error in
        FirestoreErrorCode.notFound ~= error && error.localizedDescription == "There is no document teas/1 to update."
      }
      #expect(phone.firestore.paths == [])
    }

    @Test("have values that the server makes")
    func fieldValues() async throws {
      let document = store.document("teas/1")
      try await document.setData([
        "count": 1, "list": ["a", "b"], "low": 5, "high": 5, "inner": ["time": FieldValue.serverTimestamp()],
      ])
      #expect(document.path == "teas/1")
      try await document.updateData([
        "count": FieldValue.increment(Int64(2)), "list": FieldValue.arrayUnion(["b", "c"]),
        "low": FieldValue.minimum(Int64(3)), "high": FieldValue.maximum(Int64(3)),
        "fresh": FieldValue.increment(0.5), "new": FieldValue.arrayRemove(["a"]),
      ])
      let fields = try #require(phone.firestore["teas/1"])
      #expect(fields["count"] as? Int == 3 && fields["fresh"] as? Double == 0.5)
      #expect(fields["list"] as? [String] == ["a", "b", "c"])
      #expect(fields["low"] as? Int == 3 && fields["high"] as? Int == 5)
      #expect((fields["new"] as? [Any])?.isEmpty == true)
      let time = (fields["inner"] as? [String: Any])?["time"] as? Timestamp
      #expect(time?.dateValue() == phone.now)
      try await document.updateData(["list": FieldValue.arrayRemove(["a", "c"])])
      #expect(phone.firestore["teas/1"]?["list"] as? [String] == ["b"])
    }

    @Test("get identifiers that are the same in each run")
    func identifiers() async throws {
      let first = try await store.collection("teas").addDocument(data: ["name": "Assam"])
      #expect(first.documentID == SimulatedPhone().firebaseID(20))
      #expect(store.collection("teas").document().documentID != first.documentID)
      #expect(phone.firestore.paths == ["teas/\(first.documentID)"])
    }

    @Test("are read at once after they are written, and answers come later") @MainActor
    func order() {
      let screen = Screen(device: .iPhone)
      screen.show(Text("app"))
      let log = Locked<[String]>([])
      store.document("teas/1").setData(["name": "Assam"]) { _ in log.withLock { $0.append("written") } }
      store.document("teas/1").getDocument { document, _ in
        log.withLock { $0.append(document?["name"] as? String ?? "none") }
      }
      #expect(log.value == [])
      screen.advance(by: 0.01)
      #expect(log.value == ["written", "Assam"])
    }

    // MARK: - Listeners

    @Test("show listeners what changes, also of another client, until they are removed")
    func listeners() async throws {
      let log = Locked<[String]>([])
      let listener = store.collection("teas").order(by: "name").addSnapshotListener { snapshot, _ in
        let changes = snapshot?.documentChanges.map {
          "\($0.type) \($0.document["name"] as? String ?? "") \(Int(truncatingIfNeeded: $0.newIndex))"
        }
        log.withLock { $0.append(changes?.joined(separator: ", ") ?? "") }
      }
      await turn()
      #expect(log.value == [""])
      phone.firestore["teas/1"] = ["name": "Ceylon"]
      await turn()
      try await store.document("teas/2").setData(["name": "Assam"])
      await turn()
      phone.firestore["teas/1"] = ["name": "Aa"]
      await turn()
      phone.firestore["teas/2"] = nil
      await turn()
      // Another collection.
      phone.firestore["cups/1"] = ["name": "red"]
      await turn()
      #expect(
        log.value == [
          "", "added Ceylon 0", "added Assam 0", "modified Aa 0", "removed Assam \(Int.max)",
        ])
      listener.remove()
      phone.firestore["teas/3"] = ["name": "Earl Grey"]
      await turn()
      #expect(log.value.count == 5)
    }

    @Test("show a listener of a document that it does not exist, and what it becomes")
    func documentListener() async {
      let log = Locked<[String]>([])
      store.document("teas/1").addSnapshotListener { document, _ in
        log.withLock { $0.append(document?.data()?["name"] as? String ?? "none") }
      }
      await turn()
      phone.firestore["teas/1"] = ["name": "Assam"]
      await turn()
      phone.firestore["teas/1"] = nil
      await turn()
      #expect(log.value == ["none", "Assam", "none"])
    }

    @Test("end a listener that the rules refuse, with an error")
    func refusedListener() async {
      phone.firebaseRules = { $0.userID == nil ? .permissionDenied : nil }
      let log = Locked<[String]>([])
      store.collection("teas").addSnapshotListener { snapshot, error in
        log.withLock { $0.append(error?.localizedDescription ?? "\(snapshot?.count ?? 0)") }
      }
      await turn()
      phone.firestore["teas/1"] = ["name": "Assam"]
      await turn()
      #expect(log.value == ["The rules of the project refuse teas."])
    }

    @Test("are a sequence of snapshots")
    func sequence() async throws {
      let phone = phone
      phone.firestore["teas/1"] = ["name": "Assam"]
      var counts: [Int] = []
      for try await snapshot in store.collection("teas").snapshots {
        counts.append(snapshot.count)
        if counts.count == 2 { break }
        phone.firestore["teas/2"] = ["name": "Ceylon"]
      }
      #expect(counts == [1, 2])
      for try await document in store.document("teas/1").snapshots {
        #expect(document["name"] as? String == "Assam")
        break
      }
    }

    // MARK: - Refusals

    @Test("are refused by the rules, and stay as they were")
    func rules() async {
      phone.firestore["teas/1"] = ["name": "Assam"]
      phone.firebaseRules = { $0.operation == .read ? nil : .permissionDenied }
      let store = store
      #expect(await code { try await store.document("teas/1").setData([:]) } == .permissionDenied)
      #expect(await code { try await store.document("teas/1").delete() } == .permissionDenied)
      #expect(await code { _ = try await store.document("teas/1").getDocument() } == nil)
      phone.firebaseRules = { _ in .error(code: 8) }
      #expect(await code { _ = try await store.collection("teas").getDocuments() } == .resourceExhausted)
      #expect(phone.firestore["teas/1"]?["name"] as? String == "Assam")
    }

    @Test("are found without a connection if the app has read them, and otherwise are an error")
    func offline() async throws {
      phone.firestore["teas/1"] = ["name": "Assam"]
      phone.firestore["teas/2"] = ["name": "Ceylon"]
      let store = store
      #expect(try await !store.document("teas/1").getDocument().metadata.isFromCache)
      phone.network = .offline
      #expect(try await store.document("teas/1").getDocument().metadata.isFromCache)
      #expect(await code { _ = try await store.document("teas/2").getDocument() } == .unavailable)
      #expect(await code { _ = try await store.document("teas/1").getDocument(source: .server) } == .unavailable)
      let known = try await store.collection("teas").getDocuments()
      #expect(known.documents.map(\.documentID) == ["1"] && known.metadata.isFromCache)
      #expect(
        await code { _ = try await store.collection("teas").count.getAggregation(source: .server) } == .unavailable)
    }

    @Test("are written without a connection, and the answer waits for one")
    func pending() async throws {
      phone.network = .offline
      let done = Locked(false)
      store.document("teas/1").setData(["name": "Assam"]) { _ in done.value = true }
      await turn()
      #expect(!done.value)
      let document = try await store.document("teas/1").getDocument()
      #expect(document["name"] as? String == "Assam" && document.metadata.hasPendingWrites)
      phone.network = .wifi
      await turn()
      await turn()
      #expect(done.value)
      #expect(try await !store.document("teas/1").getDocument().metadata.hasPendingWrites)
    }

    @Test("are as without a connection while the app has turned the network off")
    func disabledNetwork() async throws {
      let store = store
      try await store.disableNetwork()
      #expect(await code { _ = try await store.document("teas/1").getDocument() } == .unavailable)
      try await store.enableNetwork()
      #expect(await code { _ = try await store.document("teas/1").getDocument() } == nil)
    }

    // MARK: - Several documents

    @Test("are written together, or not at all")
    func batches() async throws {
      let batch = store.batch()
      batch.setData(["name": "Assam"], forDocument: store.document("teas/1"))
        .setData(["name": "Ceylon"], forDocument: store.document("teas/2"), merge: true)
      try await batch.commit()
      #expect(phone.firestore.paths == ["teas/1", "teas/2"])
      let failing = store.batch()
      failing.deleteDocument(store.document("teas/1")).updateData(["a": 1], forDocument: store.document("teas/3"))
      #expect(await code { try await failing.commit() } == .notFound)
      #expect(phone.firestore.paths == ["teas/1", "teas/2"])
    }

    @Test("are read and written as one step, which the app may end with an error")
    func transactions() async throws {
      let store = store
      phone.firestore["teas/1"] = ["count": 1]
      let document = store.document("teas/1")
      let result = try await store.runTransaction { transaction, errorPointer -> Any? in
        do {
          let count = try transaction.getDocument(document).data()?["count"] as? Int ?? 0
          transaction.updateData(["count": count + 1], forDocument: document)
          return count + 1
        } catch let error as NSError {
          errorPointer?.pointee = error
          return nil
        }
      }
      #expect(result as? Int == 2)
      #expect(phone.firestore["teas/1"]?["count"] as? Int == 2)
      await #expect {
        try await store.runTransaction { transaction, errorPointer in
          transaction.deleteDocument(document)
          errorPointer?.pointee = NSError(domain: "App", code: 5)
          return nil
        }
      } throws: { $0._domain == "App" && $0._code == 5 }
      #expect(phone.firestore["teas/1"]?["count"] as? Int == 2)
      await #expect {
        try await store.runTransaction { transaction, errorPointer in
          transaction.deleteDocument(document)
          do { _ = try transaction.getDocument(document) } catch { errorPointer?.pointee = error as NSError }
          return nil
        }
      } throws: { $0.localizedDescription == "A transaction reads before it writes." }
      phone.network = .offline
      #expect(await code { try await store.runTransaction { _, _ in nil } } == .unavailable)
    }

    @Test("are those of a test, which warns about a value of another type")
    func forTests() {
      let warnings = ReportCollector.warnings { phone.firestore["teas/1"] = ["name": "Assam", "bad": Locked(1)] }
      #expect(warnings.count == 1)
      #expect(warnings[0].hasPrefix("A field of teas/1 has a value that Firestore does not know: "))
      #expect(phone.firestore["/teas/1"]?.keys.sorted() == ["name"])
      phone.firestore.removeAll()
      #expect(phone.firestore.paths == [])
    }
  }
#endif
