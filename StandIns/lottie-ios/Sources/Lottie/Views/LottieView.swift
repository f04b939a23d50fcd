import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// An animation of a file or of an archive.
public enum LottieAnimationSource: Sendable {
  case lottieAnimation(LottieAnimation)
  case dotLottieFile(DotLottieFile)

  /// The animation, for an archive its first one.
  public var animation: LottieAnimation? {
    switch self {
    case .lottieAnimation(let animation): animation
    case .dotLottieFile(let file): file.animations.first?.animation
    }
  }
}

/// Shows an animation in SwiftUI.
public struct LottieView<Placeholder: View>: View {
  private let local: LottieAnimationSource?
  private let load: (() async throws -> LottieAnimationSource?)?
  private let placeholder: (() -> Placeholder)?
  private var settings = LottieSettings()
  private var trigger: ComparedValue?
  private var showsPlaceholderWhileReloading = true
  private var didLoad: ((LottieAnimationSource) -> Void)?
  @State private var loaded: LottieAnimationSource?

  // MARK: - Creating

  public init(animation: LottieAnimation?) where Placeholder == EmptyView {
    local = animation.map(LottieAnimationSource.lottieAnimation)
    (load, placeholder) = (nil, nil)
  }

  public init(dotLottieFile: DotLottieFile?) where Placeholder == EmptyView {
    local = dotLottieFile.map(LottieAnimationSource.dotLottieFile)
    (load, placeholder) = (nil, nil)
  }

  public init(_ loadAnimation: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {
    self.init(loadAnimation) { EmptyView() }
  }

  /// Loads an animation, and shows a placeholder until then.
  public init(
    _ loadAnimation: @escaping () async throws -> LottieAnimation?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.init({ try await loadAnimation().map(LottieAnimationSource.lottieAnimation) }, placeholder: placeholder)
  }

  public init(_ loadDotLottieFile: @escaping () async throws -> DotLottieFile?) where Placeholder == EmptyView {
    self.init(loadDotLottieFile) { EmptyView() }
  }

  /// Loads an archive, and shows a placeholder until then.
  public init(
    _ loadDotLottieFile: @escaping () async throws -> DotLottieFile?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    self.init({ try await loadDotLottieFile().map(LottieAnimationSource.dotLottieFile) }, placeholder: placeholder)
  }

  public init(_ loadAnimation: @escaping () async throws -> LottieAnimationSource?) where Placeholder == EmptyView {
    self.init(loadAnimation) { EmptyView() }
  }

  /// Loads an animation or an archive, and shows a placeholder until then.
  public init(
    _ loadAnimation: @escaping () async throws -> LottieAnimationSource?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    local = nil
    load = loadAnimation
    self.placeholder = placeholder
  }

  public var body: some View {
    let source = local ?? loaded
    LottieRepresentable(source: source, settings: settings, didLoad: didLoad)
      .opacity(source == nil ? 0 : 1)
      .overlay { if source == nil { placeholder?() } }
      .onChange(of: trigger) { if showsPlaceholderWhileReloading { loaded = nil } }
      .task(id: trigger) {
        guard let load else { return }
        do { loaded = try await load() } catch {
          SimulatedPhone.current.warn("LottieView cannot load its animation: \(error).")
        }
      }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  // MARK: - Playing

  public func playing() -> Self { playing(loopMode: .playOnce) }

  public func playing(loopMode: LottieLoopMode) -> Self {
    playing(.fromProgress(nil, toProgress: 1, loopMode: loopMode))
  }

  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { playbackMode(.playing(mode)) }

  /// Plays again and again.
  public func looping() -> Self { playing(.fromProgress(0, toProgress: 1, loopMode: .loop)) }

  public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self {
    playbackMode(.paused(at: state))
  }

  public func playbackMode(_ playbackMode: LottiePlaybackMode) -> Self { with { $0.settings.mode = playbackMode } }

  @available(*, deprecated, renamed: "playing()")
  public func play() -> Self { playing() }

  @available(*, deprecated, renamed: "playing(_:)")
  public func play(loopMode: LottieLoopMode = .playOnce) -> Self { playing(loopMode: loopMode) }

  @available(*, deprecated, renamed: "playbackMode(_:)")
  public func play(_ playbackMode: LottiePlaybackMode) -> Self { self.playbackMode(playbackMode) }

  public func animationSpeed(_ animationSpeed: Double) -> Self { with { $0.settings.speed = animationSpeed } }

  /// Rests at a progress; `nil` changes nothing.
  public func currentProgress(_ currentProgress: AnimationProgressTime?) -> Self {
    currentProgress.map { paused(at: .progress($0)) } ?? self
  }

  /// Rests at a frame; `nil` changes nothing.
  public func currentFrame(_ currentFrame: AnimationFrameTime?) -> Self {
    currentFrame.map { paused(at: .frame($0)) } ?? self
  }

  /// Rests at a time in seconds; `nil` changes nothing.
  public func currentTime(_ currentTime: TimeInterval?) -> Self { currentTime.map { paused(at: .time($0)) } ?? self }

  public func animationDidLoad(_ animationDidLoad: @escaping (LottieAnimationSource) -> Void) -> Self {
    with { $0.didLoad = animationDidLoad }
  }

  /// Adds what is called when the animation has ended.
  public func animationDidFinish(_ animationCompletionHandler: LottieCompletionBlock?) -> Self {
    with {
      let previous = $0.settings.didFinish
      $0.settings.didFinish = { completed in
        previous?(completed)
        animationCompletionHandler?(completed)
      }
    }
  }

  /// Writes the progress into a binding at each frame.
  public func getRealtimeAnimationProgress(_ realtimeAnimationProgress: Binding<AnimationProgressTime>?) -> some View {
    reading(realtimeAnimationProgress) { $0.realtimeAnimationProgress }
  }

  /// Writes the frame into a binding at each frame.
  public func getRealtimeAnimationFrame(_ realtimeAnimationFrame: Binding<AnimationFrameTime>?) -> some View {
    reading(realtimeAnimationFrame) { $0.realtimeAnimationFrame }
  }

  private func reading(
    _ binding: Binding<CGFloat>?, _ value: @escaping @MainActor (LottieAnimationView) -> CGFloat
  ) -> some View {
    TimelineView(.animation(paused: binding == nil)) { _ in
      configure { view in
        guard let binding else { return }
        let new = value(view)
        Task { @MainActor in if binding.wrappedValue != new { binding.wrappedValue = new } }
      }
    }
  }

  // MARK: - Configuring

  /// Lets the animation take the size that it is offered.
  public func resizable() -> Self { with { $0.settings.isResizable = true } }

  /// Lets the animation have its own size.
  public func intrinsicSize() -> Self { with { $0.settings.isResizable = false } }

  /// Changes the view of UIKit at each update.
  public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> Self {
    with { $0.settings.changes.append(configure) }
  }

  public func configure<Property>(
    _ property: ReferenceWritableKeyPath<LottieAnimationView, Property>, to value: Property
  ) -> Self {
    configure { $0[keyPath: property] = value }
  }

  public func configure<Property: Equatable>(
    _ property: ReferenceWritableKeyPath<LottieAnimationView, Property>, to value: Property
  ) -> Self {
    configure { if $0[keyPath: property] != value { $0[keyPath: property] = value } }
  }

  public func configuration(_ configuration: LottieConfiguration) -> Self {
    configure { view in if view.configuration != configuration { view.configuration = configuration } }
  }

  public func backgroundBehavior(_ value: LottieBackgroundBehavior) -> Self {
    configure { $0.backgroundBehavior = value }
  }

  public func windowBackgroundBehavior(_ value: LottieBackgroundBehavior?) -> Self {
    configure { $0.windowBackgroundBehavior = value }
  }

  public func accessibilityLabel(_ accessibilityLabel: String?) -> Self {
    configure { view in
      view.isAccessibilityElement = accessibilityLabel != nil
      view.accessibilityLabel = accessibilityLabel
    }
  }

  public func imageProvider<Provider: AnimationImageProvider & Equatable>(_ imageProvider: Provider) -> Self {
    configure { view in if view.imageProvider as? Provider != imageProvider { view.imageProvider = imageProvider } }
  }

  public func textProvider<Provider: AnimationKeypathTextProvider & Equatable>(_ textProvider: Provider) -> Self {
    configure { view in if view.textProvider as? Provider != textProvider { view.textProvider = textProvider } }
  }

  public func valueProvider<Provider: AnyValueProvider & Equatable>(
    _ valueProvider: Provider, for keypath: AnimationKeypath
  ) -> Self {
    configure { view in
      if view.valueProviders[keypath] as? Provider != valueProvider {
        view.setValueProvider(valueProvider, keypath: keypath)
      }
    }
  }

  /// What the view takes of the configuration of an archive.
  public func dotLottieConfigurationComponents(_ components: DotLottieConfigurationComponents) -> Self {
    with { $0.settings.components = components }
  }

  /// Loads the animation again when a value changes.
  public func reloadAnimationTrigger(_ value: some Equatable, showPlaceholder: Bool = true) -> Self {
    with {
      $0.trigger = ComparedValue(value)
      $0.showsPlaceholderWhileReloading = showPlaceholder
    }
  }
}

/// A value that is compared with others of its type.
private struct ComparedValue: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.equals(rhs.value) }
}

