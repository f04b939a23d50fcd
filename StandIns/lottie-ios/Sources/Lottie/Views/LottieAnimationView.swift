import Combine
import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// The view that ``LottieAnimationView`` is made of.
open class LottieAnimationViewBase: UIView {}

/// The name that the view had before version 4.
public typealias AnimationView = LottieAnimationView

/// Shows an animation. It plays on the screen's clock.
open class LottieAnimationView: LottieAnimationViewBase {
  public typealias DownloadClosure = ((any Error)?) -> Void

  // MARK: - Creating

  public init(
    animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(), configuration: LottieConfiguration = .shared
  ) {
    self.animation = animation
    self.imageProvider = imageProvider ?? BundleImageProvider(bundle: .main, searchPath: nil)
    self.textProvider = textProvider
    self.configuration = configuration
    super.init(frame: animation?.bounds ?? .zero)
    begin()
  }

  public convenience init(
    dotLottie: DotLottieFile?, animationId: String? = nil,
    textProvider: any AnimationKeypathTextProvider = DefaultTextProvider(), configuration: LottieConfiguration = .shared
  ) {
    self.init(animation: nil, textProvider: textProvider, configuration: configuration)
    loadAnimation(animationId, from: dotLottie)
    frame.size = animation?.size ?? .zero
  }

  public convenience init(configuration: LottieConfiguration = .shared) {
    self.init(animation: nil, configuration: configuration)
  }

  public override init(frame: CGRect) {
    animation = nil
    imageProvider = BundleImageProvider(bundle: .main, searchPath: nil)
    textProvider = DefaultTextProvider()
    configuration = .shared
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    animation = nil
    imageProvider = BundleImageProvider(bundle: .main, searchPath: nil)
    textProvider = DefaultTextProvider()
    configuration = .shared
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentMode = .scaleAspectFit
    clipsToBounds = true
    currentFrameOfRest = Double(animation?.startFrame ?? 0)
    warnOfMissing()
    let center = NotificationCenter.default
    observations = [
      center.publisher(for: UIApplication.didEnterBackgroundNotification).sink { [weak self] _ in
        MainActor.assumeIsolated { self?.leaveForeground() }
      },
      center.publisher(for: UIApplication.willEnterForegroundNotification).sink { [weak self] _ in
        MainActor.assumeIsolated { self?.enterForeground() }
      },
    ]
  }

  private var observations: [AnyCancellable] = []

  // MARK: - The animation

  open var animation: LottieAnimation? {
    didSet {
      if animation === oldValue { return }
      end(completed: false)
      currentPlaybackMode = nil
      currentFrameOfRest = Double(animation?.startFrame ?? 0)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
      warnOfMissing()
      if let animation { animationLoaded?(self, animation) }
    }
  }

  /// Called when there is another animation.
  public var animationLoaded: ((_ animationView: LottieAnimationView, _ animation: LottieAnimation) -> Void)?

  public var imageProvider: any AnimationImageProvider { didSet { setNeedsDisplay() } }
  public var textProvider: any AnimationKeypathTextProvider { didSet { setNeedsDisplay() } }
  public var configuration: LottieConfiguration

  /// What draws the animation, as it would on a phone.
  public var currentRenderingEngine: RenderingEngine? {
    switch configuration.renderingEngine {
    case .automatic: animation == nil ? nil : .coreAnimation
    case .specific(let engine): engine
    }
  }

  /// Shows an animation of an archive.
  ///
  /// - Parameter animationId: Its identifier; `nil` for the first one.
  public func loadAnimation(_ animationId: String? = nil, from dotLottieFile: DotLottieFile?) {
    load(dotLottieFile?.animation(animationId))
  }

  /// Shows an animation of an archive by its place.
  public func loadAnimation(atIndex index: Int, from dotLottieFile: DotLottieFile) {
    load(dotLottieFile.animations.indices.contains(index) ? dotLottieFile.animations[index] : nil)
  }

  func load(_ entry: DotLottieFile.Animation?) {
    guard let entry else { return }
    loopMode = entry.configuration.loopMode
    animationSpeed = entry.configuration.speed
    imageProvider = entry.configuration.images
    animation = entry.animation
  }

  /// Draws the pictures again.
  public func reloadImages() { setNeedsDisplay() }

  /// Draws again.
  public func forceDisplayUpdate() { setNeedsDisplay() }

