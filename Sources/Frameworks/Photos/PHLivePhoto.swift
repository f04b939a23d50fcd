import Foundation
import PhoneSimulation
import SwiftUI

/// The keys of what a request of a live photo says.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// The number of a request.
public typealias PHLivePhotoRequestID = Int32

/// No request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// A picture that moves for a moment. The moving part is not read: its picture stands for it.
// @unchecked: the properties are constant.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The picture.
  package let image: UIImage

  package init(image: UIImage) { self.image = image }

  /// In pixels.
  open var size: CGSize { CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale) }

  /// Makes a live photo of files, soon on the main thread: the first picture among them, or an error.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let callback = Callback(resultHandler)
    let picture = fileURLs.lazy.compactMap { try? Data(contentsOf: $0) }.compactMap { UIImage(data: $0) }.first
    SimulatedPhone.current.runSoon(named: "a live photo") {
      if let picture {
        callback.call(PHLivePhoto(image: picture), [PHLivePhotoInfoIsDegradedKey: NSNumber(value: false)])
      } else {
        callback.call(nil, [PHLivePhotoInfoErrorKey: NSError(domain: "PHPhotosErrorDomain", code: 3302)])
      }
    }
    return 1
  }

  /// Cancels a request. It has ended already.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
