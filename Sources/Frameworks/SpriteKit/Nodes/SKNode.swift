import FlowUIKit
import Foundation
import SwiftUI

/// How the pixels of a node are combined with those behind it.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// The protocol that `SKNode(fileNamed:)` is added to, because an initializer there may return a subclass.
@MainActor @preconcurrency
public protocol _ArchivedNode {}

extension SKNode: _ArchivedNode {}

extension _ArchivedNode where Self: SKNode {
  /// Reads the node of a file in the app (`.sks`): one of the class that the file says, or of the class that is asked.
  ///
  /// What is not read of a file is reported with its name. Without a file there is no node, with a report.
  public init?(fileNamed filename: String) {
    guard let node = SceneFile.node(filename, as: Self.self) else { return nil }
    self = node
  }
}

/// A place in a scene: what is in it moves, turns and fades with it. The y axis points upwards.
open class SKNode: UIResponder {
  public override init() { super.init() }

  /// Creates a node of an archive, with its values and the nodes inside. Another coder than that of a file leaves the
  /// default values.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    (aDecoder as? NodeCoder)?.read(self)
  }

  // MARK: - Place and look

  /// The place in the parent, in points.
  open var position = CGPoint.zero { didSet { if position != oldValue { noteMove() } } }

  /// What is drawn later; relative to the parent.
  open var zPosition: CGFloat = 0 { didSet { noteChange() } }
  open var xScale: CGFloat = 1 { didSet { noteMove() } }
  open var yScale: CGFloat = 1 { didSet { noteMove() } }

  /// The turn, in radians, counterclockwise.
  open var zRotation: CGFloat = 0 { didSet { if zRotation != oldValue { noteMove() } } }

  /// The opacity, from 0 to 1; it multiplies that of the nodes inside.
  open var alpha: CGFloat = 1 { didSet { noteChange() } }

  /// Whether the node and those inside are neither drawn nor touched. Their actions run.
  open var isHidden = false { didSet { noteChange() } }

  /// Whether the actions and the physics of the node and those inside stand still.
  open var isPaused = false { didSet { noteActivity() } }

  /// How fast the actions of the node and those inside run.
  open var speed: CGFloat = 1 { didSet { noteActivity() } }

  /// Whether the node receives touches itself.
  open var isUserInteractionEnabled = false
  open var name: String?

  /// What the app keeps with the node.
  open var userData: NSMutableDictionary?

  /// The limits of the node's place and turn, which are applied in order.
  open var constraints: [SKConstraint]?

  /// What the node is in the world of physics.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      if oldValue !== physicsBody { oldValue?.node = nil }
      physicsBody?.node = self
      noteActivity()
    }
  }

  /// Scales both axes.
  open func setScale(_ scale: CGFloat) {
    xScale = scale
    yScale = scale
  }

  /// What is drawn, in the node's own coordinates; `nil` for a node that only groups others.
  var contentRect: CGRect? { nil }

  /// Lets time pass for what the node draws.
  func advanceContent(by time: TimeInterval) {}

  /// Draws the content in the node's own coordinates.
  func drawContent(in drawing: NodeDrawing, alpha: CGFloat) {}

  /// The rectangle around the content in the parent's coordinates, in points.
  open var frame: CGRect {
    contentRect?.applying(transformToParent) ?? CGRect(origin: position, size: .zero)
  }

  /// From the node's coordinates to those of its parent.
  var transformToParent: CGAffineTransform {
    let (sine, cosine) = (sin(zRotation), cos(zRotation))
    return CGAffineTransform(
      a: xScale * cosine, b: xScale * sine, c: -yScale * sine, d: yScale * cosine, tx: position.x, ty: position.y)
  }

  /// From the node's coordinates to those of the root of its tree.
  var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: SKNode? = self
    while let current = node, let outer = current.parent {
      transform = transform.concatenating(current.transformToParent)
      node = outer
    }
    return transform
  }

  /// The rectangle around the content of the node and of those inside, in the parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    let content = accumulatedContent
    return content.isNull ? CGRect(origin: position, size: .zero) : content.applying(transformToParent)
  }

  /// The rectangle around all content, in the node's own coordinates; the null rectangle if there is none.
  private var accumulatedContent: CGRect {
    children.reduce(contentRect ?? .null) { rect, child in
      let inside = child.accumulatedContent
      return inside.isNull ? rect : rect.union(inside.applying(child.transformToParent))
    }
  }

  // MARK: - Tree

  public private(set) weak var parent: SKNode?

  /// The nodes inside, in the order in which they were added.
  open private(set) var children: [SKNode] = []

  /// The scene that contains the node.
  open var scene: SKScene? { root as? SKScene }

  /// The outermost node around this one.
  var root: SKNode {
    var node = self
    while let outer = node.parent { node = outer }
    return node
  }

  open override var next: UIResponder? { parent }

  /// Adds a node, which must not have a parent.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// Inserts a node, which must not have a parent.
  open func insertChild(_ node: SKNode, at index: Int) {
    if node.parent != nil {
      return reportMistake("A node was added that already has a parent. SpriteKit stops the app there: \(node).")
    }
    if node === self || inParentHierarchy(node) {
      return reportMistake("A node was added to itself or to a node inside of it. SpriteKit stops the app there.")
    }
    children.insert(node, at: min(max(0, index), children.count))
    node.parent = self
    noteActivity()
  }

  open func removeFromParent() {
    guard let parent else { return }
    noteActivity()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  open func removeAllChildren() { for child in children { child.removeFromParent() } }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// Gives the node another parent.
  open func move(toParent parent: SKNode) {
    let place = self.parent.map { parent.convert(position, from: $0) } ?? position
    removeFromParent()
    parent.addChild(self)
    position = place
  }

  /// Whether a node is around this one.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    var node = self.parent
    while let current = node {
      if current === parent { return true }
      node = current.parent
    }
    return false
  }

  /// Whether the rectangles of two nodes overlap.
  open func intersects(_ node: SKNode) -> Bool {
    guard let mine = parent, let other = node.parent else { return false }
    let box = node.calculateAccumulatedFrame()
    let change = other.transformToRoot.concatenating(mine.transformToRoot.inverted())
    let placed = mine === other ? box : box.applying(change)
    return calculateAccumulatedFrame().intersects(placed)
  }

  open func isEqual(to node: SKNode) -> Bool { self === node }

  // MARK: - Points

  /// A point of another node's coordinates in this node's own.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.transformToRoot).applying(transformToRoot.inverted())
  }

  /// A point of this node's coordinates in those of another node.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// Whether a point of the parent's coordinates is in the rectangle around the node.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  /// The frontmost node with content at a point of this node's coordinates; the node itself if there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { frontmost(at: p) { _ in true } ?? self }

  /// All nodes inside that contain a point of this node's coordinates, the frontmost first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    let point = p.applying(transformToRoot)
    return drawingOrder.reversed().map(\.node).filter { node in
      node !== self
        && (node.parent.map { node.contains(point.applying($0.transformToRoot.inverted())) } ?? false)
    }
  }

  /// The frontmost visible node with content at a point of this node's coordinates that fulfills a condition.
  func frontmost(at point: CGPoint, where condition: (SKNode) -> Bool) -> SKNode? {
    let place = point.applying(transformToRoot)
    return drawingOrder.reversed().map(\.node).first { node in
      guard let box = node.touchRect, condition(node) else { return false }
      return box.contains(place.applying(node.transformToRoot.inverted()))
    }
  }

  /// Where the node is touched, in its own coordinates; a node without content, around what is in it.
  private var touchRect: CGRect? {
    if let contentRect { return contentRect }
    guard isUserInteractionEnabled, !(self is SKScene) else { return nil }
    let content = accumulatedContent
    return content.isNull ? nil : content
  }

  // MARK: - Search

  /// The first node that a path finds: a name, names with slashes between, `..` for the parent, `*` for any letters, a
  /// slash at the beginning for the root, and two slashes for everything inside.
  open func childNode(withName name: String) -> SKNode? { NodeSearch(name).results(from: self).first }

  open subscript(name: String) -> [SKNode] { NodeSearch(name).results(from: self) }

  /// Calls a closure with every node that a path finds, until it says stop.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    NodeSearch(name).results(from: self).forEach(untilStopped: block)
  }

  // MARK: - Actions

  let actions = NodeActions()

  /// Runs an action from the next frame on.
  open func run(_ action: SKAction) { start(action, key: nil) }

  /// Runs an action, and calls a closure at its end.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    start(.sequence([action, .run(block)]), key: nil)
  }

  /// Runs an action and waits for its end.
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in
      start(.sequence([action, .run { continuation.resume() }]), key: nil)
    }
  }

  /// Runs an action in the place of one with the same key.
  open func run(_ action: SKAction, withKey key: String) {
    actions.remove(key)
    start(action, key: key)
  }

  private func start(_ action: SKAction, key: String?) {
    actions.add(action, key: key)
    noteActivity()
  }

  open func action(forKey key: String) -> SKAction? { actions.action(forKey: key) }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func removeAction(forKey key: String) { actions.remove(key) }
  open func removeAllActions() { actions.removeAll() }

  // MARK: - Accessibility

  /// Whether assistive technologies see the node as an element.
  open var isAccessibilityElement = false { didSet { noteChange() } }
  open var accessibilityLabel: String? { didSet { noteChange() } }
  open var accessibilityValue: String? { didSet { noteChange() } }
  open var accessibilityHint: String? { didSet { noteChange() } }
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  open var accessibilityTraits = UIAccessibilityTraits.none { didSet { noteChange() } }

  /// Performs the node's action for assistive technologies.
  ///
  /// - Returns: Whether the node has done something.
  open func accessibilityActivate() -> Bool { false }

  // MARK: - Changes

  /// Notes that the node looks different.
  final func noteChange() { scene?.view?.noteChange() }

  /// Notes that the scene has something to do.
  final func noteActivity() { scene?.view?.noteActivity() }

  private func noteMove() {
    physicsBody?.placeHasChanged()
    noteChange()
  }
}

extension Sequence {
  /// Calls a closure with each element, until it says stop.
  func forEach(untilStopped block: (Element, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for element in self {
      block(element, &stops)
      if stops.boolValue { return }
    }
  }
}
