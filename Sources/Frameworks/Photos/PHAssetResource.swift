import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// What a part of a photo is.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
  case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
  case photoProxy = 19
}

/// The file of a photo. A photo has one, `IMG_0001.PNG` and so on in the order of the library.
// @unchecked: the properties are constant.
open class PHAssetResource: NSObject, @unchecked Sendable {
  let asset: PHAsset
  open var type: PHAssetResourceType { asset.mediaType == .video ? .video : .photo }
  open var assetLocalIdentifier: String { asset.localIdentifier }
  open var uniformTypeIdentifier: String { contentType.identifier }
  open var contentType: UTType { .png }
  open var pixelWidth: Int { asset.pixelWidth }
  open var pixelHeight: Int { asset.pixelHeight }
  public let originalFilename: String

  init(_ asset: PHAsset) {
    self.asset = asset
    let index = SimulatedPhone.current.photos.firstIndex { $0.id == asset.localIdentifier } ?? 0
    originalFilename = "IMG_" + String("000\(index + 1)".suffix(4)) + ".PNG"
  }

  /// The files of a photo.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }

  /// The bytes of the file.
  var data: Data? { asset.photo.image.pngData() }

  /// The value of a property: `fileSize` is the number of bytes. Others are unknown, with a warning.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "fileSize": return data?.count ?? 0
    case "originalFilename", "filename": return originalFilename
    default:
      report(.missing("PHAssetResource.value(forKey:)", "\(key) is unknown; its value is nil."))
      return nil
    }
  }
}

/// How a file is requested. It is on the phone, and comes at once.
open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?

  public override init() { super.init() }
}

/// The number of a request.
public typealias PHAssetResourceDataRequestID = Int32

/// Provides the files of photos.
// @unchecked: there is nothing to change.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let only = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { only }

  /// Provides the bytes of a file, soon on the main thread.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    let (received, completed) = (Callback(handler), Callback(completionHandler))
    SimulatedPhone.current.runSoon(named: "a photo's file") {
      if let data = resource.data { received.call(data) }
      completed.call(resource.data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return 1
  }

  /// Writes a file, soon on the main thread.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let completed = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a photo's file") {
      do {
        guard let data = resource.data else { throw CocoaError(.fileReadUnknown) }
        try data.write(to: fileURL)
        completed.call(nil)
      } catch {
        completed.call(error)
      }
    }
  }

  /// Cancels a request. It has ended already.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
