import FlowObjectiveC
import Foundation
import PhoneSimulation
import SwiftUI

/// Adds a picture to the photos. A person who has not been asked whether the app may is asked now.
///
/// - Parameters:
///   - completionTarget: The object that is told.
///   - completionSelector: `image(_:didFinishSavingWithError:contextInfo:)` of the object, with `nil` or
///     ``PHPhotosError`` for a person who does not permit it.
///   - contextInfo: Passed on to the object.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let target = Callback(completionTarget.map { $0 as AnyObject })
  let context = Callback(contextInfo)
  PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
    var failure: (any Error)?
    if status == .authorized || status == .limited {
      let phone = SimulatedPhone.current
      let id = "saved-\(phone.photos.count + 1)"
      phone.record("Photos", "adds the photo \(id)")
      phone.photos.append(PhonePhoto(id: id, image: image, date: phone.now))
    } else {
      failure = PHPhotosError(.accessUserDenied)
    }
    if let object = target.call, let completionSelector {
      completionSelector._send(to: object, [image, failure, context.call])
    }
  }
}
