#if os(Linux)
  import FirebaseDatabase
  import Locking
  import PhoneSimulation
  import Testing

  @Suite("The Realtime Database", .ownPhone)
  struct DatabaseReferenceTests {
    private let phone = SimulatedPhone.current
    private var root: DatabaseReference { Database.database().reference() }

    init() { FirebaseApp.configure() }

    private func turn() async {
      await withCheckedContinuation { done in phone.runSoon(named: "a turn") { done.resume() } }
    }

    @Test("keeps values, and forgets what is empty")
    func values() async throws {
      let teas = root.child("teas")
      try await teas.setValue(["a": ["name": "Assam", "price": 3, "hot": true, "none": NSNull()], "b": [:]])
      let snapshot = try await teas.getData()
      #expect(snapshot.key == "teas" && snapshot.exists() && snapshot.childrenCount == 1)
      let tea = snapshot.childSnapshot(forPath: "a")
      #expect(tea.childSnapshot(forPath: "price").value as? Double == 3)
      #expect((tea.value as? [String: Any])?["hot"] as? Bool == true)
      #expect(tea.hasChild("name") && !tea.hasChild("none") && tea.hasChildren())
      #expect(snapshot.childSnapshot(forPath: "x/y").value is NSNull)
      try await teas.child("a").updateChildValues(["price": 4, "more/deep": 1])
      #expect(phone.firebaseDatabase["teas/a/more/deep"] as? Int == 1)
      try await teas.child("a").removeValue()
      #expect(phone.firebaseDatabase["/"] == nil)
    }

    @Test("gives arrays back where the names are numbers")
    func arrays() async throws {
      try await root.child("list").setValue(["x", "y"])
      #expect(phone.firebaseDatabase["list"] as? [String] == ["x", "y"])
      phone.firebaseDatabase["list/5"] = "z"
      #expect(phone.firebaseDatabase["list"] as? [String: String] == ["0": "x", "1": "y", "5": "z"])
    }

    @Test("has values that the server makes")
    func serverValues() async throws {
      try await root.child("time").setValue(ServerValue.timestamp())
      try await root.child("count").setValue(ServerValue.increment(2))
      try await root.child("count").setValue(ServerValue.increment(0.5))
      #expect(phone.firebaseDatabase["time"] as? Int == 1_168_364_460_000)
      #expect(phone.firebaseDatabase["count"] as? Double == 2.5)
    }

    @Test("makes names that are in the order in which they are made")
    func automaticNames() {
      let names = (0..<3).map { _ in root.childByAutoId().key ?? "" }
      #expect(names == names.sorted() && Set(names).count == 3 && names[0].count == 20)
    }

    @Test("shows observers the value and its changes, until they are removed")
    func observers() async throws {
      let log = Locked<[String]>([])
      let teas = root.child("teas")
      let handle = teas.observe(.value) { snapshot in
        log.withLock { $0.append("value \(snapshot.childrenCount)") }
      }
      for type in [DataEventType.childAdded, .childChanged, .childRemoved] {
        teas.observe(type) { snapshot in
          log.withLock { $0.append("\(type) \(snapshot.key) \(snapshot.value as? Int ?? 0)") }
        }
      }
      await turn()
      #expect(log.value == ["value 0"])
      try await teas.child("a").setValue(1)
      await turn()
      phone.firebaseDatabase["teas/a"] = 2
      await turn()
      try await teas.child("a").removeValue()
      await turn()
      #expect(
        log.value == [
          "value 0", "value 1", "childAdded a 1", "value 1", "childChanged a 2", "value 0", "childRemoved a 2",
        ])
      teas.removeObserver(withHandle: handle)
      teas.removeAllObservers()
      phone.firebaseDatabase["teas/b"] = 1
      await turn()
      #expect(log.value.count == 7)
    }

    @Test("shows a value once")
    func single() async {
      phone.firebaseDatabase["teas"] = ["a": 1, "b": 2]
      let log = Locked<[String]>([])
      root.child("teas").observeSingleEvent(of: .value) { snapshot in
        let keys = snapshot.children.compactMap { ($0 as? DataSnapshot)?.key }
        log.withLock { $0.append(keys.joined()) }
      }
      await turn()
      phone.firebaseDatabase["teas/c"] = 3
      await turn()
      #expect(log.value == ["ab"])
    }

    @Test("orders and limits values")
    func queries() async throws {
      phone.firebaseDatabase["teas"] = [
        "x": ["price": 3], "y": ["price": 1], "z": ["price": 2], "w": ["name": "none"],
      ]
      func keys(_ query: DatabaseQuery) async throws -> String {
        try await query.getData().children.compactMap { ($0 as? DataSnapshot)?.key }.joined()
      }
      let teas = root.child("teas")
      let byPrice = teas.queryOrdered(byChild: "price")
      #expect(try await keys(byPrice) == "wyzx")
      #expect(try await keys(byPrice.queryLimited(toFirst: 2)) == "wy")
      #expect(try await keys(byPrice.queryLimited(toLast: 1)) == "x")
      #expect(try await keys(byPrice.queryStarting(atValue: 2)) == "zx")
      #expect(try await keys(byPrice.queryStarting(afterValue: 2)) == "x")
      #expect(try await keys(byPrice.queryEnding(atValue: 1)) == "wy")
      #expect(try await keys(byPrice.queryEnding(beforeValue: 1)) == "w")
      #expect(try await keys(byPrice.queryEqual(toValue: 2)) == "z")
      #expect(try await keys(teas.queryOrderedByKey().queryStarting(atValue: "y")) == "yz")
      phone.firebaseDatabase["numbers"] = ["a": 3, "b": 1, "c": "text"]
      #expect(try await keys(root.child("numbers").queryOrderedByValue()) == "bac")
    }

    @Test("is refused by the rules, and observers hear of it")
    func rules() async {
      phone.firebaseRules = { _ in .permissionDenied }
      let log = Locked<[String]>([])
      let root = root
      root.child("a").observe(.value) { _ in
        log.withLock { $0.append("value") }
      } withCancel: { error in
        log.withLock { $0.append(error.localizedDescription) }
      }
      await turn()
      #expect(log.value == ["The rules of the project refuse a."])
      await #expect(throws: NSError.self) { try await root.child("a").setValue(1) }
      await #expect(throws: NSError.self) { _ = try await root.child("a").getData() }
      #expect(phone.firebaseDatabase["/"] == nil)
    }

    @Test("writes without a connection, and the answer waits for one")
    func offline() async {
      phone.network = .offline
      let log = Locked<[String]>([])
      root.child(".info/connected").observe(.value) { snapshot in
        log.withLock { $0.append("connected \(snapshot.value as? Bool ?? false)") }
      }
      root.child("a").setValue(1) { error, _ in log.withLock { $0.append("written \(error == nil)") } }
      await turn()
      #expect(phone.firebaseDatabase["a"] as? Int == 1)
      #expect(log.value == ["connected false"])
      await #expect(throws: NSError.self) { _ = try await root.child("a").getData() }
      phone.network = .wifi
      await turn()
      await turn()
      #expect(log.value.sorted() == ["connected false", "connected true", "written true"])
    }

    @Test("reads and writes as one step, or not")
    func transactions() async throws {
      phone.firebaseDatabase["a"] = ["count": 1]
      let result = try await root.child("a").runTransactionBlock { data in
        let count = data.childData(byAppendingPath: "count")
        count.value = (count.value as? Int ?? 0) + 1
        return .success(withValue: data)
      }
      #expect(result.0 && result.1.childSnapshot(forPath: "count").value as? Int == 2)
      let other = try await root.child("a").runTransactionBlock { _ in .abort() }
      #expect(!other.0 && phone.firebaseDatabase["a/count"] as? Int == 2)
    }

    @Test("has values as types")
    func codable() async throws {
      struct Tea: Codable, Equatable {
        var name: String
        var price: Double?
      }
      try root.child("tea").setValue(from: Tea(name: "Assam"))
      #expect(try await root.child("tea").getData().data(as: Tea.self) == Tea(name: "Assam"))
      let root = root
      await #expect(throws: DecodingError.self) { try await root.child("none").getData().data(as: Tea.self) }
    }

    @Test("warns about what it does not do")
    func warnings() async {
      let root = root
      let warnings = ReportCollector.warnings {
        root.child("a").onDisconnectRemoveValue()
        root.child("a").setValue(Locked(1))
        phone.firebaseDatabase["a"] = URL(string: "a:b")!
      }
      #expect(
        warnings == [
          "DatabaseReference.onDisconnectRemoveValue() is not implemented: the server here does not notice that an app "
            + "ends.",
          "A value of type Locked<Int> is written to the Realtime Database, which ends an app on a phone. Nothing is "
            + "written.",
          "a has a value that the Realtime Database does not know: a:b.",
        ])
    }
  }
#endif
