#if os(Linux)
  import FirebaseCore
  import FirebaseFirestore
  import PhoneSimulation
  import Testing

  @Suite("The app of Firebase", .ownPhone)
  struct FirebaseAppTests {
    @Test("is configured with sample values and a warning if the bundle has no file")
    func noFile() {
      #expect(FirebaseApp.app() == nil)
      let warnings = ReportCollector.warnings { FirebaseApp.configure() }
      #expect(
        warnings == [
          "FirebaseApp.configure() finds no GoogleService-Info.plist in the app's bundle, which ends an app on a phone. "
            + "It goes on with sample values."
        ])
      #expect(FirebaseApp.app()?.options.projectID == "sample")
      #expect(FirebaseApp.app()?.name == "__FIRAPP_DEFAULT")
    }

    @Test("is configured by what an app uses before, with a warning")
    func usedBefore() {
      let warnings = ReportCollector.warnings {
        _ = Firestore.firestore()
        _ = Firestore.firestore()
      }
      #expect(
        warnings == [
          "Firestore.firestore() is used before FirebaseApp.configure(), which ends an app on a phone. It goes on with "
            + "sample values."
        ])
      #expect(FirebaseApp.app() != nil)
    }

    @Test("has the options of a file, which a copy has, too")
    func file() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
      defer { try? FileManager.default.removeItem(at: file) }
      let values = [
        "GOOGLE_APP_ID": "1:2:ios:3", "GCM_SENDER_ID": "2", "API_KEY": "key", "PROJECT_ID": "tea",
        "BUNDLE_ID": "com.example.tea", "CLIENT_ID": "client", "DATABASE_URL": "https://tea.example.com",
        "STORAGE_BUCKET": "tea.appspot.com",
      ]
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
      let read = try #require(FirebaseOptions(contentsOfFile: file.path)?.copy() as? FirebaseOptions)
      #expect([read.googleAppID, read.gcmSenderID, read.bundleID] == ["1:2:ios:3", "2", "com.example.tea"])
      #expect([read.apiKey, read.projectID, read.clientID] == ["key", "tea", "client"])
      #expect([read.databaseURL, read.storageBucket] == ["https://tea.example.com", "tea.appspot.com"])
      #expect(FirebaseOptions(contentsOfFile: file.path + ".no") == nil)
    }

    @Test("has others beside it, which are removed")
    func others() async {
      let options = FirebaseOptions(googleAppID: "1", gcmSenderID: "2")
      FirebaseApp.configure(options: options)
      FirebaseApp.configure(name: "other", options: options)
      #expect(FirebaseApp.allApps?.keys.sorted() == ["__FIRAPP_DEFAULT", "other"])
      #expect(await FirebaseApp.app(name: "other")?.delete() == true)
      #expect(FirebaseApp.app(name: "other") == nil)
    }
  }
#endif
