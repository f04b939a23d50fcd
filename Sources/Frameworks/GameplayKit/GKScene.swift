import FlowSpriteKit
import Foundation

/// What a scene of GameplayKit shows: a scene of SpriteKit.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: @MainActor GKSceneRootNodeType {}

/// A scene with its entities and graphs. Of a file, the nodes are read; its entities and graphs are not.
@MainActor
open class GKScene: NSObject {
  /// The scene that is shown.
  open var rootNode: (any GKSceneRootNodeType)?
  open private(set) var entities: [GKEntity] = []
  open private(set) var graphs: [String: GKGraph] = [:]

  public override init() {}

  /// Reads a file of SpriteKit's scenes; `nil` if there is none.
  public convenience init?(fileNamed filename: String) {
    guard let scene = SKScene(fileNamed: filename) else { return nil }
    self.init()
    rootNode = scene
  }

  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
  open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
  open func removeGraph(_ name: String) { graphs[name] = nil }
}
