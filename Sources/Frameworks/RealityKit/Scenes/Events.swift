import Foundation

/// Something that happens in a scene.
public protocol Event {}

/// What events come from.
public protocol EventSource: AnyObject {}

extension Entity: EventSource {}

/// The events of a scene.
public enum SceneEvents {
  /// A frame, before it is drawn.
  public struct Update: Event {
    public let scene: Scene

    /// The time since the last frame, in seconds.
    public let deltaTime: TimeInterval
  }

  /// What an entity is fixed to was found or lost.
  public struct AnchoredStateChanged: Event {
    public let anchor: Entity
    public let isAnchored: Bool
  }
}

/// The events of bodies that touch. There are none, because bodies do not move.
public enum CollisionEvents {
  /// Two bodies begin to touch.
  public struct Began: Event {
    public let entityA: Entity
    public let entityB: Entity
    public let position: SIMD3<Float>
    public let impulse: Float
  }

  /// Two bodies no longer touch.
  public struct Ended: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
}

/// The events of animations.
public enum AnimationEvents {
  /// An animation has come to its end.
  public struct PlaybackCompleted: Event {
    public let playbackController: AnimationPlaybackController
  }
}
