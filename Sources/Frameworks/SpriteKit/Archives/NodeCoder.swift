import FlowUIKit
import Foundation
import SwiftUI

/// Hands the values of a node in an archive to the initializers of nodes.
final class NodeCoder: NSCoder {
  private let object: ArchivedObject
  private let file: SceneFile

  init(_ object: ArchivedObject, of file: SceneFile) {
    self.object = object
    self.file = file
  }

  // Values that a class of the app asks for are none that an editor has saved.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  /// Sets what the archive has for a node.
  @MainActor
  func read(_ node: SKNode) {
    set(\.position, of: node, object.point("_position"))
    set(\.zPosition, of: node, object.number("_zPosition"))
    set(\.xScale, of: node, object.number("_xScale"))
    set(\.yScale, of: node, object.number("_yScale"))
    set(\.zRotation, of: node, object.number("_zRotation"))
    set(\.alpha, of: node, object.number("_opacity"))
    set(\.isHidden, of: node, object.flag("_hidden"))
    node.name = object.text("_name")
    let data = object.dictionary("_userData")
    if !data.isEmpty { node.userData = NSMutableDictionary(dictionary: data) }
    for (key, name) in [("_actions", "actions"), ("_constraints", "constraints"), ("_shader", "a shader")]
    where object.has(key) {
      file.report("\(name) of \(node.name.map { "the node \"\($0)\"" } ?? "a node")")
    }
    readContent(node)
    for child in object.objects("_children") { add(file.node(child), to: node) }
    if let scene = node as? SKScene, let camera = object.object("_camera").flatMap(file.node) as? SKCameraNode {
      // The camera is one of the nodes of the scene.
      add(camera, to: scene)
      scene.camera = camera
    }
    if let body = object.object("_PKPhysicsBody"), !(node is SKScene) { node.physicsBody = self.body(body) }
  }

  @MainActor
  private func add(_ child: SKNode?, to node: SKNode) {
    if let child, child.parent == nil { node.addChild(child) }
  }

  @MainActor
  private func readContent(_ node: SKNode) {
    switch node {
    case let scene as SKScene: read(scene)
    case let sprite as SKSpriteNode: read(sprite)
    case let label as SKLabelNode: read(label)
    case let emitter as SKEmitterNode: EmitterReader(object, file).read(emitter)
    case let reference as SKReferenceNode:
      if let name = object.text("_referenceFileName") { reference.load(name, file) }
    case is SKShapeNode: file.report("the path of a shape")
    case is SKCropNode: file.report("the mask of a crop node")
    default: break
    }
  }

  @MainActor
  private func set<Node: SKNode, Value>(
    _ path: ReferenceWritableKeyPath<Node, Value>, of node: Node, _ value: Value?
  ) {
    if let value { node[keyPath: path] = value }
  }

  @MainActor
  private func read(_ scene: SKScene) {
    set(\.size, of: scene, object.rect("Scene_bounds")?.size)
    set(\.anchorPoint, of: scene, object.point("_anchorPoint"))
    set(\.backgroundColor, of: scene, object.color("_backgroundColor"))
    set(\.scaleMode, of: scene, object.integer("_scaleMode").flatMap { SKSceneScaleMode(rawValue: $0) })
    if let world = object.object("_physicsWorld") {
      if let gravity = world.vector("gravity") { scene.physicsWorld.gravity = gravity }
      if !world.objects("_joints").isEmpty { file.report("joints") }
    }
  }

  @MainActor
  private func read(_ sprite: SKSpriteNode) {
    if let texture = object.object("_texture") { sprite.texture = file.texture(texture) }
    set(\.size, of: sprite, object.rect("_bounds")?.size)
    set(\.anchorPoint, of: sprite, object.point("_anchorPoint"))
    set(\.color, of: sprite, object.color("_baseColor"))
    set(\.colorBlendFactor, of: sprite, object.number("_colorMix"))
    set(\.blendMode, of: sprite, object.integer("_blendMode").flatMap { SKBlendMode(rawValue: $0) })
    set(\.centerRect, of: sprite, object.rect("_centerRect"))
  }

  @MainActor
  private func read(_ label: SKLabelNode) {
    label.text = object.text("_text")
    set(\.fontName, of: label, object.text("_fontName"))
    set(\.fontSize, of: label, object.number("_fontSize"))
    set(\.fontColor, of: label, object.color("_fontColor"))
    set(\.color, of: label, object.color("_color"))
    set(\.colorBlendFactor, of: label, object.number("_labelColorBlend"))
    set(\.blendMode, of: label, object.integer("_labelBlendMode").flatMap { SKBlendMode(rawValue: $0) })
    set(\.numberOfLines, of: label, object.integer("_numberOfLines"))
    set(\.preferredMaxLayoutWidth, of: label, object.number("_preferredMaxLayoutWidth"))
    set(
      \.horizontalAlignmentMode, of: label,
      object.integer("_horizontalAlignmentMode").flatMap { SKLabelHorizontalAlignmentMode(rawValue: $0) })
    set(
      \.verticalAlignmentMode, of: label,
      object.integer("_verticalAlignmentMode").flatMap { SKLabelVerticalAlignmentMode(rawValue: $0) })
  }

  @MainActor
  private func body(_ saved: ArchivedObject) -> SKPhysicsBody? {
    let center = saved.point("_p0") ?? .zero
    let body: SKPhysicsBody
    switch saved.number("_shapeType") {
    case 1: body = SKPhysicsBody(circleOfRadius: saved.number("_radius") ?? 0, center: center)
    case 2: body = SKPhysicsBody(rectangleOf: saved.size("_size") ?? .zero, center: center)
    default:
      file.report("a body that is neither a circle nor a rectangle")
      return nil
    }
    if let value = saved.flag("dynamic") { body.isDynamic = value }
    if let value = saved.flag("affectedByGravity") { body.affectedByGravity = value }
    if let value = saved.flag("allowRotation") { body.allowsRotation = value }
    if let value = saved.flag("pinned") { body.pinned = value }
    if let value = saved.number("friction") { body.friction = value }
    if let value = saved.number("restitution") { body.restitution = value }
    if let value = saved.number("linearDamping") { body.linearDamping = value }
    if let value = saved.number("angularDamping") { body.angularDamping = value }
    if let value = saved.number("density") { body.density = value }
    if let value = saved.mask("categoryBitMask") { body.categoryBitMask = value }
    if let value = saved.mask("collisionBitMask") { body.collisionBitMask = value }
    if let value = saved.mask("intersectionTestBitMask") { body.contactTestBitMask = value }
    if let value = saved.vector("linearVelocity") { body.velocity = value }
    if let value = saved.number("angularVelocity") { body.angularVelocity = value }
    return body
  }
}

extension ArchivedObject {
  /// A color in four values, whose keys begin equally.
  func color(_ key: String) -> UIColor? {
    guard let red = number(key + "R"), let green = number(key + "G"), let blue = number(key + "B") else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: number(key + "A") ?? 1)
  }

  /// A mask of bits, in which -1 stands for all.
  fileprivate func mask(_ key: String) -> UInt32? {
    number(key).flatMap { abs($0) < 1e15 ? UInt32(truncatingIfNeeded: Int64($0)) : nil }
  }
}
