#if os(Linux)
  import FirebaseRemoteConfig
  import Locking
  import PhoneSimulation
  import Testing

  @Suite("Remote Config", .ownPhone)
  struct RemoteConfigTests {
    private let phone = SimulatedPhone.current
    private let config: RemoteConfig

    init() {
      FirebaseApp.configure()
      config = RemoteConfig.remoteConfig()
    }

    @Test("has defaults until values of the server are fetched and activated")
    func values() async throws {
      config.setDefaults(["cups": 2 as NSNumber, "hot": true as NSNumber, "name": "Assam" as NSString])
      phone.firebaseConfiguration = ["cups": "3", "new": "{\"a\":1}"]
      #expect(config["cups"].numberValue == 2 && config["hot"].boolValue && config["name"].stringValue == "Assam")
      #expect(config["cups"].source == .default && config["none"].source == .static && config["none"].stringValue == "")
      #expect(try await config.fetch() == .success)
      #expect(config["cups"].numberValue == 2)
      #expect(try await config.activate())
      #expect(config["cups"].numberValue == 3 && config["cups"].source == .remote)
      #expect((config["new"].jsonValue as? [String: Int]) == ["a": 1])
      #expect(try config["new"].decoded(asType: [String: Int].self) == ["a": 1])
      #expect(config.lastFetchStatus == .success && config.lastFetchTime == phone.now)
      #expect(config.keys(withPrefix: "n") == ["name", "new"])
      #expect(try await !config.activate())
      struct Values: Decodable { var cups: Int }
      #expect(try config.decoded(asType: Values.self).cups == 3)
    }

    @Test("keeps its values if the server gives none")
    func refused() async throws {
      phone.firebaseConfiguration = ["cups": "3"]
      #expect(try await config.fetchAndActivate() == .successFetchedFromRemote)
      phone.network = .offline
      await #expect {
        try await config.fetchAndActivate()
      } throws: { $0._code == 8003 && $0.localizedDescription == "Remote Config gives no values." }
      #expect(config.lastFetchStatus == .failure && config["cups"].numberValue == 3)
    }

    @Test("tells listeners of changes on the server, until they are removed")
    func listeners() async {
      let keys = Locked<[Set<String>]>([])
      let listener = config.addOnConfigUpdateListener { update, _ in
        keys.withLock { $0.append(update?.updatedKeys ?? []) }
      }
      phone.firebaseConfiguration = ["cups": "3"]
      await withCheckedContinuation { done in phone.runSoon(named: "a turn") { done.resume() } }
      listener.remove()
      phone.firebaseConfiguration = [:]
      await withCheckedContinuation { done in phone.runSoon(named: "a turn") { done.resume() } }
      #expect(keys.value == [["cups"]])
    }

    @Test("warns of a file that is not there")
    func noFile() {
      #expect(
        ReportCollector.warnings { config.setDefaults(fromPlist: "Nowhere") } == [
          "RemoteConfig.setDefaults(fromPlist:) finds no Nowhere.plist in the app's bundle."
        ])
    }
  }
#endif
