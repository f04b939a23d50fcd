import Foundation
import SwiftUI

extension ProbeTable {
  /// Files as an app's repository has them: whole, cut, with changed bytes, in other encodings, with links and marks of
  /// merges. `FLOW_PROBE_SEEDS` is the number of seeds, `FLOW_PROBE_START` the first one.
  mutating func addFiles() {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["FLOW_PROBE_START"].flatMap(Int.init) ?? 0
    let count = variables["FLOW_PROBE_SEEDS"].flatMap(Int.init) ?? 40
    addLines(first..<first + count)
    addFonts(first..<first + count)
    addProjects(first..<first + count)
    files("files: whole") { try await FileProbe.run([AppFiles.valid()], in: $0) }
    files("files: written by hand") { try await FileProbe.run(SpecialFiles.all(), in: $0) }
    for seed in first..<first + count {
      files("files: seed \(seed)", isShort: seed < first + 3, limit: 30) { screens in
        var dice = FileDice(seed: seed)
        try await FileProbe.run(FileProbe.cases(with: &dice), in: screens)
      }
    }
  }

  /// Adds a probe that may throw an error, which is a failure.
  mutating func files(
    _ name: String, isShort: Bool = true, limit: Int32 = 60,
    _ run: @escaping @MainActor (ProbeScreens) async throws -> Void
  ) {
    add(name, isShort: isShort, limit: limit) { screens in
      do { try await run(screens) } catch { screens.expect(false, "\(error)") }
    }
  }
}

/// Shows the files of a corpus.
@MainActor
enum FileProbe {
  /// The number of changed folders for a seed.
  private static let count = 24

  static func cases(with dice: inout FileDice) throws -> [FileCase] {
    let valid = try AppFiles.valid()
    var cases: [FileCase] = []
    while cases.count < count {
      let path = dice.choice(of: valid.files)
      let change = dice.choice(of: FileChange.allCases)
      if let changed = change.change(path, of: valid, &dice) { cases.append(changed) }
    }
    return cases
  }

  /// Shows each folder, and compares what is seen with its expectation.
  static func run(_ cases: [FileCase], in screens: ProbeScreens) async throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("flow-probe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let whole = try look(at: AppFiles.valid(), in: root.appendingPathComponent("whole"), screens)
    screens.expect(whole.issues.isEmpty, "The whole files are reported: \(whole.issues)")
    for (index, files) in cases.enumerated() {
      say("case \(files.name)")
      let folder = root.appendingPathComponent("case\(index)")
      let seen = try look(at: files, in: folder, screens)
      screens.expect(seen.changes.isEmpty, "\(files.name): files were written: \(seen.changes)")
      switch files.expectation {
      case .same:
        screens.expect(seen.issues.isEmpty, "\(files.name): \(seen.issues)")
        screens.expect(seen.outline == whole.outline, "\(files.name): the outline is another one: \(seen.outline)")
        screens.expect(seen.picture == whole.picture, "\(files.name): the picture is another one.")
      case .report:
        screens.expect(
          !seen.issues.isEmpty,
          "\(files.name): there is no warning. \(seen.outline == whole.outline ? "The outline is the same." : "")")
      case .anything: break
      }
    }
  }

  private struct Seen {
    let issues: [String]
    let outline: String
    let picture: [UInt32]
    let changes: [String]
  }

  private static func look(at files: FileCase, in folder: URL, _ screens: ProbeScreens) throws -> Seen {
    let place = folder.appendingPathComponent("App.bundle")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try PictureSamples.png().write(to: folder.appendingPathComponent("secret.png"))
    try files.write(to: place)
    let before = FileTree(folder)
    guard let bundle = Bundle(url: place) else { throw FileProbeError.noBundle }
    let screen = screens.show(AppFilesView(bundle: bundle), height: 500)
    return Seen(
      issues: screen.graph.issues.map(\.message), outline: screen.outline,
      picture: screen.picture(scale: 1)?.pixels ?? [], changes: before.changes(to: FileTree(folder)))
  }
}

enum FileProbeError: Error { case noBundle }
