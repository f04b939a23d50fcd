import FlowAVFAudio
import FlowCoreMedia
import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Plays a video or a sound on the screen's clock. Nothing moves or is heard; the phone records when it begins and ends.
// @unchecked: what changes is guarded by a lock.
open class AVPlayer: NSObject, AnnouncingObject, @unchecked Sendable {
  /// Whether the player can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Whether the player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// What happens at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// Why the player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  struct State {
    var item: AVPlayerItem?
    var rate: Float = 0
    var defaultRate: Float = 1
    var volume: Float = 1
    var isMuted = false
    var actionAtItemEnd = ActionAtItemEnd.pause
    var observers: [TimeObserver] = []
    var alarm: (phone: SimulatedPhone, id: PhoneAlarm.ID)?
    var interruption: PhoneObservation?
    /// Whether the end of the item has been announced since it was last moved.
    var hasEnded = false
  }

  package let propertyObservers = PropertyObservers()
  let state: Locked<State>

  /// Creates a player without an item.
  public override init() { state = Locked(State()) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    state = Locked(State(item: item))
    super.init()
    item?.player = self
    item?.load()
  }

  /// Creates a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  // MARK: - State

  open var currentItem: AVPlayerItem? { state.withLock { $0.item } }
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }

  open var timeControlStatus: TimeControlStatus {
    let (rate, item) = state.withLock { ($0.rate, $0.item) }
    if rate == 0 { return .paused }
    return item?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }

  open var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// The loudness, from zero to one.
  open var volume: Float {
    get { state.withLock { $0.volume } }
    set { set(\.volume, newValue) }
  }

  open var isMuted: Bool {
    get { state.withLock { $0.isMuted } }
    set { set(\.isMuted, newValue) }
  }

  open var actionAtItemEnd: ActionAtItemEnd {
    get { state.withLock { $0.actionAtItemEnd } }
    set { set(\.actionAtItemEnd, newValue) }
  }

  /// The speed of `play()`.
  open var defaultRate: Float {
    get { state.withLock { $0.defaultRate } }
    set { set(\.defaultRate, newValue) }
  }

  private func set<Value>(_ path: WritableKeyPath<State, Value>, _ value: Value) {
    state.withLock { $0[keyPath: path] = value }
    propertyObservers.announce()
  }

  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var isExternalPlaybackActive: Bool { false }
  open var appliesMediaSelectionCriteriaAutomatically = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open class var eligibleForHDRPlayback: Bool { false }

  // MARK: - Playing

  /// The speed; zero while the player is paused.
  open var rate: Float {
    get { state.withLock { $0.rate } }
    set { setRate(newValue) }
  }

  open func play() { setRate(defaultRate) }
  open func pause() { setRate(0) }
  open func playImmediately(atRate rate: Float) { setRate(rate) }

  private func setRate(_ rate: Float) {
    let phone = SimulatedPhone.current
    let old = state.withLock { state in
      defer { state.rate = rate }
      return state.rate
    }
    guard old != rate else { return }
    if (old == 0) != (rate == 0) { phone.record("AVFoundation", "\(rate == 0 ? "pauses" : "plays") \(name)") }
    var interruption: PhoneObservation?
    if rate != 0 { interruption = phone.observeInterruption { [weak self] in self?.pause() } }
    // Ends the observation outside of the lock.
    withExtendedLifetime(state.withLock { state in swap(&state.interruption, &interruption) }) {}
    run()
    tellPeriodicObservers()
    propertyObservers.announce()
  }

  private var name: String { currentItem?.asset.address.lastPathComponent ?? "nothing" }

  /// Makes another item the current one.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let old = currentItem
    guard old !== item else { return }
    stop(old)
    state.withLock { state in
      state.item = item
      state.hasEnded = false
    }
    item?.player = self
    item?.load()
    run()
    propertyObservers.announce()
  }

  /// Holds an item that is no longer the current one.
  private func stop(_ item: AVPlayerItem?) {
    let now = SimulatedPhone.current.now
    item?.state.withLock { $0.timeline.setRate(0, at: now) }
    if item?.player === self { item?.player = nil }
  }

  // MARK: - Time

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves to a time.
  open func seek(to time: CMTime) { currentItem?.move(to: time) }

  /// Moves to a time, exactly: the tolerances are not needed.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Moves to a time, and calls back soon on the main thread: with `false` without an item.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    let (callback, hasItem) = (Callback(completionHandler), currentItem != nil)
    seek(to: time)
    SimulatedPhone.current.runSoon(named: "a seek") { callback.call(hasItem) }
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Moves to a time.
  ///
  /// - Returns: Whether there is an item.
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    currentItem?.move(to: time)
    return currentItem != nil
  }

  @discardableResult
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    currentItem?.move(to: time)
    return currentItem != nil
  }

  /// Calls back soon on the main thread, once the player could play.
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a player") { [weak self] in
      callback.call?(self?.currentItem?.status == .readyToPlay)
    }
  }

  open func cancelPendingPrerolls() {}

  // MARK: - Events

  func itemLoaded(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    run()
    propertyObservers.announce()
  }

  func jumped() {
    state.withLock { $0.hasEnded = false }
    run()
    tellPeriodicObservers()
  }

  /// Lets the item move with the clock, and asks to be called at the next event.
  func run() {
    let phone = SimulatedPhone.current
    guard let item = currentItem, item.status == .readyToPlay else { return setAlarm(phone, at: nil) }
    let rate = Double(rate)
    let timeline = item.state.withLock { state in
      state.timeline.setRate(rate, at: phone.now)
      return state.timeline
    }
    let position = timeline.position(at: phone.now)
    let (observers, hasEnded) = state.withLock { ($0.observers, $0.hasEnded) }
    var targets = observers.compactMap { $0.next(after: position, rate: rate) }
    if !hasEnded { targets.append(rate > 0 ? timeline.end : 0) }
    setAlarm(phone, at: targets.compactMap(timeline.date(of:)).min())
  }

  private func setAlarm(_ phone: SimulatedPhone, at date: Date?) {
    let id = date.map { phone.schedule(at: $0, named: "a player") { [weak self] in self?.reached() } }
    let old = state.withLock { state in
      defer { state.alarm = id.map { (phone, $0) } }
      return state.alarm
    }
    if let old { old.phone.cancelAlarm(old.id) }
  }

  private func reached() {
    guard let item = currentItem else { return }
    let position = item.currentTime().seconds
    for observer in state.withLock({ $0.observers }) where observer.isDue(at: position) { observer.call(at: position) }
    // An observer may have paused the player, or moved it.
    let isAtEnd = item === currentItem && rate > 0 && item.currentTime() >= item.duration
    let isFirst = state.withLock { state in
      defer { if isAtEnd { state.hasEnded = true } }
      return isAtEnd && !state.hasEnded
    }
    if isFirst { ended(item) }
    run()
  }

  /// Handles the end of an item.
  func ended(_ item: AVPlayerItem) {
    SimulatedPhone.current.record("AVFoundation", "has played \(name)")
    if actionAtItemEnd != .none { setRate(0) }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  func tellPeriodicObservers() {
    let position = currentTime().seconds
    for observer in state.withLock({ $0.observers }) where observer.isPeriodic { observer.callSoon(at: position) }
  }

  package func announcedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "status": status.rawValue
    case "timeControlStatus": timeControlStatus.rawValue
    case "rate": rate
    case "currentItem": currentItem
    case "volume": volume
    case "muted": isMuted
    default: nil
    }
  }

  deinit {
    let alarm = state.withLock { $0.alarm }
    if let alarm { alarm.phone.cancelAlarm(alarm.id) }
  }
}

/// What a player does when the app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}
