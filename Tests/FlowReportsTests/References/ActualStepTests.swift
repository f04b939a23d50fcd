import Foundation
import Testing

@testable import FlowReports

@Suite("What a failure left")
struct ActualStepTests {
  private let folder = "Tests/__Snapshots__/CheckoutTests"

  @Test("is found by test file and step, and hidden folders are not looked into")
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

  @Test("replaces the references, and what belongs to the failure is gone")
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

  @Test("may go into the references of a package that it was not drawn in")
  func artifacts() throws {
    try withFiles(["artifacts/CheckoutTests/cart.fail.png": png("new"), "\(folder)/cart.png": png("old")]) {
      root throws in
      let step = try #require(try SnapshotSearch(in: root.appendingPathComponent("artifacts")).actualSteps().first)
      _ = try step.accept(into: root.appendingPathComponent(folder))
      #expect(try Data(contentsOf: root.appendingPathComponent("\(folder)/cart.png")) == png("new"))
      #expect(try files(in: root) == ["\(folder)/cart.png"])
    }
  }

  @Test("is not accepted if it is no picture, and stays as it is", arguments: [Data(), Data("text".utf8)])
  func damaged(data: Data) throws {
    try withFiles(["\(folder)/cart.png": png("old"), "\(folder)/cart.fail.png": data]) { root throws in
      let step = try #require(try SnapshotSearch(in: root).actualSteps().first)
      let path = root.appendingPathComponent("\(folder)/cart.fail.png").path
      #expect(throws: SnapshotFilesError.notPicture(path: path)) { try step.accept() }
      #expect(try Data(contentsOf: root.appendingPathComponent("\(folder)/cart.png")) == png("old"))
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    }
  }

  @Test("of a folder that is not there is an error")
  func noFolder() {
    #expect(throws: SnapshotFilesError.noFolder("/nowhere/at/all")) {
      try SnapshotSearch(in: URL(fileURLWithPath: "/nowhere/at/all")).actualSteps()
    }
  }
}
