import SwiftUI

/// What a scene is seen from: its position is in the middle of the view.
open class SKCameraNode: SKNode {
  /// The nodes that the camera sees.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    return Set(scene.drawingOrder.map(\.node).filter { $0 !== scene && contains($0) })
  }

  /// Whether the camera sees a node.
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, let around = node.parent, node.scene === scene else { return false }
    let size = scene.size
    let view = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return node.calculateAccumulatedFrame().applying(around.transformToRoot).intersects(view.applying(transformToRoot))
  }
}
