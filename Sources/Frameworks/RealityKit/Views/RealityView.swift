import Combine
import FlowUIKit
import Foundation
import SwiftUI

/// What a ``RealityView`` shows.
@MainActor @preconcurrency
public protocol RealityViewContentProtocol {
  associatedtype Entities: EntityCollection

  var entities: Entities { get nonmutating set }
}

/// Entities in an order.
@MainActor @preconcurrency
public protocol EntityCollection: Collection where Element == Entity, Index == Int {
  func append(_ entity: Entity)
  func remove(_ entity: Entity)
  func removeAll()
}

extension RealityViewContentProtocol {
  public func add(_ entity: Entity) { entities.append(entity) }
  public func remove(_ entity: Entity) { entities.remove(entity) }
}

/// The entities of a ``RealityView``.
@MainActor @preconcurrency
public struct RealityViewEntityCollection: @preconcurrency EntityCollection {
  let scene: Scene

  public var startIndex: Int { 0 }
  public var endIndex: Int { scene.roots.count }
  public func index(after index: Int) -> Int { index + 1 }
  public subscript(index: Int) -> Entity { scene.roots[index] }

  public func append(_ entity: Entity) { scene.add(entity) }
  public func remove(_ entity: Entity) { scene.forget(entity) }
  public func removeAll() { scene.roots.forEach(scene.forget) }
}

/// How a ``RealityView`` sees its scene.
public struct RealityViewCamera: Hashable, Sendable {
  private let name: String

  public static let virtual = RealityViewCamera(name: "virtual")

  /// The phone's camera, of which there is none: black is behind the scene.
  public static let spatialTracking = RealityViewCamera(name: "spatialTracking")
  public static let worldTracking = RealityViewCamera(name: "worldTracking")
}

/// What a ``RealityView`` shows on iOS.
public struct RealityViewCameraContent: RealityViewContentProtocol {
  let view: ARView

  public var entities: RealityViewEntityCollection {
    get { RealityViewEntityCollection(scene: view.scene) }
    nonmutating set {}
  }

  public var camera: RealityViewCamera {
    get { view.cameraMode == .nonAR ? .virtual : .spatialTracking }
    nonmutating set { view.cameraMode = newValue == .virtual ? .nonAR : .ar }
  }

  /// Calls a closure for each event of a type.
  ///
  /// - Returns: What has to be kept, as calls end with it.
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, componentType: (any Component.Type)? = nil,
    _ handler: @escaping (E) -> Void
  ) -> EventSubscription {
    EventSubscription(view.scene.subscribe(to: event, on: sourceObject, handler))
  }
}

/// A closure that is called for events, until this is cancelled or gone.
public final class EventSubscription: Cancellable {
  private let cancellable: any Cancellable

  init(_ cancellable: any Cancellable) { self.cancellable = cancellable }

  public func cancel() { cancellable.cancel() }
}

/// What is shown while a ``RealityView`` is made: nothing.
public struct RealityViewDefaultPlaceholder: View {
  public init() {}
  public var body: some View { Color.clear }
}

/// A view with a scene of entities, as large as its place.
public struct RealityView<Content: View>: View {
  private let make: @MainActor (inout RealityViewCameraContent) async -> Void
  private let update: (@MainActor (inout RealityViewCameraContent) -> Void)?
  private let placeholder: Content

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - make: Adds entities to the content, once.
  ///   - update: Changes them when the view's state has changed.
  ///   - placeholder: What is shown until the content is made.
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil,
    @ViewBuilder placeholder: () -> Content
  ) {
    self.make = make
    self.update = update
    self.placeholder = placeholder()
  }

  @State private var scene = EntityViewState()

  public var body: some View {
    ZStack {
      if scene.isMade { EntityView(view: scene.view, update: update) } else { placeholder }
    }
    .task {
      guard !scene.isMade else { return }
      var content = RealityViewCameraContent(view: scene.view)
      await make(&content)
      scene.isMade = true
    }
  }
}

extension RealityView where Content == RealityViewDefaultPlaceholder {
  /// Creates a view.
  ///
  /// - Parameters:
  ///   - make: Adds entities to the content, once.
  ///   - update: Changes them when the view's state has changed.
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewCameraContent) async -> Void,
    update: (@MainActor (inout RealityViewCameraContent) -> Void)? = nil
  ) {
    self.init(make: make, update: update) { RealityViewDefaultPlaceholder() }
  }
}

/// The view of UIKit that a ``RealityView`` keeps.
@MainActor @Observable
private final class EntityViewState {
  @ObservationIgnored let view = ARView(frame: .zero, cameraMode: .nonAR)
  var isMade = false
}

private struct EntityView: UIViewRepresentable {
  let view: ARView
  let update: (@MainActor (inout RealityViewCameraContent) -> Void)?

  func makeUIView(context: Context) -> ARView { view }

  func updateUIView(_ view: ARView, context: Context) {
    var content = RealityViewCameraContent(view: view)
    update?(&content)
  }
}
