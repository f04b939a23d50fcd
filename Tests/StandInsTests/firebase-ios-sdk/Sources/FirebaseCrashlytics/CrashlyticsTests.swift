#if os(Linux)
  import FirebaseCrashlytics
  import PhoneSimulation
  import Testing

  @Suite("Reports of Crashlytics", .ownPhone)
  struct CrashlyticsTests {
    @Test("are acts of the app")
    func reports() async {
      FirebaseApp.configure()
      let crashlytics = Crashlytics.crashlytics()
      crashlytics.log("tea")
      crashlytics.setCustomValue(3, forKey: "cups")
      crashlytics.setUserID("ada")
      crashlytics.record(error: NSError(domain: "Tea", code: 5))
      crashlytics.record(exceptionModel: ExceptionModel(name: "Spill", reason: "hot"))
      crashlytics.setCrashlyticsCollectionEnabled(false)
      #expect(
        SimulatedPhone.current.actDescriptions == [
          "FirebaseCrashlytics: logs \"tea\"", "FirebaseCrashlytics: sets cups=3",
          "FirebaseCrashlytics: sets the person ada", "FirebaseCrashlytics: reports Tea 5",
          "FirebaseCrashlytics: reports Spill",
        ])
      #expect(!crashlytics.didCrashDuringPreviousExecution() && !crashlytics.isCrashlyticsCollectionEnabled())
      #expect(await !crashlytics.checkForUnsentReports())
    }
  }
#endif
