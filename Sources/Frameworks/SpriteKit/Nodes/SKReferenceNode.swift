import Foundation

/// The nodes of another file.
open class SKReferenceNode: SKNode {
  private var fileName: String?

  /// Creates a node with the nodes of a file in the app.
  public init(fileNamed fileName: String?) {
    self.fileName = fileName
    super.init()
    resolve()
  }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Reads the file again.
  open func resolve() {
    guard let fileName else { return }
    take(SceneFile.node(fileName, as: SKNode.self))
  }

  /// Called with the nodes of the file.
  open func didLoad(_ node: SKNode?) {}

  /// Reads a file that another one refers to.
  func load(_ name: String, _ file: SceneFile) {
    fileName = name
    take(file.node(ofFile: name))
  }

  /// Shows the nodes of a file. Those of a scene are in a node of their own, because a scene is no part of another one.
  private func take(_ node: SKNode?) {
    removeAllChildren()
    var content = node
    if let scene = node as? SKScene {
      let group = SKNode()
      for child in scene.children {
        child.removeFromParent()
        group.addChild(child)
      }
      content = group
    }
    if let content { addChild(content) }
    didLoad(content)
  }
}