  private func warnOfMissing() {
    guard let animation, animation.isDrawnInPart else { return }
    let parts = animation.missing.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    SimulatedPhone.current.warn("An animation of Lottie is drawn without \(parts.joined(separator: ", ")).")
  }

  // MARK: - Playing

  public private(set) var currentPlaybackMode: LottiePlaybackMode?

  open var loopMode = LottieLoopMode.playOnce { didSet { if loopMode != oldValue { continueInFlight() } } }

  open var animationSpeed: CGFloat = 1 { didSet { if animationSpeed != oldValue { continueInFlight() } } }

  public var backgroundBehavior: LottieBackgroundBehavior {
    get { ownBackgroundBehavior ?? .default(for: currentRenderingEngine ?? .mainThread) }
    set { ownBackgroundBehavior = newValue }
  }

  private var ownBackgroundBehavior: LottieBackgroundBehavior?

  /// What happens while the view is in no window, which is nothing here: its clock runs on.
  public var windowBackgroundBehavior: LottieBackgroundBehavior?

  /// Whether no more frames are shown than the file has, which is so here.
  public var respectAnimationFrameRate = false

  public var shouldRasterizeWhenIdle = false

  /// Whether what is beside the animation's rectangle is cut off, which has no effect here.
  public var maskAnimationToBounds = true

  private let phone = SimulatedPhone.current

  /// The seconds on the screen's clock.
  private var time: TimeInterval { phone.now.timeIntervalSinceReferenceDate }

  private lazy var clock = FrameClock { [weak self] in self?.tick() }
  private var playback: Playback?
  private var completion: LottieCompletionBlock?
  /// The frame while nothing plays.
  private var currentFrameOfRest: Double = 0
  /// What played when the app went into the background.
  private var interrupted: (Playback, LottieCompletionBlock?)?

  public var isAnimationPlaying: Bool { playback != nil }

  /// Whether an animation waits until it can be played, which none does here.
  public var isAnimationQueued: Bool { false }

  open func play(completion: LottieCompletionBlock? = nil) {
    guard let animation else { return }
    start(
      from: animation.startFrame, to: animation.endFrame,
      as: .fromProgress(nil, toProgress: 1, loopMode: loopMode), completion)
  }

