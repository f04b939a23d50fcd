import FlowReports
import FlowSnapshots
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

@Suite("A built-in picture")
@MainActor
struct SnapshotEngineTests {
  /// An engine with a folder and an explicit environment.
  private func engine(
    _ folder: URL,
    _ variables: [String: String] = [:],
    tolerance: Float = 0,
    recordMode: SnapshotRecordMode? = nil,
    contents: SnapshotContents = .all,
    size: SnapshotConfiguration.ProposedSize = .init(width: 60, height: 30)
  ) -> SnapshotEngine {
    SnapshotEngine(
      configuration: SnapshotConfiguration(
        proposedSize: size,
        tolerance: tolerance,
        contents: contents,
        snapshotDirectory: folder.path,
        recordMode: recordMode
      ),
      filePath: "/tests/ShopTests.swift",
      function: "test()",
      environment: SnapshotEnvironment(variables)
    )
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  #if os(Linux)
    @Test("shows filters in a window, and none if the configuration asks for layers")
    func layers() throws {
      func picture(inWindow: Bool, _ view: some View) throws -> Data {
        let configuration = SnapshotConfiguration(
          proposedSize: .init(width: 20, height: 10), drawHierarchyInKeyWindow: inWindow)
        let flow = FlowTester(model: ShopModel(), configuration: FlowConfiguration()) { _ in view }.step("red")
        return try #require(flow.run(snapshotMode: .capture(configuration)).first?.snapshotResult?.pngData)
      }
      let plain = try picture(inWindow: true, Color.red)
      #expect(try picture(inWindow: true, Color.red.colorInvert()) != plain)
      #expect(try picture(inWindow: false, Color.red.colorInvert()) == plain)
    }
  #endif

  @Test("with empty contents fails, because nothing would be compared")
  func emptyContents() throws {
    try withTemporaryFolder { folder throws in
      let result = engine(folder, contents: []).capture(name: "cart", view: Text("cart"))
      #expect(
        result.problem == "there is nothing to compare: the contents of the snapshot are empty on this system")
    }
  }

  // MARK: - The lifecycle of a reference

  /// The stored parts of a step named "cart"; on Apple platforms there are no semantics.
  private func names(_ kinds: String...) -> [String] {
    #if os(Linux)
      let parts = ["png", "txt"]
    #else
      let parts = ["png"]
    #endif
    return kinds.flatMap { kind in
      kind == "diff" ? ["cart.diff.png"] : parts.map { kind.isEmpty ? "cart.\($0)" : "cart.\(kind).\($0)" }
    }
    .sorted()
  }

