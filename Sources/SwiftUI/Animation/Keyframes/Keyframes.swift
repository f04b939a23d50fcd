import Foundation

/// A type that defines changes to a value over time.
public protocol Keyframes<Value> {
  /// The type of value animated by this keyframes type.
  associatedtype Value

  /// The type of keyframes representing the body of this type.
  associatedtype Body: Keyframes

  /// The composition of content that comprise the keyframes.
  @KeyframesBuilder<Value>
  var body: Body { get }

  /// Adds one function of time for each track. An engine hook.
  func _appendTracks(to tracks: inout [_KeyframeTrackValue<Value>], initialValue: Value)
}

extension Keyframes where Body.Value == Value {
  public func _appendTracks(to tracks: inout [_KeyframeTrackValue<Value>], initialValue: Value) {
    body._appendTracks(to: &tracks, initialValue: initialValue)
  }
}

extension Keyframes where Body == Self {
  public var body: Self { self }
}

/// The effect of one track on a value over time.
public struct _KeyframeTrackValue<Root> {
  let duration: TimeInterval
  let update: (_ root: inout Root, _ time: TimeInterval) -> Void
}

/// A sequence of keyframes animating a single property of a root type.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = KeyframeTrack<Root, Value, Content>

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates an instance that animates the entire value from the root of the key path.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  /// Creates an instance that animates the property of the root value at the given key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public func _appendTracks(to tracks: inout [_KeyframeTrackValue<Root>], initialValue: Root) {
    var keyframes: [_Keyframe<Value>] = []
    content._appendKeyframes(to: &keyframes)
    let curve = KeyframeCurve(initialValue: initialValue[keyPath: keyPath], keyframes: keyframes)
    let keyPath = keyPath
    tracks.append(
      _KeyframeTrackValue(duration: curve.duration) { root, time in
        root[keyPath: keyPath].animatableData = curve.value(at: time)
      })
  }
}

/// A builder that combines keyframe content values into a single value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }

  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value {
    expression
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
  where Value: Animatable {
    _KeyframeList(components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, Value == Second.Value {
    KeyframeTrackContentBuilder<Value>.Conditional(storage: .second(component))
  }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value {
    first
  }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    _KeyframesPair(first: accumulated, second: next)
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    _KeyframeList(keyframes: [])
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value {
    component
  }
}

/// The tracks of two groups.
struct _KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = _KeyframesPair<First, Second>

  let first: First
  let second: Second

  func _appendTracks(to tracks: inout [_KeyframeTrackValue<Value>], initialValue: Value) {
    first._appendTracks(to: &tracks, initialValue: initialValue)
    second._appendTracks(to: &tracks, initialValue: initialValue)
  }
}
