import FlowCoreLocation
import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

/// How the content of a photo is requested for editing.
open class PHContentEditingInputRequestOptions: NSObject {
  /// Whether the app knows how to continue an edit; photos here have none.
  open var canHandleAdjustmentData: ((PHAdjustmentData) -> Bool)?
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double, UnsafeMutablePointer<Bool>) -> Void)?

  public override init() { super.init() }
}

/// The number of a request for content.
public typealias PHContentEditingInputRequestID = Int

/// The key of the error of a request, in its information.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"
/// Whether a request was cancelled, in its information.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// Whether the content is not on the phone, in its information.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"

/// What an app says of an edit, to continue it.
open class PHAdjustmentData: NSObject {
  public let formatIdentifier: String
  public let formatVersion: String
  public let data: Data

  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    self.formatIdentifier = formatIdentifier
    self.formatVersion = formatVersion
    self.data = data
  }
}

/// The content of a photo, for editing.
// @unchecked: the properties are constant.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
  private let asset: PHAsset
  /// The file of the picture, a copy; `nil` if it cannot be written.
  public let fullSizeImageURL: URL?

  init(_ asset: PHAsset) {
    self.asset = asset
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "FullSizes/\(UUID().uuidString)/\(PHAssetResource(asset).originalFilename)")
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard let data = PHAssetResource(asset).data else { throw CocoaError(.fileReadUnknown) }
      try data.write(to: file)
      fullSizeImageURL = file
    } catch {
      report(.missing("PHContentEditingInput.fullSizeImageURL", "it is nil, for no file can be written: \(error)."))
      fullSizeImageURL = nil
    }
  }

  open var mediaType: PHAssetMediaType { asset.mediaType }
  open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
  open var creationDate: Date? { asset.creationDate }
  open var location: CLLocation? { asset.location }
  open var uniformTypeIdentifier: String? { contentType?.identifier }
  open var contentType: UTType? { .png }
  open var adjustmentData: PHAdjustmentData? { nil }
  open var displaySizeImage: UIImage? { asset.photo.image }
  /// The orientation as files say it: upright.
  open var fullSizeImageOrientation: Int32 { 1 }
}

extension PHAsset {
  /// Provides the content for editing, soon on the main thread.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    let completed = Callback { completionHandler($0, [:]) }
    SimulatedPhone.current.runSoon(named: "a photo's content") { completed.call(PHContentEditingInput(self)) }
    return 1
  }

  /// Cancels a request. It has ended already.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
