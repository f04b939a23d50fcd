import Foundation

extension [FlowStepResult] {
  /// Passes every picture to a closure, for instance to attach it to the test.
  ///
  /// ```swift
  /// flow.run().attachSnapshots { data, name in
  ///   Attachment.record(data, named: name)
  /// }
  /// ```
  ///
  /// - Parameter handler: Receives a picture as PNG and a file name, as in `checkout-cart.png`.
  public func attachSnapshots(using handler: (Data, String) -> Void) {
    for result in self {
      result.use?.note()
      guard let png = result.snapshotResult?.pngData else { continue }
      handler(png, result.resolvedName + ".png")
    }
  }
}
