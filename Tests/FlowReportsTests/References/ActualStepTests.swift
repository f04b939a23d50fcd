import Foundation
import Testing

@testable import FlowReports

@Suite("The files of a failure")
struct ActualStepTests {
  private let folder = "Tests/__Snapshots__/CheckoutTests"

  @Test("are found by test file and step, outside hidden folders")
  func search() throws {
    let left = [
      "\(folder)/shop-cart.png": png("old"), "\(folder)/shop-cart.fail.png": png("new"),
      "\(folder)/shop-cart.fail.txt": semantics("new"), "\(folder)/shop-cart.diff.png": png("difference"),
      "\(folder)/address.fail.txt": Data(), ".build/x/a.fail.png": png("built"), "Sources/.fail.png": png("nameless"),
    ]
    try withFiles(left) { root throws in
      let steps = try SnapshotSearch(in: root).actualSteps()
      #expect(steps.map(\.name) == ["CheckoutTests/address", "CheckoutTests/shop-cart"])
      #expect(steps.map(\.parts) == [[.semantics], [.picture, .semantics]])
    }
  }

  @Test("replace the references, and are removed")
  func accept() throws {
    let left = [
      "\(folder)/cart.png": png("old"), "\(folder)/cart.fail.png": png("new"),
      "\(folder)/cart.fail.txt": semantics("words"), "\(folder)/cart.diff.png": png("difference"),
    ]
    try withFiles(left) { root throws in
      let step = try #require(try SnapshotSearch(in: root).actualSteps().first)
      let acceptance = try step.acceptance()
      #expect(acceptance.replaced.map(\.lastPathComponent) == ["cart.png"])
      #expect(acceptance.removed.map(\.lastPathComponent) == ["cart.fail.png", "cart.fail.txt", "cart.diff.png"])
      try ActualStep.accept(acceptance)

      let accepted = acceptance.references
      #expect(accepted.map(\.lastPathComponent) == ["cart.png", "cart.txt"])
      #expect(try files(in: root) == ["\(folder)/cart.png", "\(folder)/cart.txt"])
      #expect(try Data(contentsOf: accepted[0]) == png("new"))
      #expect(try SnapshotSearch(in: root).actualSteps().isEmpty)
    }
  }

  @Test("can be accepted into the references of another package")
  func artifacts() throws {
    try withFiles(["artifacts/CheckoutTests/cart.fail.png": png("new"), "\(folder)/cart.png": png("old")]) {
      root throws in
      let step = try #require(try SnapshotSearch(in: root.appendingPathComponent("artifacts")).actualSteps().first)
      try ActualStep.accept(step.acceptance(into: root.appendingPathComponent(folder), of: root))
      #expect(try Data(contentsOf: root.appendingPathComponent("\(folder)/cart.png")) == png("new"))
      #expect(try files(in: root) == ["\(folder)/cart.png"])
    }
  }

  @Test("are not accepted if they are not pictures, and stay unchanged", arguments: [Data(), Data("text".utf8)])
  func damaged(data: Data) throws {
    try withFiles(["\(folder)/cart.png": png("old"), "\(folder)/cart.fail.png": data]) { root throws in
      let step = try #require(try SnapshotSearch(in: root).actualSteps().first)
      let path = root.appendingPathComponent("\(folder)/cart.fail.png").path
      #expect(throws: SnapshotFilesError.notPicture(path: path)) { try step.acceptance() }
      #expect(try Data(contentsOf: root.appendingPathComponent("\(folder)/cart.png")) == png("old"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    }
  }

  @Test("are not files of somebody else with such a name, and those in a folder of references are an error")
  func foreign() throws {
    let fixtures = [
      "Tests/Fixtures/parser.txt": Data("keep".utf8), "Tests/Fixtures/parser.fail.txt": Data("fail".utf8),
      "Tests/Fixtures/logo.fail.png": foreignPNG("logo"), "Tests/Fixtures/list.fail.txt": Data("- at 1, 2\n".utf8),
    ]
    try withFiles(fixtures) { root throws in
      #expect(try SnapshotSearch(in: root).actualSteps().isEmpty)
    }
    for name in ["cart.fail.txt", "cart.txt", "cart.diff.png"] {
      var left = ["\(folder)/cart.fail.txt": semantics("new"), "\(folder)/cart.txt": semantics("old")]
      left["\(folder)/\(name)"] = Data("of another library".utf8)
      try withFiles(left) { root throws in
        let step = try #require(try SnapshotSearch(in: root).actualSteps().first)
        let path = root.appendingPathComponent("\(folder)/\(name)").path
        #expect(throws: OwnFileError.foreign(path)) { try step.acceptance() }
        #expect(try files(in: root) == left.keys.sorted())
      }
    }
  }

  @Test("do not become references through a link")
  func links() throws {
    try withFiles(["package/\(folder)/cart.fail.txt": semantics("new"), "outside/cart.txt": semantics("old")]) {
      root throws in
      let package = root.appendingPathComponent("package")
      let references = package.appendingPathComponent(folder)
      let outside = root.appendingPathComponent("outside")
      let link = references.appendingPathComponent("cart.txt")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: outside.appendingPathComponent("cart.txt"))
      let step = try #require(try SnapshotSearch(in: package).actualSteps().first)
      #expect(throws: OwnFileError.link(link.path)) { try step.acceptance() }

      let other = package.appendingPathComponent("Linked")
      try FileManager.default.createSymbolicLink(at: other, withDestinationURL: outside)
      #expect(throws: OwnFileError.link(other.path)) { try step.acceptance(into: other, of: package) }
      #expect(try Data(contentsOf: outside.appendingPathComponent("cart.txt")) == semantics("old"))
    }
  }

  @Test("are an error if their folder does not exist")
  func noFolder() {
    #expect(throws: SnapshotFilesError.noFolder("/nowhere/at/all")) {
      try SnapshotSearch(in: URL(fileURLWithPath: "/nowhere/at/all")).actualSteps()
    }
  }
}
