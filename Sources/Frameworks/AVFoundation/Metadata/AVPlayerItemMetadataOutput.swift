import FlowCoreMedia
import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// The sound or the pictures of an item.
open class AVPlayerItemTrack: NSObject {
  public let assetTrack: AVAssetTrack?

  init(_ track: AVAssetTrack?) { assetTrack = track }
}

/// Receives something of an item while it plays.
open class AVPlayerItemOutput: NSObject {}

/// Hears that what an output has announced is no longer right.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// Receives the facts that a stream brings along.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {}
}

/// Hands out the facts that a stream brings along while it plays.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
  private let identifiers: [String]?
  open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
  open private(set) var delegateQueue: DispatchQueue?

  /// Creates an output.
  ///
  /// - Parameter identifiers: What is handed out; `nil` for all.
  public init(identifiers: [String]? = nil) { self.identifiers = identifiers }

  /// Sets what receives facts.
  ///
  /// - Parameter delegateQueue: Has no effect: the delegate is called on the main thread.
  open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?)
  {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }

  func receive(_ items: [AVMetadataItem], at time: CMTime, from track: AVAssetTrack?) {
    let wanted = items.filter { item in identifiers.map { $0.contains(item.identifier?.rawValue ?? "") } ?? true }
    guard !wanted.isEmpty else { return }
    let group = AVTimedMetadataGroup(items: wanted, timeRange: CMTimeRange(start: time, duration: .indefinite))
    delegate?.metadataOutput(self, didOutputTimedMetadataGroups: [group], from: AVPlayerItemTrack(track))
  }
}

struct StreamFacts: PhoneValue {
  var latest: (name: String, facts: [AVMetadataIdentifier: PhoneMetadata])?
}

extension SimulatedPhone {
  /// A stream brings facts along, such as the title of the song that a station plays: items that play it hand them out.
  ///
  /// - Parameter name: The address of the stream, or the name of its file.
  @MainActor
  public func sendTimedMetadata(_ facts: [AVMetadataIdentifier: PhoneMetadata], of name: String) {
    use { update(StreamFacts.self) { $0.latest = (name, facts) } }
  }
}

extension AVPlayerItem {
  /// What hands out parts of the item.
  public var outputs: [AVPlayerItemOutput] { state.withLock { $0.outputs }.call }

  /// Adds what hands out parts of the item.
  public func add(_ output: AVPlayerItemOutput) {
    let all = Callback(outputs.filter { $0 !== output } + [output])
    state.withLock { $0.outputs = all }
  }

  /// Removes what hands out parts of the item.
  public func remove(_ output: AVPlayerItemOutput) {
    let rest = Callback(outputs.filter { $0 !== output })
    state.withLock { $0.outputs = rest }
  }

  /// The facts that the stream has brought along last.
  public var timedMetadata: [AVMetadataItem]? { state.withLock { $0.timedMetadata }.call }

  /// Hands out what the stream brings along, as long as the item plays.
  func receiveFacts(from phone: SimulatedPhone) {
    guard let (name, facts) = phone[StreamFacts.self].latest, (player?.rate ?? 0) != 0,
      name == asset.address.absoluteString || name == asset.address.lastPathComponent
    else { return }
    let items = facts.map { MediaFact($0, $1) }.sorted { $0.identifier.rawValue < $1.identifier.rawValue }.map(\.item)
    let kept = Callback<[AVMetadataItem]?>(items)
    state.withLock { $0.timedMetadata = kept }
    propertyObservers.announce()
    let track = asset.tracks.first
    for case let output as AVPlayerItemMetadataOutput in outputs {
      output.receive(items, at: currentTime(), from: track)
    }
  }
}
