import Foundation

/// A group of keyframes that define an interpolation curve of an animatable value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values that are animated.
  associatedtype Value: Animatable

  /// The type of keyframes that make up this group.
  associatedtype Body: KeyframeTrackContent

  /// The composition of content that comprise the keyframe track.
  @KeyframeTrackContentBuilder<Value>
  var body: Body { get }

  /// Adds the keyframes of this group, in order. An engine hook.
  func _appendKeyframes(to keyframes: inout [_Keyframe<Value>])
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _appendKeyframes(to keyframes: inout [_Keyframe<Value>]) {
    body._appendKeyframes(to: &keyframes)
  }
}

extension KeyframeTrackContent where Body == Self {
  public var body: Self { self }
}

/// One keyframe of a track.
public struct _Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData

  enum Curve {
    case linear(UnitCurve)
    case cubic(startVelocity: Data?, endVelocity: Data?)
    case spring(Spring, startVelocity: Data?)
    case move
  }

  let target: Data

  /// The length in seconds; `nil` for a spring, which takes its settling duration.
  let duration: TimeInterval?
  let curve: Curve
}

/// The builder that creates keyframe track content from the keyframes that you define within a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    _KeyframeList(components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    Conditional(storage: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    Conditional(storage: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    var keyframes: [_Keyframe<Value>] = []
    accumulated._appendKeyframes(to: &keyframes)
    next._appendKeyframes(to: &keyframes)
    return _KeyframeList(keyframes: keyframes)
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _KeyframeList(keyframes: [])
  }

  /// A conditional result from the result builder.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    First: KeyframeTrackContent, Second: KeyframeTrackContent, ConditionalValue == First.Value,
    First.Value == Second.Value
  {
    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    public typealias Value = ConditionalValue
    public typealias Body = Conditional<ConditionalValue, First, Second>

    public func _appendKeyframes(to keyframes: inout [_Keyframe<ConditionalValue>]) {
      switch storage {
      case .first(let content): content._appendKeyframes(to: &keyframes)
      case .second(let content): content._appendKeyframes(to: &keyframes)
      }
    }
  }
}

/// Several keyframes.
struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  typealias Body = _KeyframeList<Value>

  private(set) var keyframes: [_Keyframe<Value>] = []

  init(keyframes: [_Keyframe<Value>]) {
    self.keyframes = keyframes
  }

  init<Content: KeyframeTrackContent>(_ contents: [Content]) where Content.Value == Value {
    for content in contents { content._appendKeyframes(to: &keyframes) }
  }

  func _appendKeyframes(to keyframes: inout [_Keyframe<Value>]) {
    keyframes.append(contentsOf: self.keyframes)
  }
}
