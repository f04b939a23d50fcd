import Checkout
import CheckoutFlows
import Foundation
import SwiftUIFlowTesting

/// Writes the report whose pictures are in the README: the example's flow, one step of which shows something else than
/// its references.
///
/// The folder is the first argument.
@main
@MainActor
struct ReportPictures {
  static func main() async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".build/pictures/report")
    let references = folder.appendingPathComponent("references").path
    try? FileManager.default.removeItem(at: folder)
    func pictures(_ mode: SnapshotRecordMode) -> SnapshotMode {
      .builtin(SnapshotConfiguration(scale: 1, snapshotDirectory: references, recordMode: mode))
    }
    _ = await flow(paying: .card, pictures(.all))
    var storyboard = FlowStoryboard(title: "Checkout")
    storyboard.add(await flow(paying: .invoice, pictures(.never)))
    print(try storyboard.write(to: folder).path)
  }

  /// - Parameter method: What is chosen on the payment screen, and there only.
  private static func flow(paying method: PaymentMethod, _ mode: SnapshotMode) async -> FlowReport {
    let bank = StubPaymentService()
    let flow = CheckoutFlow.tester(bank: bank).afterEachStep { name, _, model in
      model.paymentMethod = name.contains("delivery-express") ? method : .card
    }
    await flow.asyncMatrixRun(
      configurations: [.light, .dark, .largeText], modelFactory: { CheckoutModel(service: bank) }, snapshotMode: mode)
    return flow.lastReport
  }
}
