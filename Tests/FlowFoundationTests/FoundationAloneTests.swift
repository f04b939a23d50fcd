#if os(Linux)
  import Foundation
  import TestCompiler
  import Testing

  /// Sources of apps that import Foundation alone, to which `flow` adds the import of FlowFoundation.
  @Suite("A file that imports Foundation alone")
  struct FoundationAloneTests {
    private static let names = """
      import Foundation

      func strings() -> [String?] {
        let duration = DateComponentsFormatter()
        duration.unitsStyle = .abbreviated
        duration.allowedUnits = [.hour, .minute]
        return [
          String(localized: "hello"), String(localized: "hello", bundle: .main, comment: "c"),
          String(localized: LocalizedStringResource("x")), duration.string(from: 3_600),
          RelativeDateTimeFormatter().string(for: Date()), MeasurementFormatter().string(from: UnitLength.meters),
          Measurement(value: 1, unit: UnitLength.meters).formatted(), ListFormatter.localizedString(byJoining: ["a"]),
          NSLocale(localeIdentifier: "en").localizedString(forCountryCode: "US"), "a" as CFString as String,
        ]
      }

      func files() throws {
        let file = URL.documentsDirectory.appending(path: "a")
        guard file.startAccessingSecurityScopedResource() else { return }
        defer { file.stopAccessingSecurityScopedResource() }
        var isStale = false
        _ = try URL(resolvingBookmarkData: file.bookmarkData(), bookmarkDataIsStale: &isStale)
        _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
        _ = FileManager.default.ubiquityIdentityToken == nil
        NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: nil) { _ in }
        _ = NSItemProvider(contentsOf: file)
      }

      final class Doubling: ValueTransformer {}

      @MainActor func objects(manager: UndoManager) -> Int {
        let start = CFAbsoluteTimeGetCurrent()
        NSUbiquitousKeyValueStore.default.set("a", forKey: "b")
        if ProcessInfo.processInfo.isLowPowerModeEnabled || ProcessInfo.processInfo.thermalState == .critical { return 0 }
        if CFAbsoluteTimeGetCurrent() < start { NSException(name: .genericException, reason: nil).raise() }
        _ = (RunLoop.Mode.tracking, URLSession.shared, NSEC_PER_SEC, manager.canUndo)
        _ = NSUserActivity(activityType: "a").activityType
        return 1
      }

      """

    @Test("sees the names of Apple's Foundation, in both language modes", arguments: [5, 6])
    func names(mode: Int) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Alone-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Names.swift")
      func errors(_ source: String) throws -> String {
        try Data(source.utf8).write(to: file)
        return try Toolchain.typeCheck(
          [file], moduleName: "Names", in: folder, options: [], importing: [], languageMode: mode)
      }
      #expect(try errors(Self.names + "import FlowFoundation\n") == "")
      #expect(try errors(Self.names).contains("error: "))
    }
  }
#endif
