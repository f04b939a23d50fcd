import FlowIssueReporting
import Foundation
import SwiftUI
import SwiftUIFlowTesting

/// A minimal checkout of a shop.
@Observable
final class ShopModel: FlowModel {
  var screen = "cart"
  var items = 1

  func pay() { screen = "payment" }
  func confirm() { screen = "confirmation" }
  func decline() throws { throw PaymentError.declined }
  @MainActor func load() async {
    await Task.yield()
    items += 1
  }
}

enum PaymentError: Error {
  case declined
}

struct ShopView: View {
  let model: ShopModel

  var body: some View {
    Text(model.screen)
  }
}

/// A flow with a new shop.
@MainActor
func shopFlow(
  name: String? = nil,
  model: ShopModel = ShopModel(),
  configuration: FlowConfiguration = .init()
) -> FlowTester<ShopModel, ShopView> {
  FlowTester(name: name, model: model, configuration: configuration) { ShopView(model: $0) }
}

extension IssueCollection {
  /// The messages of the failures.
  var messages: [String] { reported.map(\.message) }
  /// The lines of the failures.
  var lines: [UInt] { reported.map(\.location.line) }
}

/// A temporary folder that is removed at the end.
func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
