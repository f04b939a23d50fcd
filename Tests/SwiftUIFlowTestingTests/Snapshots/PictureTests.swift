import FlowSnapshots
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

/// Tests the content of pictures; other suites test how they are used.
@Suite("A picture")
@MainActor
struct PictureTests {
  private func png(_ view: some View, dark: Bool = false) throws -> Data {
    let engine = SnapshotEngine(
      configuration: SnapshotConfiguration(proposedSize: .init(width: 60, height: 30)),
      filePath: #filePath,
      function: #function
    )
    var environment = EnvironmentValues()
    if dark { environment.colorScheme = .dark }
    return try #require(engine.draw(view: view.environment(\.self, environment), environment: environment).pngData)
  }

  @Test("is a PNG of the size in pixels")
  func size() throws {
    let bytes = [UInt8](try png(Color.red))

    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<24] == [0, 0, 0, 120, 0, 0, 0, 60])
  }

  @Test("is reproducible, and differs for other content")
  func content() throws {
    #expect(try png(Text("cart")) == png(Text("cart")))
    #expect(try png(Text("cart")) != png(Text("card")))
  }

  @Test("is dark in a dark environment")
  func dark() throws {
    #expect(try png(Text("cart"), dark: true) != png(Text("cart")))
    #expect(try png(EmptyView(), dark: true) != png(EmptyView()))
  }

  @Test("shows the model after the step")
  func observed() throws {
    let results = shopFlow()
      .step("cart") { _ in }
      .step("still-the-cart") { _ in }
      .step("payment") { $0.pay() }
      .run(snapshotMode: .capture(SnapshotConfiguration(proposedSize: .init(width: 60, height: 30))))
    let pictures = results.map { $0.snapshotResult?.pngData }

    #expect(pictures[0] != nil)
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != pictures[2])
    #expect(results.allSatisfy { $0.failures.isEmpty })
  }

  @Test("is passed to a closure with a file name")
  func attachments() {
    var names: [String] = []
    shopFlow(name: "shop")
      .step("cart") { _ in }
      .step("skipped", snapshot: false) { _ in }
      .step("payment") { $0.pay() }
      .run(snapshotMode: .capture(SnapshotConfiguration(proposedSize: .init(width: 60, height: 30))))
      .attachSnapshots { png, name in
        #expect(!png.isEmpty)
        names.append(name)
      }

    #expect(names == ["shop-cart.png", "shop-payment.png"])
  }

  @Test("of a screen keeps the state of its views from step to step, in each configuration anew")
  func state() throws {
    let configuration = SnapshotConfiguration(proposedSize: .init(width: 60, height: 30))
    var appearances: [String] = []
    let flow = FlowTester(model: ShopModel()) { model in
      Text(model.screen).onAppear { appearances.append(model.screen) }
    }
    flow.step("cart") { _ in }
      .step("skipped", snapshot: false) { $0.pay() }
      .step("confirmation") { $0.confirm() }
      .matrixRun(
        configurations: [.init(label: "a"), .init(label: "b")],
        modelFactory: { ShopModel() },
        snapshotMode: .capture(configuration)
      )

    #expect(appearances == ["cart", "cart"])
  }

  private func compare(
    _ view: some View,
    in folder: URL,
    width: CGFloat = 10,
    tolerance: Float
  ) -> SnapshotResult {
    SnapshotEngine(
      configuration: SnapshotConfiguration(
        proposedSize: .init(width: width, height: 10),
        tolerance: tolerance,
        snapshotDirectory: folder.path,
        recordMode: .missing
      ),
      filePath: #filePath,
      function: #function
    )
    .capture(name: "colour", view: view)
  }

  @Test("may differ within the tolerance")
  func tolerance() throws {
    try withTemporaryFolder { folder throws in
      let nearly = Color(.sRGB, red: 0.52, green: 0, blue: 0)
      _ = compare(Color(.sRGB, red: 0.5, green: 0, blue: 0), in: folder, tolerance: 0)

      #expect(compare(nearly, in: folder, tolerance: 0.1).status.isMatched)
      let problem = compare(nearly, in: folder, tolerance: 0).problem
      #expect(problem?.contains("400 of 400 pixels, by up to 5 of 255") == true)
    }
  }

  @Test("of another size differs with any tolerance")
  func otherSize() throws {
    try withTemporaryFolder { folder throws in
      _ = compare(Color.red, in: folder, tolerance: 0.99)
      let problem = compare(Color.red, in: folder, width: 12, tolerance: 0.99).problem

      #expect(problem?.contains("it is 24 × 20 pixels, and the reference 20 × 20") == true)
    }
  }
}
