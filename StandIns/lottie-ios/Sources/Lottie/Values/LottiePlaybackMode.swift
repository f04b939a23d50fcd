import Foundation

/// How often an animation plays.
public enum LottieLoopMode: Hashable, Sendable {
  case playOnce
  case loop
  /// Forwards and backwards, again and again.
  case autoReverse
  case `repeat`(Float)
  /// Forwards and backwards, a number of times.
  case repeatBackwards(Float)
}

/// What happens to an animation while the app is in the background.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying

  public static func `default`(for renderingEngine: RenderingEngine) -> LottieBackgroundBehavior {
    renderingEngine == .mainThread ? .pause : .continuePlaying
  }
}

/// Which end of a marker is meant.
public enum LottieMarkerPosition: Hashable, Sendable {
  case start, end
}

/// Whether an animation plays or rests, and where.
public enum LottiePlaybackMode: Hashable, Sendable {
  case paused(at: PausedState)
  case playing(_ mode: PlaybackMode)
  @available(*, deprecated, renamed: "LottiePlaybackMode.paused(at:)")
  case progress(_ progress: AnimationProgressTime)
  @available(*, deprecated, renamed: "LottiePlaybackMode.paused(at:)")
  case frame(_ frame: AnimationFrameTime)
  @available(*, deprecated, renamed: "LottiePlaybackMode.paused(at:)")
  case time(_ time: TimeInterval)
  @available(*, deprecated, renamed: "LottiePlaybackMode.paused(at:)")
  case pause
  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  case fromProgress(_ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  case fromFrame(_ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  case fromMarker(_ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  case marker(_ marker: String, loopMode: LottieLoopMode)
  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  case markers(_ markers: [String])

  /// Where an animation rests.
  public enum PausedState: Hashable, Sendable {
    case currentFrame
    case progress(_ progress: AnimationProgressTime)
    case frame(_ frame: AnimationFrameTime)
    case time(_ time: TimeInterval)
    case marker(_ name: String, position: LottieMarkerPosition = .start)
  }

  /// What an animation plays.
  public enum PlaybackMode: Hashable, Sendable {
    case fromProgress(
      _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
    case fromFrame(_ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    case marker(_ marker: String, loopMode: LottieLoopMode)
    case markers(_ markers: [String])

    public static func toProgress(_ toProgress: AnimationProgressTime, loopMode: LottieLoopMode) -> Self {
      .fromProgress(nil, toProgress: toProgress, loopMode: loopMode)
    }

    public static func toFrame(_ toFrame: AnimationFrameTime, loopMode: LottieLoopMode) -> Self {
      .fromFrame(nil, toFrame: toFrame, loopMode: loopMode)
    }

    public static func toMarker(
      _ toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
    ) -> Self {
      .fromMarker(nil, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode)
    }
  }

  public static var paused: Self { .paused(at: .currentFrame) }

  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  public static func toProgress(_ toProgress: AnimationProgressTime, loopMode: LottieLoopMode) -> Self {
    .playing(.toProgress(toProgress, loopMode: loopMode))
  }

  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  public static func toFrame(_ toFrame: AnimationFrameTime, loopMode: LottieLoopMode) -> Self {
    .playing(.toFrame(toFrame, loopMode: loopMode))
  }

  @available(*, deprecated, renamed: "LottiePlaybackMode.playing(_:)")
  public static func toMarker(
    _ toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
  ) -> Self {
    .playing(.toMarker(toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode))
  }
}

/// What is called when an animation has ended: with `false` if it did not play to its end.
public typealias LottieCompletionBlock = (_ completed: Bool) -> Void