  @Test("becomes the reference the first time, which fails, and matches it the second time")
  func firstAndSecond() throws {
    try withTemporaryFolder { folder throws in
      let first = engine(folder).capture(name: "cart", view: Text("cart"))
      let second = engine(folder).capture(name: "cart", view: Text("cart"))

      let path = folder.appendingPathComponent("cart.png").path
      #expect(first.status.newReferencePath == path)
      let paths = names("").map { folder.appendingPathComponent($0).path }
      #expect(
        first.problem
          == "there was no reference to compare with, and \(paths.joined(separator: " and ")) "
          + "\(paths.count == 1 ? "was" : "were") recorded. Look at what was recorded, and run the test again")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first.pngData)
      #expect(second.status.isMatched)
      #expect(second.pngData == first.pngData)
      #expect(try files(in: folder) == names(""))
    }
  }

  #if os(Linux)
    @Test("the semantics of a screen are stored beside its picture, and compared without frames")
    func semantics() throws {
      try withTemporaryFolder { folder throws in
        let first = engine(folder).capture(name: "cart", view: Text("cart"))
        let text = try String(contentsOf: folder.appendingPathComponent("cart.txt"), encoding: .utf8)
        #expect(text == (first.semantics ?? "") + "\n")
        #expect(text.hasPrefix("- staticText \"cart\" at "))

        let moved = engine(folder, contents: .semantics).capture(name: "cart", view: Text("cart").offset(x: 3))
        #expect(moved.status.isMatched)
        #expect(moved.pngData == nil)
        let other = engine(folder, contents: .semantics).capture(name: "cart", view: Text("empty"))
        #expect(
          other.problem?.hasPrefix(
            "the elements differ from \(folder.path)/cart.txt. The actual files were stored at "
              + "\(folder.path)/cart.fail.txt. If the change is intended, accept it with: ") == true)
        #expect(
          other.details
            == "− - staticText \"cart\"\n+ - staticText \"empty\"\n(Reference: −, actual: +)")
      }
    }

    @Test("that differs names the changed view")
    func explained() throws {
      try withTemporaryFolder { folder throws in
        _ = engine(folder).capture(name: "cart", view: Text("cart"))
        let problem = engine(folder).capture(name: "cart", view: Text("cart").offset(y: 3)).problem
        #expect(problem?.contains("; staticText \"cart\" moved 3 points down. Look at ") == true)
      }
    }

    @Test("whose text alone differs leaves no picture of an earlier difference")
    func earlierDifference() throws {
      try withTemporaryFolder { folder throws in
        for text in ["cart", "empty"] { _ = engine(folder).capture(name: "cart", view: Text(text)) }
        #expect(try files(in: folder) == names("", "fail", "diff"))
        let result = engine(folder).capture(name: "cart", view: Text("cart").accessibilityLabel("basket"))
        #expect(result.status.mismatchPaths != nil && result.diffPath == nil)
        #expect(try files(in: folder) == names("", "fail"))
      }
    }

    @Test("whose text has no reference records one, and is still compared")
    func onlyPicture() throws {
      try withTemporaryFolder { folder throws in
        _ = engine(folder, contents: .picture).capture(name: "cart", view: Text("cart"))
        #expect(try files(in: folder) == ["cart.png"])
        let other = engine(folder).capture(name: "cart", view: Text("empty"))
        #expect(other.status.mismatchPaths != nil)
        let same = engine(folder).capture(name: "cart", view: Text("cart"))
        #expect(same.status.newReferencePath == folder.appendingPathComponent("cart.txt").path)
        #expect(engine(folder).capture(name: "cart", view: Text("cart")).status.isMatched)
      }
    }
  #endif

  @Test("that differs is stored beside its reference, with a picture of the differences")
  func mismatch() throws {
    try withTemporaryFolder { folder throws in
      let first = engine(folder).capture(name: "cart", view: Text("cart"))
      let result = engine(folder).capture(name: "cart", view: Text("empty"))

      let reference = folder.appendingPathComponent("cart.png")
      let actual = folder.appendingPathComponent("cart.fail.png")
      let difference = folder.appendingPathComponent("cart.diff.png")
      #expect(result.status.mismatchPaths?.reference == reference.path)
      #expect(result.status.mismatchPaths?.actual == actual.path)
      #expect(result.diffPath == difference.path)
      #expect(try Data(contentsOf: actual) == result.pngData)
      #expect(try Data(contentsOf: reference) == first.pngData)
      #expect(try files(in: folder) == names("", "fail", "diff"))

      let problem = try #require(result.problem)
      #expect(problem.hasPrefix("the picture differs from its reference: "))
      #expect(
        problem.hasSuffix(
          ". Look at \(difference.path). If the change is intended, accept it with: "
            + "swift run flow accept '\(folder.lastPathComponent)/cart'"
        )
      )
    }
  }

  @Test("that matches again removes the files of the failure")
  func removesArtifacts() throws {
    try withTemporaryFolder { folder throws in
      for text in ["cart", "empty", "cart"] { _ = engine(folder).capture(name: "cart", view: Text(text)) }
      #expect(try files(in: folder) == names(""))

      for text in ["empty", "empty"] { _ = engine(folder, recordMode: .failed).capture(name: "cart", view: Text(text)) }
      #expect(try files(in: folder) == names(""))
    }
  }

  @Test("has its folder beside the test")
  func folder() {
    let engine = SnapshotEngine(configuration: .init(), filePath: "/tests/ShopTests.swift", function: "test()")
    #expect(engine.snapshotDirectory == "/tests/__Snapshots__/ShopTests")
  }

  // MARK: - Recording

  @Test("is recorded according to the mode", arguments: SnapshotRecordMode.allCases)
  func recordModes(mode: SnapshotRecordMode) throws {
    try withTemporaryFolder { folder throws in
      let engine = engine(folder, recordMode: mode)
      let withoutReference = engine.capture(name: "new", view: Text("cart"))
      #expect((withoutReference.status.newReferencePath != nil) == (mode != .never))
      #expect((withoutReference.problem == nil) == (mode == .all || mode == .failed))

      _ = self.engine(folder, recordMode: .all).capture(name: "cart", view: Text("cart"))
      let same = engine.capture(name: "cart", view: Text("cart"))
      #expect(same.status.isMatched == (mode != .all))
      #expect(same.problem == nil)

      let other = engine.capture(name: "cart", view: Text("empty"))
      #expect((other.status.newReferencePath != nil) == (mode == .all || mode == .failed))
      #expect((other.problem == nil) == (mode == .all || mode == .failed))
    }
  }

  @Test("without a reference fails if none is recorded, and is kept")
  func never() throws {
    try withTemporaryFolder { folder throws in
      let result = engine(folder, ["CI": "true"]).capture(name: "cart", view: Text("cart"))

      guard case .unavailable = result.status else {
        Issue.record("The status is \(result.status).")
        return
      }
      @MainActor func paths(_ kind: String) -> String {
        names(kind).map { folder.appendingPathComponent($0).path }.joined(separator: " and ")
      }
      #expect(
        result.problem
          == "there is no reference at \(paths("")), and none is recorded because the environment variable CI is set. "
          + "The actual files were stored at \(paths("fail")). To record it, run the test with "
          + "SNAPSHOT_TESTING_RECORD=missing"
      )
      #expect(try files(in: folder) == names("fail"))
    }
  }

  @Test("is recorded if its flow's configuration requests it")
  func flowConfiguration() throws {
    try withTemporaryFolder { folder throws in
      let mode = SnapshotMode.builtin(
        SnapshotConfiguration(
          proposedSize: .init(width: 60, height: 30),
          snapshotDirectory: folder.path,
          recordMode: .never
        )
      )
      let results = shopFlow(configuration: FlowConfiguration(recordSnapshots: true))
        .step("cart") { _ in }
        .run(snapshotMode: mode)

      #expect(results[0].snapshotResult?.status.newReferencePath == folder.appendingPathComponent("cart.png").path)
    }
  }

  // MARK: - Damage

  @Test("with a damaged reference fails, keeps the reference and the picture", arguments: ["", "no picture"])
  func damaged(content: String) throws {
    try withTemporaryFolder { folder throws in
      let reference = folder.appendingPathComponent("cart.png")
      try Data(content.utf8).write(to: reference)

      let result = engine(folder).capture(name: "cart", view: Text("cart"))

      #expect(result.status.mismatchPaths?.reference == reference.path)
      #expect(result.problem?.hasPrefix("the reference picture \(reference.path) is damaged: ") == true)
      #expect(result.problem?.contains(content.isEmpty ? "the file is empty" : "not a PNG") == true)
      #expect(try Data(contentsOf: reference) == Data(content.utf8))
      #expect(try Data(contentsOf: folder.appendingPathComponent("cart.fail.png")) == result.pngData)
    }
  }

  @Test("replaces a damaged reference if failed ones are recorded")
  func damagedAndRecorded() throws {
    try withTemporaryFolder { folder throws in
      let reference = folder.appendingPathComponent("cart.png")
      try Data().write(to: reference)

      let result = engine(folder, recordMode: .failed).capture(name: "cart", view: Text("cart"))

      #expect(result.status.newReferencePath == reference.path)
      #expect(try Data(contentsOf: reference) == result.pngData)
    }
  }

  @Test("that cannot be stored fails, and is kept elsewhere")
  func unwritable() throws {
    try withTemporaryFolder { folder throws in
      // A file has the path of the folder.
      let blocked = folder.appendingPathComponent("blocked")
      try Data().write(to: blocked)
      let name = "cart-\(UUID().uuidString)"

      let result = engine(blocked, contents: .picture).capture(name: name, view: Text("cart"))

      let refuge = try UserFolder.named("failures").appendingPathComponent("ShopTests/\(name).fail.png")
      defer { try? FileManager.default.removeItem(at: refuge) }
      #expect(
        result.problem?.hasPrefix("the recorded file could not be stored at \(blocked.path)/\(name).png: ") == true)
      #expect(result.problem?.hasSuffix(". The actual files were stored at \(refuge.path)") == true)
      #expect(try Data(contentsOf: refuge) == result.pngData)
    }
  }

  @Test("is not recorded over a file of somebody else, a link or a device, and is kept elsewhere")
  func foreign() throws {
    try withTemporaryFolder { folder throws in
      let reference = folder.appendingPathComponent("cart.png")
      let other = folder.appendingPathComponent("other.txt")
      let foreign = try #require(Data(base64Encoded: foreignPNG))
      try foreign.write(to: reference)
      try Data("other".utf8).write(to: other)
      let record = engine(folder, recordMode: .all, contents: .picture)

      let result = record.capture(name: "cart", view: Text("cart"))
      let actual = folder.appendingPathComponent("cart.fail.png")
      #expect(
        result.problem
          == "the recorded file could not be stored at \(reference.path): it was not written by SwiftUIFlowTesting, so it "
          + "is neither replaced nor removed; move it, or use another name. The actual files were stored at "
          + actual.path)
      #expect(try Data(contentsOf: reference) == foreign)

      try FileManager.default.removeItem(at: reference)
      try FileManager.default.createSymbolicLink(at: reference, withDestinationURL: other)
      #expect(record.capture(name: "cart", view: Text("cart")).problem?.contains("it is a link") == true)
      #expect(try String(contentsOf: other, encoding: .utf8) == "other")

      // The files of a failure are removed, those of somebody else are not.
      try FileManager.default.removeItem(at: reference)
      try foreign.write(to: folder.appendingPathComponent("cart.diff.png"))
      #expect(record.capture(name: "cart", view: Text("cart")).problem == nil)
      #expect(try files(in: folder) == ["cart.diff.png", "cart.png", "other.txt"])
    }
  }

  /// A transparent pixel.
  private let foreignPNG =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test("whose reference cannot be read fails")
  func unreadable() throws {
    try withTemporaryFolder { folder throws in
      let reference = folder.appendingPathComponent("cart.png")
      try FileManager.default.createDirectory(at: reference, withIntermediateDirectories: true)

      let result = engine(folder).capture(name: "cart", view: Text("cart"))

      #expect(result.problem?.hasPrefix("the reference \(reference.path) could not be read: ") == true)
      #expect(result.pngData != nil)
    }
  }

  // MARK: - Locations

  @Test("of a failure is stored in the folder for artifacts, if there is one")
  func artifacts() throws {
    try withTemporaryFolder { folder throws in
      let references = folder.appendingPathComponent("references")
      let artifacts = folder.appendingPathComponent("artifacts")
      let variables = ["SNAPSHOT_ARTIFACTS": artifacts.path]

      for text in ["cart", "empty"] { _ = engine(references, variables).capture(name: "cart", view: Text(text)) }

      #expect(try files(in: references) == names(""))
      #expect(try files(in: artifacts.appendingPathComponent("ShopTests")) == names("fail", "diff"))
    }
  }

  @Test("stays in its folder with any name")
  func staysInFolder() throws {
    try withTemporaryFolder { folder throws in
      let references = folder.appendingPathComponent("references")
      _ = engine(references, contents: .picture).capture(name: "../../outside/a", view: Text("cart"))

      #expect(try files(in: folder) == ["references"])
      #expect(try files(in: references) == ["_._.._outside_a.png"])
    }
  }

  // MARK: - Invalid configurations

  @Test(
    "is rejected with an invalid configuration",
    arguments: [
      (
        SnapshotConfiguration(scale: 0),
        "the picture cannot be drawn at the scale 0.0, which must be positive"
      ),
      (
        SnapshotConfiguration(proposedSize: .init(width: 10, height: -1)),
        "the picture cannot be drawn in 10.0 by -1.0 points, which must both be positive"
      ),
      (
        SnapshotConfiguration(tolerance: 2),
        "the picture cannot be compared with the tolerance 2.0, which must be between 0 and 1"
      ),
    ]
  )
  func nonsense(configuration: SnapshotConfiguration, problem: String) {
    let engine = SnapshotEngine(configuration: configuration, filePath: "/tests/ShopTests.swift", function: "test()")

    #expect(engine.capture(name: "cart", view: Text("cart")).problem == problem)
    #expect(engine.draw(view: Text("cart")).problem == problem)
  }
}

extension SnapshotResult.Status {
  var isMatched: Bool {
    if case .matched = self { true } else { false }
  }

  var newReferencePath: String? {
    if case .newReference(let path) = self { path } else { nil }
  }

  var mismatchPaths: (reference: String, actual: String)? {
    if case .mismatch(let reference, let actual) = self { (reference, actual) } else { nil }
  }
}
