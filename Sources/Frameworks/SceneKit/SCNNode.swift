import FlowUIKit
import Foundation

/// The camera of a scene.
open class SCNCamera: NSObject {
  open var name: String?
  /// In degrees.
  open var fieldOfView: CGFloat = 60
  open var zNear = 1.0
  open var zFar = 100.0
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
}

/// What lights a scene.
open class SCNLight: NSObject {
  /// The kind of a light.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = LightType(rawValue: "ambient")
    public static let directional = LightType(rawValue: "directional")
    public static let omni = LightType(rawValue: "omni")
    public static let spot = LightType(rawValue: "spot")
  }

  open var name: String?
  open var type = LightType.omni
  open var color: Any = UIColor.white
  /// In lumens.
  open var intensity: CGFloat = 1_000
  open var castsShadow = false
}

/// A place in a scene, relative to that of its parent. Nothing of a scene is drawn.
open class SCNNode: NSObject {
  open var name: String?
  open var position = SCNVector3()
  /// Turns about the axes, in radians.
  open var eulerAngles = SCNVector3()
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var camera: SCNCamera?
  open var light: SCNLight?
  public private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() {}

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }

  /// The first node with a name below this one.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }

  /// Calls a closure with every node below this one.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    enumerate(block, &stops)
  }

  private func enumerate(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void, _ stops: inout ObjCBool) {
    for child in childNodes {
      block(child, &stops)
      if stops.boolValue { return }
      child.enumerate(block, &stops)
      if stops.boolValue { return }
    }
  }
}
