#if os(Linux)
  import FirebaseInstallations
  import PhoneSimulation
  import Testing

  @Suite("The installation of an app", .ownPhone)
  struct InstallationsTests {
    @Test("has an identifier until it is deleted")
    func identifier() async throws {
      FirebaseApp.configure()
      let id = try await Installations.installations().installationID()
      #expect(id.count == 22)
      #expect(try await Installations.installations().installationID() == id)
      try await Installations.installations().delete()
      #expect(try await Installations.installations().installationID() != id)
    }
  }
#endif
