import FlowUIKit
import Foundation
import PhoneSimulation

/// Which part of a web view a picture shows.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
  /// The part in the view's points; the null rectangle, as at first, for all that is visible.
  open var rect = CGRect.null
  /// The width of the picture in points; `nil` for that of the part.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() {}
}

extension WKWebView {
  /// Makes a picture of what is visible, and hands it over soon on the main thread.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let (callback, picture) = (Callback(completionHandler), Callback(snapshot(snapshotConfiguration)))
    SimulatedPhone.current.runSoon(named: "a picture of a page") { callback.call(picture.call, nil) }
  }

  /// Makes a picture of what is visible.
  ///
  /// - Throws: Nothing here.
  public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage { snapshot(configuration) }

  private func snapshot(_ configuration: WKSnapshotConfiguration?) -> UIImage {
    let part = configuration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
    let image = UIGraphicsImageRenderer(size: part.size).image { _ in
      _ = drawHierarchy(
        in: CGRect(x: -part.minX, y: -part.minY, width: bounds.width, height: bounds.height), afterScreenUpdates: true)
    }
    guard let width = configuration?.snapshotWidth?.doubleValue, width > 0, part.width > 0, let pixels = image.cgImage
    else { return image }
    return UIImage(cgImage: pixels, scale: image.scale * part.width / width, orientation: .up)
  }
}
