#if os(Linux)
  import FirebaseAppCheck
  import PhoneSimulation
  import Testing

  @Suite("App Check", .ownPhone)
  struct AppCheckTests {
    private final class Factory: NSObject, AppCheckProviderFactory {
      func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { nil }
    }

    @Test("asks the provider of the app's factory for a token")
    func token() async throws {
      FirebaseApp.configure()
      AppCheck.setAppCheckProviderFactory(AppCheckDebugProviderFactory())
      let token = try await AppCheck.appCheck().token(forcingRefresh: false)
      #expect(token.token == "sample" && token.expirationDate.timeIntervalSince(SimulatedPhone.current.now) == 3600)
      AppCheck.setAppCheckProviderFactory(Factory())
      await #expect {
        _ = try await AppCheck.appCheck().token(forcingRefresh: false)
      } throws: { $0.localizedDescription == "There is no provider." }
    }
  }
#endif