  open func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    use(loopMode)
    start(
      from: fromProgress.map { animation.frameTime(forProgress: $0) } ?? currentFrame,
      to: animation.frameTime(forProgress: toProgress),
      as: .fromProgress(fromProgress, toProgress: toProgress, loopMode: self.loopMode), completion)
  }

  open func play(
    fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    use(loopMode)
    start(
      from: fromFrame ?? currentFrame, to: toFrame,
      as: .fromFrame(fromFrame, toFrame: toFrame, loopMode: self.loopMode), completion)
  }

  open func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard let end = animation?.marker(toMarker) else { return }
    use(loopMode)
    start(
      from: fromMarker.flatMap { animation?.marker($0)?.frame } ?? currentFrame,
      to: playEndMarkerFrame ? end.frame : end.frame - 1,
      as: .fromMarker(
        fromMarker, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: self.loopMode), completion)
  }

  open func play(marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) {
    guard let part = animation?.marker(marker) else { return }
    use(loopMode)
    start(from: part.frame, to: part.frame + part.length, as: .marker(marker, loopMode: self.loopMode), completion)
  }

  /// Plays parts one after the other.
  open func play(markers: [String], completion: LottieCompletionBlock? = nil) {
    guard let first = markers.first else { return }
    let rest = Array(markers.dropFirst())
    guard animation?.marker(first) != nil else {
      play(markers: rest, completion: completion)
      return
    }
    play(marker: first, loopMode: .playOnce) { [weak self] completed in
      guard completed, let self, !rest.isEmpty else {
        completion?(completed)
        return
      }
      play(markers: rest, completion: completion)
    }
    currentPlaybackMode = .playing(.markers(markers))
  }

  open func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil) {
    switch mode {
    case .fromProgress(let from, let to, let loop):
      play(fromProgress: from, toProgress: to, loopMode: loop, completion: completion)
    case .fromFrame(let from, let to, let loop):
      play(fromFrame: from, toFrame: to, loopMode: loop, completion: completion)
    case .fromMarker(let from, let to, let playsEnd, let loop):
      play(fromMarker: from, toMarker: to, playEndMarkerFrame: playsEnd, loopMode: loop, completion: completion)
    case .marker(let name, let loop): play(marker: name, loopMode: loop, completion: completion)
    case .markers(let names): play(markers: names, completion: completion)
    }
  }

  /// Plays or rests as a value says.
  open func setPlaybackMode(_ playbackMode: LottiePlaybackMode, completion: LottieCompletionBlock? = nil) {
    switch playbackMode {
    case .paused(let state): pause(at: state)
    case .playing(let mode): play(mode, completion: completion)
    case .progress(let progress): pause(at: .progress(progress))
    case .frame(let frame): pause(at: .frame(frame))
    case .time(let time): pause(at: .time(time))
    case .pause: pause(at: .currentFrame)
    case .fromProgress(let from, let to, let loop):
      play(.fromProgress(from, toProgress: to, loopMode: loop), completion: completion)
    case .fromFrame(let from, let to, let loop):
      play(.fromFrame(from, toFrame: to, loopMode: loop), completion: completion)
    case .fromMarker(let from, let to, let playsEnd, let loop):
      play(
        .fromMarker(from, toMarker: to, playEndMarkerFrame: playsEnd, loopMode: loop), completion: completion)
    case .marker(let name, let loop): play(.marker(name, loopMode: loop), completion: completion)
    case .markers(let names): play(.markers(names), completion: completion)
    }
  }

  @available(*, deprecated, renamed: "setPlaybackMode(_:completion:)")
  open func play(_ playbackMode: LottiePlaybackMode, animationCompletionHandler: LottieCompletionBlock? = nil) {
    setPlaybackMode(playbackMode, completion: animationCompletionHandler)
  }

  /// Stops at the first frame.
  open func stop() { currentFrame = 0 }

  /// Stops at the frame that is shown.
  open func pause() { pause(at: .currentFrame) }

  /// Stops at a place.
  open func pause(at state: LottiePlaybackMode.PausedState) {
    switch state {
    case .currentFrame: end(completed: false)
    case .progress(let progress): currentProgress = progress
    case .frame(let frame): currentFrame = frame
    case .time(let time): currentTime = time
    case .marker(let name, let position):
      guard let part = animation?.marker(name) else { return }
      currentFrame = position == .start ? part.frame : part.frame + part.length
    }
    currentPlaybackMode = .paused(at: state)
  }

  private func use(_ loopMode: LottieLoopMode?) {
    guard let loopMode, loopMode != self.loopMode else { return }
    end(completed: false)
    self.loopMode = loopMode
  }

  private func start(
    from: Double, to: Double, as mode: LottiePlaybackMode.PlaybackMode, _ completion: LottieCompletionBlock?
  ) {
    guard let animation else { return }
    if configuration.reducedMotionOption == .disabledMotion {
      currentFrame = animation.startFrame
      completion?(true)
      return
    }
    end(completed: false)
    let new = Playback(
      from: from, to: to, current: currentFrame, framerate: animation.framerate, loopMode: loopMode,
      speed: animationSpeed, at: time)
    begin(new, completion)
    currentPlaybackMode = .playing(mode)
  }

  private func begin(_ new: Playback, _ completion: LottieCompletionBlock?) {
    (playback, self.completion) = (new, completion)
    if new.speed == 0 { return }
    clock.isRunning = true
    tick()
  }

  /// Goes on with another speed, or another number of repetitions.
  private func continueInFlight() {
    guard let playback, let animation else { return }
    let frame = currentFrame
    let new = Playback(
      from: animationSpeed < 0 ? playback.to : playback.from, to: animationSpeed < 0 ? playback.from : playback.to,
      current: frame, framerate: animation.framerate, loopMode: loopMode, speed: animationSpeed,
      at: time)
    clock.isRunning = false
    begin(new, completion)
  }

  private func tick() {
    guard let playback else { return }
    setNeedsDisplay()
    if playback.hasEnded(at: time) { end(completed: true) }
  }

  /// Ends what plays, if anything does, at the frame that is shown.
  private func end(completed: Bool) {
    guard let playback else { return }
    currentFrameOfRest = playback.frame(at: time)
    let completion = completion
    (self.playback, self.completion) = (nil, nil)
    clock.isRunning = false
    setNeedsDisplay()
    completion?(completed)
  }

  // MARK: - Frames

  open var currentFrame: AnimationFrameTime {
    get { playback?.frame(at: time) ?? currentFrameOfRest }
    set {
      end(completed: false)
      currentFrameOfRest = newValue
      currentPlaybackMode = .paused(at: .frame(newValue))
      setNeedsDisplay()
    }
  }

  open var currentProgress: AnimationProgressTime {
    get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
    set {
      currentFrame = animation?.frameTime(forProgress: newValue) ?? 0
      if animation != nil { currentPlaybackMode = .paused(at: .progress(newValue)) }
    }
  }

  open var currentTime: TimeInterval {
    get { animation?.time(forFrame: currentFrame) ?? 0 }
    set {
      currentFrame = animation?.frameTime(forTime: newValue) ?? 0
      if animation != nil { currentPlaybackMode = .paused(at: .time(newValue)) }
    }
  }

  public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }
  public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }

  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    animation?.progressTime(forMarker: named)
  }
  public func frameTime(forMarker named: String) -> AnimationFrameTime? { animation?.frameTime(forMarker: named) }
  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    animation?.durationFrameTime(forMarker: named)
  }

  // MARK: - The background

  private func leaveForeground() {
    guard let playback else { return }
    switch backgroundBehavior {
    case .continuePlaying: break
    case .stop: stop()
    case .pause: pause()
    case .pauseAndRestore:
      interrupted = (playback, completion)
      completion = nil
      pause()
    case .forceFinish:
      currentFrameOfRest = playback.to
      let completion = completion
      (self.playback, self.completion) = (nil, nil)
      clock.isRunning = false
      setNeedsDisplay()
      completion?(true)
    }
  }

  private func enterForeground() {
    guard let (old, completion) = interrupted else { return }
    interrupted = nil
    begin(
      Playback(
        from: old.from, to: old.to, current: currentFrameOfRest, framerate: old.framerate, loopMode: old.loopMode,
        speed: old.speed, at: time), completion)
  }

  // MARK: - Other values

  public private(set) var valueProviders: [AnimationKeypath: any AnyValueProvider] = [:]
  private var orderOfProviders: [AnimationKeypath] = []

  /// Gives what is named another color.
  public func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {
    if valueProviders[keypath] == nil { orderOfProviders.append(keypath) }
    valueProviders[keypath] = valueProvider
    if !(valueProvider is ColorValueProvider) {
      SimulatedPhone.current.warn(
        "LottieAnimationView.setValueProvider(_:keypath:) changes colors of fills and strokes alone: "
          + "\(type(of: valueProvider)) for '\(keypath.string)' has no effect.")
    }
    setNeedsDisplay()
  }

  public func removeValueProvider(for keypath: AnimationKeypath) {
    valueProviders[keypath] = nil
    orderOfProviders.removeAll { $0 == keypath }
    setNeedsDisplay()
  }

  // MARK: - Drawing

  open override var intrinsicContentSize: CGSize {
    animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func draw(_ rect: CGRect) {
    guard let animation, let context = UIGraphicsGetCurrentContext() else { return }
    let place = place(of: animation.size)
    guard place.width > 0, place.height > 0, !animation.size.width.isZero, !animation.size.height.isZero else { return }
    context.saveGState()
    context.translateBy(x: place.minX, y: place.minY)
    context.scaleBy(x: place.width / animation.size.width, y: place.height / animation.size.height)
    context.clip(to: animation.bounds)
    let drawing = AnimationDrawing(
      animation: animation, context: context, images: imageProvider, texts: textProvider,
      colors: orderOfProviders.compactMap { keypath in valueProviders[keypath].map { (keypath, $0) } })
    drawing.draw(at: currentFrame)
    context.restoreGState()
  }

  private func place(of size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let ratios = [bounds.width / size.width, bounds.height / size.height]
    var own = size
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: own = scaled(size, ratios.min() ?? 1)
    case .scaleAspectFill: own = scaled(size, ratios.max() ?? 1)
    default: break
    }
    var origin = CGPoint(x: bounds.midX - own.width / 2, y: bounds.midY - own.height / 2)
    if [.left, .topLeft, .bottomLeft].contains(contentMode) { origin.x = bounds.minX }
    if [.right, .topRight, .bottomRight].contains(contentMode) { origin.x = bounds.maxX - own.width }
    if [.top, .topLeft, .topRight].contains(contentMode) { origin.y = bounds.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(contentMode) { origin.y = bounds.maxY - own.height }
    return CGRect(origin: origin, size: own)
  }

  private func scaled(_ size: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(width: size.width * scale, height: size.height * scale)
  }
}
