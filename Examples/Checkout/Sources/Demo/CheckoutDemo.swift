import Checkout
import CheckoutFlows
import Foundation
import SwiftUIFlowTesting

/// Runs a complete order in four configurations, and writes its storyboard.
///
/// The folder is `storyboard`, or the first argument; a second argument sets the number of pixels per point. The exit
/// code is 1 if anything failed.
@main
@MainActor
struct CheckoutDemo {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let folder = URL(fileURLWithPath: arguments.first ?? "storyboard")
    let scale = arguments.dropFirst().first.flatMap(Double.init)
    let output = DemoOutput()
    let bank = StubPaymentService()
    let flow = CheckoutFlow.tester(bank: bank)

    await flow
      .onProgress { output.show($0) }
      .asyncMatrixRun(
        configurations: FlowConfiguration.checkout,
        modelFactory: { CheckoutModel(service: bank) },
        snapshotMode: .capture(SnapshotConfiguration(scale: scale.map { CGFloat($0) }))
      )

    var storyboard = FlowStoryboard(title: "Checkout")
    storyboard.add(flow.lastReport)
    do {
      let page = try storyboard.write(to: folder)
      output.summarize(flow.lastReport, configurations: FlowConfiguration.checkout.count, page: page)
    } catch {
      output.fail("\(error)")
    }
    exit(output.hasFailed ? EXIT_FAILURE : EXIT_SUCCESS)
  }
}
