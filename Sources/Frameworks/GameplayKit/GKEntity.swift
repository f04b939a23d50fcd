import FlowSpriteKit
import Foundation

/// Something in a game, made of components.
open class GKEntity: NSObject {
  public private(set) var components: [GKComponent] = []

  public override init() {}

  /// Adds a component; one of its class is removed.
  open func addComponent(_ component: GKComponent) {
    removeComponent(ofType: type(of: component))
    component.entity?.removeComponent(ofType: type(of: component))
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    guard let index = components.firstIndex(where: { type(of: $0) == componentClass }) else { return }
    let component = components[index]
    component.willRemoveFromEntity()
    component.entity = nil
    components.remove(at: index)
  }

  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }

  /// - Parameter seconds: The time since the last call.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// A part of an entity.
open class GKComponent: NSObject {
  public internal(set) weak var entity: GKEntity?

  public override init() {}
  public required init?(coder: NSCoder) {}

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// Updates the components of a class.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public private(set) var components: [ComponentType] = []

  public init(componentClass cls: AnyClass) {}

  open func addComponent(_ component: ComponentType) { components.append(component) }

  open func addComponent(foundIn entity: GKEntity) {
    if let component = entity.component(ofType: ComponentType.self) { addComponent(component) }
  }

  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }

  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }

  /// - Parameter seconds: The time since the last call.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// The node of an entity.
open class GKSKNodeComponent: GKComponent {
  open var node: SKNode

  public init(node: SKNode) {
    self.node = node
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}
