import FlowCoreMedia
import FlowFoundation
import FlowRendering
import Foundation
import PhoneSimulation
import SwiftUI

/// The width of a video, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The height of a video, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// How a video is compressed.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"

/// Writes frames and sounds to a file.
///
/// The file has no contents here. Players on this phone know its length and its first frame.
open class AVAssetWriter: NSObject {
  /// What a writer does.
  public enum Status: Int, Sendable {
    case unknown, writing, completed, failed, cancelled
  }

  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var inputs: [AVAssetWriterInput] = []
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// The facts about the file.
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieFragmentInterval = CMTime.invalid

  private var start: CMTime?
  private var end: CMTime?

  /// Creates a writer of a file, which must not exist when writing begins.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` for an address that is no file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    guard outputURL.isFileURL else { throw AVError(.fileFormatNotRecognized) }
    self.outputURL = outputURL
    self.outputFileType = outputFileType
  }

  /// Creates a writer of a file, which must not exist when writing begins.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` for an address that is no file.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  /// Whether an input can be added: before writing has begun, once.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && input.writer == nil }

  /// Adds an input.
  open func add(_ input: AVAssetWriterInput) {
    guard canAdd(input) else {
      return reportMistake("An input was added to an AVAssetWriter that cannot have it; ask canAdd(_:) before.")
    }
    input.writer = self
    inputs.append(input)
  }

  /// Begins to write.
  ///
  /// - Returns: Whether the file can be written. If not, ``error`` says why.
  @discardableResult
  open func startWriting() -> Bool {
    guard status == .unknown else { return false }
    if FileManager.default.fileExists(atPath: outputURL.path) { return fail(AVError(.fileAlreadyExists)) }
    do {
      try Data().write(to: outputURL)
    } catch { return fail(error) }
    status = .writing
    return true
  }

  private func fail(_ error: any Error) -> Bool {
    (status, self.error) = (.failed, error)
    return false
  }

  /// Sets the time of the frames with which the file begins.
  open func startSession(atSourceTime startTime: CMTime) { start = startTime }

  /// Sets the time at which the file ends; by default, the end of the last frame.
  open func endSession(atSourceTime endTime: CMTime) { end = endTime }

  var canAppend: Bool {
    guard status == .writing, start != nil else {
      reportMistake(
        "A frame was appended to an AVAssetWriter that does not write: call startWriting() and "
          + "startSession(atSourceTime:) before.")
      return false
    }
    return true
  }

  /// Ends the file.
  nonisolated(nonsending) open func finishWriting() async { finish() }

  /// Ends the file, and calls back soon on the main thread.
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    finish()
    SimulatedPhone.current.runSoon(named: "the end of a video") { handler() }
  }

  private func finish() {
    guard status == .writing, let start else { return }
    let last = end ?? inputs.compactMap(\.end).max() ?? start
    let video = inputs.first { $0.mediaType == .video }
    let seconds = (last - start).seconds
    report(.approximate("AVAssetWriter", "the file is empty; players on this phone know its length and first frame."))
    let phone = SimulatedPhone.current
    phone.record("AVFoundation", "writes \(outputURL.lastPathComponent)")
    phone.media[outputURL.absoluteString] = PhoneMedia(
      duration: seconds.isFinite ? max(0, seconds) : 0, size: video?.size ?? .zero, picture: video?.picture)
    phone.keep(metadata, of: outputURL)
    for input in inputs { input.markAsFinished() }
    status = .completed
  }

  /// Ends without a file.
  open func cancelWriting() {
    guard status == .writing || status == .unknown else { return }
    if status == .writing { try? FileManager.default.removeItem(at: outputURL) }
    status = .cancelled
  }
}

/// Frames or sounds of a file that is written.
open class AVAssetWriterInput: NSObject {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?

  /// Whether the frames come while they are recorded. It has no effect here.
  open var expectsMediaDataInRealTime = false

  /// How a player turns the frames. It has no effect here.
  open var transform = CGAffineTransform.identity

  fileprivate weak var writer: AVAssetWriter?
  fileprivate private(set) var picture: UIImage?
  private var times: [CMTime] = []
  private var isFinished = false

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - outputSettings: How frames are compressed, with their size; `nil` to leave them as they are.
  ///   - sourceFormatHint: The format of the frames. It has no effect here.
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
  ) {
    self.mediaType = mediaType
    self.outputSettings = outputSettings
  }

  /// Whether more can be appended: while the writer writes.
  open var isReadyForMoreMediaData: Bool { writer?.status == .writing && !isFinished }

  /// The size of the video, in pixels.
  fileprivate var size: CGSize {
    func number(_ key: String) -> CGFloat? { (outputSettings?[key] as? NSNumber).map { CGFloat($0.doubleValue) } }
    guard let width = number(AVVideoWidthKey), let height = number(AVVideoHeightKey) else {
      return picture?.size ?? .zero
    }
    return CGSize(width: width, height: height)
  }

  /// The end of the last frame, which is as long as the one before.
  fileprivate var end: CMTime? {
    guard let last = times.max() else { return nil }
    guard let before = times.filter({ $0 < last }).max() else { return last }
    return last + (last - before)
  }

  /// Appends a frame or a sound.
  ///
  /// - Returns: Whether it was appended.
  @discardableResult
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool {
    append(sampleBuffer.imageBuffer, at: sampleBuffer.presentationTimeStamp)
  }

  fileprivate func append(_ buffer: CVImageBuffer?, at time: CMTime) -> Bool {
    guard let writer, writer.canAppend, !isFinished else { return false }
    times.append(time)
    if picture == nil, let bitmap = buffer?.bitmap { picture = UIImage(.bitmap(bitmap), scale: 1) }
    return true
  }

  /// Ends the input.
  open func markAsFinished() { isFinished = true }

  /// Calls a closure soon on the main thread, and again as long as it appends something.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
    let ask = Callback { [weak self] in
      guard let self, isReadyForMoreMediaData else { return }
      let count = times.count
      block()
      if times.count > count { requestMediaDataWhenReady(on: queue, using: block) }
    }
    SimulatedPhone.current.runSoon(named: "frames of a video") { ask.call() }
  }
}

/// Appends pictures to an input.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?

  /// Creates an adaptor.
  ///
  /// - Parameter sourcePixelBufferAttributes: The size and the format of the pool's buffers; without a size, they have
  ///   that of the video.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    assetWriterInput = input
    self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
  }

  private lazy var pool: CVPixelBufferPool = {
    let size = assetWriterInput.size
    let own: [String: Any] = [kCVPixelBufferWidthKey: Int(size.width), kCVPixelBufferHeightKey: Int(size.height)]
    return CVPixelBufferPool(own.merging(sourcePixelBufferAttributes ?? [:]) { $1 })
  }()

  /// Makes buffers for the input; `nil` before writing has begun.
  open var pixelBufferPool: CVPixelBufferPool? { assetWriterInput.writer?.status == .writing ? pool : nil }

  /// Appends a picture.
  ///
  /// - Returns: Whether it was appended.
  @discardableResult
  open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
    assetWriterInput.append(pixelBuffer, at: presentationTime)
  }
}
