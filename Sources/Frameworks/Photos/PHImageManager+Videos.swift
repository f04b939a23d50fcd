import FlowAVFoundation
import FlowCoreMedia
import Foundation
import PhoneSimulation

/// How videos are requested. They are on the phone.
open class PHVideoRequestOptions: NSObject {
  /// How good a video is.
  public enum DeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
  }

  /// Whether a video has the person's changes.
  public enum Version: Int, Sendable {
    case current, original
  }

  open var deliveryMode: DeliveryMode = .automatic
  open var version: Version = .current
  open var isNetworkAccessAllowed = false
  /// Hears how much has come from the cloud. It is never called: videos are on the phone.
  open var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  public override init() { super.init() }
}

extension PHImageManager {
  /// Provides a video, soon on the main thread; `nil` for a photo.
  ///
  /// The address of the asset is a file with the first frame, as for `PHAssetResource`; players on this phone know its length.
  @discardableResult
  public func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    provide(asset) { resultHandler($0, nil, [:]) }
  }

  /// Provides a video for a player, soon on the main thread; `nil` for a photo.
  @discardableResult
  public func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    provide(asset) { resultHandler($0.map { AVPlayerItem(asset: $0) }, [:]) }
  }

  /// Provides what writes a video to a file, soon on the main thread; `nil` for a photo.
  @discardableResult
  public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    provide(asset) { video in
      resultHandler(video.flatMap { AVAssetExportSession(asset: $0, presetName: exportPreset) }, [:])
    }
  }

  private func provide(_ asset: PHAsset, _ handler: @escaping (AVURLAsset?) -> Void) -> PHImageRequestID {
    let (callback, phone) = (Callback(handler), SimulatedPhone.current)
    phone.runSoon(named: "a video of the library") { callback.call(phone.video(of: asset)) }
    return 1
  }
}

extension SimulatedPhone {
  /// The video of an asset, whose file is written where it is not there.
  fileprivate func video(of asset: PHAsset) -> AVURLAsset? {
    guard asset.mediaType == .video else { return nil }
    let photo = asset.photo
    let name = String(photo.id.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    let folder = FileManager.default.temporaryDirectory.appending(path: "DCIM")
    let file = folder.appending(path: "\(name).mov")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? photo.image.pngData()?.write(to: file)
    let size = CGSize(width: photo.image.size.width, height: photo.image.size.height)
    // A test may have set another length.
    if media[file.absoluteString] == nil, media[file.lastPathComponent] == nil {
      media[file.absoluteString] = PhoneMedia(duration: asset.duration, size: size, picture: photo.image)
    }
    return AVURLAsset(url: file)
  }
}
