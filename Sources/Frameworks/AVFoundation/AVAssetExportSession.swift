import FlowCoreMedia
import FlowFoundation
import Foundation
import PhoneSimulation
import SwiftUI

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes an asset, or a part of it, to a file.
///
/// The file has no contents here. Players on this phone know its length, its size and a picture of it.
// @unchecked: it is used on the main thread only.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// What a session does.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  /// The part of the asset that is written: all of it unless an app sets another.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// How the tracks make one picture; the file has its size.
  open var videoComposition: AVVideoComposition?
  /// The facts about the file: those of the asset unless an app sets others.
  open var metadata: [AVMetadataItem]?
  /// Whether a player can begin before it has the whole file. It has no effect here.
  open var shouldOptimizeForNetworkUse = false
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// How much is written, from 0 to 1.
  open var progress: Float { status == .completed ? 1 : 0 }

  /// Creates a session; `nil` for a preset that does not exist.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
  }

  /// The presets.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetHEVC1920x1080, AVAssetExportPresetHEVC3840x2160, AVAssetExportPresetAppleM4A,
      AVAssetExportPresetPassthrough,
    ]
  }

  /// The types of files that the preset can have.
  open var supportedFileTypes: [AVFileType] { isSound ? [.m4a] : [.mov, .mp4, .m4v] }

  private var isSound: Bool { presetName == AVAssetExportPresetAppleM4A }

  /// Writes ``outputURL``, and calls back soon on the main thread, also after a failure.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    guard status == .unknown else {
      return reportMistake("An AVAssetExportSession was started twice; it writes one file.")
    }
    status = .exporting
    SimulatedPhone.current.runSoon(named: "the export of a video") { [self] in
      if status == .exporting { write(to: outputURL, as: outputFileType) }
      handler()
    }
  }

  /// Writes a file.
  ///
  /// - Throws: `AVError` for a file that exists or cannot have the type, and errors of the asset and of the folder.
  public func export(to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation) async throws {
    guard status == .unknown else {
      reportMistake("An AVAssetExportSession was started twice; it writes one file.")
      throw AVError(.exportFailed)
    }
    (outputURL, outputFileType) = (url, fileType)
    write(to: url, as: fileType)
    if let error { throw error }
  }

  /// Ends without a file.
  open func cancelExport() {
    if status == .unknown || status == .exporting { status = .cancelled }
  }

  private func write(to url: URL?, as type: AVFileType?) {
    do {
      guard let url, url.isFileURL, let type else { throw AVError(.exportFailed) }
      guard supportedFileTypes.contains(type) else { throw AVError(.fileFormatNotRecognized) }
      let media = try asset.media()
      guard !FileManager.default.fileExists(atPath: url.path) else { throw AVError(.fileAlreadyExists) }
      try Data().write(to: url)
      videoComposition?.warnOfInstructions()
      report(
        .approximate("AVAssetExportSession", "the file is empty; players on this phone know its length and picture."))
      let phone = SimulatedPhone.current
      phone.record("AVFoundation", "exports \(url.lastPathComponent)")
      phone.media[url.absoluteString] = PhoneMedia(
        duration: seconds(of: media.duration), size: size(of: media.size),
        picture: isSound ? nil : asset.picture(at: timeRange.start))
      phone.keep(metadata ?? asset.metadata, of: url)
      status = .completed
    } catch {
      (status, self.error) = (.failed, error)
    }
  }

  /// The part of the time range that the asset has.
  private func seconds(of duration: TimeInterval) -> TimeInterval {
    let (start, length) = (timeRange.start.seconds, timeRange.duration.seconds)
    let first = start.isFinite ? max(0, start) : 0
    let end = length.isFinite ? min(duration, first + length) : duration
    return max(0, end - first)
  }

  /// The size of the asset, made smaller as the preset says.
  private func size(of size: CGSize) -> CGSize {
    if isSound { return .zero }
    if let wanted = videoComposition?.renderSize, wanted != .zero { return wanted }
    let numbers = presetName.split { !$0.isNumber }.compactMap { Double($0) }
    guard numbers.count == 2, size.width > 0, size.height > 0 else { return size }
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    let scale = min(1, numbers[0] / long, numbers[1] / short)
    return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }
}
