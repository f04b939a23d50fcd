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
      "\(folder)/shop-cart.fail.txt": Data("new".utf8), "\(folder)/shop-cart.diff.png": png("difference"),
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
      "\(folder)/cart.fail.txt": Data("words".utf8), "\(folder)/cart.diff.png": png("difference"),
    ]
    try withFiles(left) { root throws in
      let step = try #require(try SnapshotSearch(in: root).actualSteps().first)
      let accepted = try step.accept()

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
      _ = try step.accept(into: root.appendingPathComponent(folder))
      #expect(try Data(contentsOf: root.appendingPathComponent("\(folder)/cart.png")) == png("new"))
      #expect(try files(in: root) == ["\(folder)/cart.png"])
    }
  }

  @Test("are not accepted if they are not pictures, and stay unchanged", arguments: [Data(), Data("text".utf8)])
  func damaged(data: Data) throws {
    try withFiles(["\(folder)/cart.png": png("old"), "\(folder)/cart.fail.png": data]) { root throws in
      let step = try #require(try SnapshotSearch(in: root).actualSteps().first)
      let path = root.appendingPathComponent("\(folder)/cart.fail.png").path
      #expect(throws: SnapshotFilesError.notPicture(path: path)) { try step.accept() }
      #expect(try Data(contentsOf: root.appendingPathComponent("\(folder)/cart.png")) == png("old"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    }
  }

  @Test("are an error if their folder does not exist")
  func noFolder() {
    #expect(throws: SnapshotFilesError.noFolder("/nowhere/at/all")) {
      try SnapshotSearch(in: URL(fileURLWithPath: "/nowhere/at/all")).actualSteps()
    }
  }
}
