import FlowUIKit
import Foundation

/// The camera of a scene.
open class SCNCamera: NSObject {
  open var name: String?
  /// In degrees.
  open var fieldOfView: CGFloat = 60 { didSet { SceneChanges.note() } }
  open var zNear = 1.0 { didSet { SceneChanges.note() } }
  open var zFar = 100.0 { didSet { SceneChanges.note() } }
  open var usesOrthographicProjection = false { didSet { SceneChanges.note() } }
  /// Half of the height that is seen without perspective.
  open var orthographicScale = 1.0 { didSet { SceneChanges.note() } }
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
  open var type = LightType.omni { didSet { SceneChanges.note() } }
  open var color: Any = UIColor.white
  /// In lumens.
  open var intensity: CGFloat = 1_000
  open var castsShadow = false
}

/// A place in a scene, relative to that of its parent, with a surface, a camera or a light.
open class SCNNode: NSObject {
  open var name: String?
  open var geometry: SCNGeometry? { didSet { SceneChanges.note() } }
  open var position = SCNVector3() { didSet { SceneChanges.note() } }
  open var scale = SCNVector3(x: 1, y: 1, z: 1) { didSet { SceneChanges.note() } }
  open var opacity: CGFloat = 1 { didSet { SceneChanges.note() } }
  open var isHidden = false { didSet { SceneChanges.note() } }
  open var camera: SCNCamera? { didSet { SceneChanges.note() } }
  open var light: SCNLight? { didSet { SceneChanges.note() } }
  /// How the node is turned.
  open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) { didSet { SceneChanges.note() } }
  public private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []

  public override init() {}

  /// Creates a node with a surface.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    child.parent = self
    childNodes.append(child)
    SceneChanges.note()
  }

  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
    SceneChanges.note()
  }

  /// A copy of the node and of those below it, with the same surfaces.
  open func clone() -> SCNNode {
    let copy = SCNNode(geometry: geometry)
    (copy.name, copy.position, copy.scale) = (name, position, scale)
    (copy.opacity, copy.isHidden, copy.camera, copy.light) = (opacity, isHidden, camera, light)
    copy.simdOrientation = simdOrientation
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
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
