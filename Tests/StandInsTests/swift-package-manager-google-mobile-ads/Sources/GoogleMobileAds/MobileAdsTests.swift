#if os(Linux)
  import GoogleMobileAds
  import PhoneSimulation
  import Testing

  @Suite("Google's ads as a whole", .ownPhone) @MainActor
  struct MobileAdsTests {
    @Test("are ready after the start, at the next turn of the clock")
    func start() {
      let ads = AdScreen()
      var state: AdapterStatus.State?
      ads.perform {
        MobileAds.shared.start { state = $0.adapterStatusesByClassName.values.first?.state }
        #expect(state == nil)
      }
      #expect(state == .ready)
      #expect(ads.screen.phone.acts(of: "GoogleMobileAds") == ["GoogleMobileAds: starts"])
      #expect(GADMobileAds.sharedInstance() === MobileAds.shared)
    }

    @Test("keep what networks are told with a request")
    func extras() throws {
      let request = Request()
      let extras = Extras()
      extras.additionalParameters = ["npa": "1"]
      request.register(extras)
      #expect(request.adNetworkExtras(for: Extras.self) === extras)
    }

    @Test("have no page that inspects them, and say so")
    func inspector() {
      let warnings = ReportCollector.warnings { MobileAds.shared.presentAdInspector(from: nil) }
      #expect(
        warnings == ["MobileAds.presentAdInspector(from:) shows nothing: the page is on Google's servers."])
    }
  }
#endif
