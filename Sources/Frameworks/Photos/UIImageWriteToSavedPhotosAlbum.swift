import FlowObjectiveC
import Foundation
import PhoneSimulation
import SwiftUI

/// Adds a picture to the photos. A person who has not been asked whether the app may is asked now.
///
/// - Parameters:
///   - completionTarget: The object that is notified.
///   - completionSelector: `image(_:didFinishSavingWithError:contextInfo:)` of the object, with `nil` or
///     ``PHPhotosError`` for a person who does not permit it.
///   - contextInfo: Passed on to the object.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let target = Callback(completionTarget.map { $0 as AnyObject })
  let context = Callback(contextInfo)
  let selector = Callback(completionSelector)
  PHPhotoLibrary.requestAuthorization(for: .addOnly) { _ in
    var failure: (any Error)?
    do {
      try PHPhotoLibrary.shared().performChangesAndWait {
        _ = PHAssetChangeRequest.creationRequestForAsset(from: image)
      }
    } catch {
      failure = error
    }
    if let object = target.call, let selector = selector.call {
      selector._send(to: object, [image, failure, context.call])
    }
  }
}
