import FlowUIKit
import Foundation

/// What draws animations, which is the same here for both.
public enum RenderingEngine: Hashable, Sendable {
  case mainThread, coreAnimation
}

/// What should draw an animation, which has no effect here.
public enum RenderingEngineOption: Hashable, Sendable {
  case automatic
  case specific(RenderingEngine)

  public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
  public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}

/// How files are read, which has no effect here.
public enum DecodingStrategy: Hashable, Sendable {
  case legacyCodable, dictionaryBased
}

/// How much an animation moves.
public enum ReducedMotionMode: Hashable, Sendable {
  case standardMotion, reducedMotion, disabledMotion
}

/// Says how much animations move.
@MainActor
public protocol ReducedMotionOptionProvider {
  var currentReducedMotionMode: ReducedMotionMode { get }
}

/// The setting of the phone.
public struct SystemReducedMotionOptionProvider: ReducedMotionOptionProvider {
  public nonisolated init() {}

  public var currentReducedMotionMode: ReducedMotionMode {
    UIAccessibility.isReduceMotionEnabled ? .reducedMotion : .standardMotion
  }
}

/// How much an animation moves.
public enum ReducedMotionOption: Hashable {
  case specific(ReducedMotionMode)
  case dynamic(any ReducedMotionOptionProvider, dataID: AnyHashable)

  public static var standardMotion: ReducedMotionOption { .specific(.standardMotion) }
  public static var reducedMotion: ReducedMotionOption { .specific(.reducedMotion) }
  public static var disabledMotion: ReducedMotionOption { .specific(.disabledMotion) }
  public static var systemReducedMotionToggle: ReducedMotionOption {
    .dynamic(SystemReducedMotionOptionProvider(), dataID: 0)
  }

  @MainActor
  public var currentReducedMotionMode: ReducedMotionMode {
    switch self {
    case .specific(let mode): mode
    case .dynamic(let provider, _): provider.currentReducedMotionMode
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.specific(let first), .specific(let second)): first == second
    case (.dynamic(_, let first), .dynamic(_, let second)): first == second
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .specific(let mode): hasher.combine(mode)
    case .dynamic(_, let id): hasher.combine(id)
    }
  }
}

/// How animations are read and drawn.
public struct LottieConfiguration: Hashable {
  public var renderingEngine: RenderingEngineOption
  public var decodingStrategy: DecodingStrategy
  public var colorSpace: CGColorSpace
  public var reducedMotionOption: ReducedMotionOption

  public init(
    renderingEngine: RenderingEngineOption = .automatic, decodingStrategy: DecodingStrategy = .dictionaryBased,
    colorSpace: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    reducedMotionOption: ReducedMotionOption = .systemReducedMotionToggle
  ) {
    self.renderingEngine = renderingEngine
    self.decodingStrategy = decodingStrategy
    self.colorSpace = colorSpace
    self.reducedMotionOption = reducedMotionOption
  }

  // nonisolated(unsafe): an app sets it once, as it does on a phone, where it is not guarded either.
  public nonisolated(unsafe) static var shared = LottieConfiguration()
}