/// What a view in SwiftUI says of its animation.
struct LottieSettings {
  var mode: LottiePlaybackMode?
  var speed: Double?
  var isResizable = false
  var didFinish: LottieCompletionBlock?
  var changes: [(LottieAnimationView) -> Void] = []
  var components = DotLottieConfigurationComponents.imageProvider
}

/// The view of UIKit that shows the animation.
private struct LottieRepresentable: UIViewRepresentable {
  let source: LottieAnimationSource?
  let settings: LottieSettings
  let didLoad: ((LottieAnimationSource) -> Void)?

  func makeUIView(context: Context) -> LottieAnimationView { LottieAnimationView(animation: nil) }

  func updateUIView(_ view: LottieAnimationView, context: Context) {
    if let source, source.animation !== view.animation { load(source, into: view) }
    if let speed = settings.speed, speed != view.animationSpeed { view.animationSpeed = speed }
    if source != nil, let mode = settings.mode, mode != view.currentPlaybackMode {
      view.setPlaybackMode(mode, completion: settings.didFinish)
    }
    for change in settings.changes { change(view) }
  }

  private func load(_ source: LottieAnimationSource, into view: LottieAnimationView) {
    switch source {
    case .lottieAnimation(let animation): view.animation = animation
    case .dotLottieFile(let file):
      guard let entry = file.animations.first else { return }
      if settings.components.contains(.imageProvider) { view.imageProvider = entry.configuration.images }
      view.animation = entry.animation
      if settings.components.contains(.loopMode) { view.loopMode = entry.configuration.loopMode }
      if settings.components.contains(.animationSpeed) { view.animationSpeed = entry.configuration.speed }
    }
    guard let didLoad else { return }
    // State may change there, which it must not during an update.
    Task { @MainActor in didLoad(source) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: LottieAnimationView, context: Context) -> CGSize? {
    let own = source?.animation?.size ?? .zero
    return settings.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }
}
