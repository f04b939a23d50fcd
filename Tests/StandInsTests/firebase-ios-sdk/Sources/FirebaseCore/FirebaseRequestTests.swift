#if os(Linux)
  import FirebaseAuth
  import FirebaseFirestore
  import Locking
  import PhoneSimulation
  import Testing

  @Suite("Rules of a project", .ownPhone)
  struct FirebaseRequestTests {
    private let phone = SimulatedPhone.current

    @Test("know the service, the operation, the path and the person")
    func requests() async throws {
      FirebaseApp.configure()
      let seen = Locked<[FirebaseRequest]>([])
      phone.firebaseRules = { request in
        seen.withLock { $0.append(request) }
        return nil
      }
      try await Firestore.firestore().document("teas/1").setData(["name": "Assam"])
      phone.signInToFirebase(FirebaseAccount(uid: "ada"))
      _ = try await Firestore.firestore().collection("teas").getDocuments()
      try await Firestore.firestore().document("teas/1").delete()
      #expect(seen.value.map(\.operation) == [.write, .read, .delete])
      #expect(seen.value.map(\.path) == ["teas/1", "teas", "teas/1"])
      #expect(seen.value.map(\.userID) == [nil, "ada", "ada"])
      #expect(Set(seen.value.map(\.service)) == [.firestore])
    }

    @Test("make the same identifiers in each run")
    func identifiers() {
      let other = SimulatedPhone()
      #expect(phone.firebaseID(20) == other.firebaseID(20))
      #expect(phone.firebaseID(20) != phone.firebaseID(20))
      #expect(phone.firebaseID(28).count == 28)
    }
  }
#endif
