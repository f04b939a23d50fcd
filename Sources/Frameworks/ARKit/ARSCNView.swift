import FlowSceneKit
import FlowUIKit
import Foundation

/// Learns of the nodes for anchors, which are not made.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
}

/// A place for what a session sees: a surface with the words "AR view", with a warning.
open class ARSCNView: SCNView {
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    surfaceName = "AR view"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    surfaceName = "AR view"
  }
}
