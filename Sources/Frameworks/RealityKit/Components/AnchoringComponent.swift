import Flowsimd
import Foundation

/// What an entity is fixed to in the world.
public struct AnchoringComponent: Component, Equatable {
  /// A thing in the world.
  public enum Target: Hashable, Sendable {
    /// How a plane lies.
    public struct Alignment: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let horizontal = Alignment(rawValue: 1)
      public static let vertical = Alignment(rawValue: 2)
      public static let any: Alignment = [.horizontal, .vertical]
    }

    /// What a plane is.
    public struct Classification: OptionSet, Hashable, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let wall = Classification(rawValue: 1)
      public static let floor = Classification(rawValue: 2)
      public static let ceiling = Classification(rawValue: 4)
      public static let table = Classification(rawValue: 8)
      public static let seat = Classification(rawValue: 16)
      public static let any = Classification(rawValue: .max)
    }

    case camera
    case world(transform: float4x4)
    case anchor(identifier: UUID)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case object(group: String, name: String)
    case face
    case body

    /// Whether it is there: a surface if the phone has one, and no picture, object, face and body.
    var isFound: Bool {
      switch self {
      case .camera, .world: true
      case .plane: plane != nil
      case .anchor, .image, .object, .face, .body: false
      }
    }

    public func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
  }

  public let target: Target

  public init(_ target: Target) { self.target = target }
  public init(_ anchor: ARAnchor) { self.init(.anchor(identifier: anchor.identifier)) }
}

/// An entity that is fixed to something in the world.
@MainActor @preconcurrency
public protocol HasAnchoring: Entity {}

extension HasAnchoring {
  public var anchoring: AnchoringComponent {
    get { component(AnchoringComponent.self) ?? AnchoringComponent(.world(transform: float4x4(1))) }
    set { set(newValue) }
  }

  public func reanchor(_ target: AnchoringComponent.Target, preservingWorldTransform: Bool = true) {
    let place = transformMatrix(relativeTo: nil)
    anchoring = AnchoringComponent(target)
    if preservingWorldTransform { setTransformMatrix(place, relativeTo: nil) }
  }
}

/// An entity that is fixed to something in the world. What is fixed to a surface is shown when the phone has one
/// (`SimulatedPhone.worldPlanes`), and what is fixed to a picture or a face is not.
open class AnchorEntity: Entity, HasAnchoring {
  public required init() {
    super.init()
    anchoring = AnchoringComponent(.world(transform: float4x4(1)))
  }

  public init(_ target: AnchoringComponent.Target) {
    super.init()
    if case .world(let matrix) = target { transform = Transform(matrix: matrix) }
    anchoring = AnchoringComponent(target)
  }

  /// At a place of the world, in meters.
  public convenience init(world position: SIMD3<Float>) { self.init(world: Transform(translation: position).matrix) }

  public convenience init(world transform: float4x4) { self.init(.world(transform: transform)) }

  /// On the first plane that is found.
  ///
  /// - Parameter minimumBounds: The size that it has at least, in meters.
  public convenience init(
    plane alignment: AnchoringComponent.Target.Alignment,
    classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = SIMD2(0, 0)
  ) {
    self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds))
  }

  public convenience init(anchor: ARAnchor) { self.init(world: anchor.transform) }
}
