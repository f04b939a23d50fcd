import Foundation
import PhoneSimulation
import SwiftUI

/// The number of a request.
public typealias PHImageRequestID = Int32

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill

  public static var `default`: PHImageContentMode { .aspectFit }
}

/// How pictures are requested. The phone answers once, with the whole picture.
open class PHImageRequestOptions: NSObject {
  /// How good a picture is.
  public enum DeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
  }

  /// How exact the size of a picture is.
  public enum ResizeMode: Int, Sendable {
    case none, fast, exact
  }

  /// Whether a picture has the person's changes. The phone has one of each picture.
  public enum Version: Int, Sendable {
    case current, unadjusted, original
  }

  open var version: Version = .current
  open var deliveryMode: DeliveryMode = .opportunistic
  open var resizeMode: ResizeMode = .fast
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  /// Hears how much has come from the cloud. It is never called: pictures are on the phone.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  public override init() { super.init() }
}

/// How live photos are requested. The phone answers once, with the whole picture.
open class PHLivePhotoRequestOptions: NSObject {
  open var deliveryMode: PHImageRequestOptions.DeliveryMode = .opportunistic
  open var isNetworkAccessAllowed = false

  public override init() { super.init() }
}

/// The size of the whole picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Provides the pictures of photos, in their own size.
// @unchecked: there is nothing to change.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()

  open class func `default`() -> PHImageManager { only }

  public override init() { super.init() }

  /// Provides a picture: at once if the options ask for it, otherwise soon on the main thread.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let image = asset.photo.image
    if options?.isSynchronous == true {
      resultHandler(image, [:])
    } else {
      let callback = Callback(resultHandler)
      SimulatedPhone.current.runSoon(named: "a photo") { callback.call(image, [PHImageResultIsDegradedKey: false]) }
    }
    return 1
  }

  /// Provides the file of a picture: at once if the options ask for it, otherwise soon on the main thread.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let data = asset.photo.image.pngData()
    if options?.isSynchronous == true {
      resultHandler(data, "public.png", .up, [:])
    } else {
      let callback = Callback(resultHandler)
      SimulatedPhone.current.runSoon(named: "a photo's file") { callback.call(data, "public.png", .up, [:]) }
    }
    return 1
  }

  /// Provides a picture as a live photo: soon on the main thread.
  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let (callback, image) = (Callback(resultHandler), asset.photo.image)
    SimulatedPhone.current.runSoon(named: "a live photo") { callback.call(PHLivePhoto(image: image), [:]) }
    return 1
  }

  /// Cancels a request. It has ended already.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Provides the pictures of many photos.
// @unchecked: there is nothing to change.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// The key of whether a better picture follows. None does here.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
