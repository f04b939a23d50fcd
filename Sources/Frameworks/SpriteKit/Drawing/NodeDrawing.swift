import FlowRendering
import FlowUIKit
import Foundation
import SwiftUI

/// A node with its place in the order of drawing.
struct DrawnNode {
  let node: SKNode
  let z: CGFloat
  let alpha: CGFloat
}

extension SKNode {
  /// The visible nodes from this one on, from back to front: by their depths, and of equal ones in the order of the
  /// tree.
  var drawingOrder: [DrawnNode] {
    var nodes: [DrawnNode] = []
    collect(z: 0, alpha: 1, entersGroups: true, into: &nodes)
    return nodes.inOrder
  }

  /// Whether the node draws what is in it as one picture.
  var isDrawnAsGroup: Bool {
    if let crop = self as? SKCropNode { return crop.maskNode != nil }
    return (self as? SKEffectNode)?.shouldEnableEffects == true
  }

  fileprivate func collect(z: CGFloat, alpha: CGFloat, entersGroups: Bool, into nodes: inout [DrawnNode]) {
    if isHidden || self.alpha <= 0 { return }
    let z = z + zPosition
    let alpha = alpha * min(1, self.alpha)
    nodes.append(DrawnNode(node: self, z: z, alpha: alpha))
    if isDrawnAsGroup, !entersGroups { return }
    for child in children { child.collect(z: z, alpha: alpha, entersGroups: entersGroups, into: &nodes) }
  }
}

extension [DrawnNode] {
  /// The nodes from back to front.
  fileprivate var inOrder: [DrawnNode] { sortedStably(by: \.z) }
}

/// Draws nodes into a context, each in its own coordinates.
@MainActor
final class NodeDrawing {
  private let context: CGContext
  /// From the coordinates of the root to those of the context.
  private let base: CGAffineTransform

  init(_ context: CGContext, base: CGAffineTransform) {
    self.context = context
    self.base = base
  }

  /// Draws everything in a scene or another node.
  func drawContents(of root: SKNode, rootAlpha: CGFloat) {
    var nodes: [DrawnNode] = []
    for child in root.children { child.collect(z: 0, alpha: rootAlpha, entersGroups: false, into: &nodes) }
    for drawn in nodes.inOrder { draw(drawn) }
  }

  /// Draws a node and everything in it.
  func draw(_ node: SKNode) {
    var nodes: [DrawnNode] = []
    node.collect(z: 0, alpha: 1, entersGroups: false, into: &nodes)
    for drawn in nodes.inOrder { draw(drawn) }
  }

  private func draw(_ drawn: DrawnNode) {
    let node = drawn.node
    if node.isDrawnAsGroup { return drawGroup(node, alpha: drawn.alpha) }
    guard node.contentRect != nil else { return }
    context.saveGState()
    context.concatenate(node.transformToRoot.concatenating(base))
    node.drawContent(in: self, alpha: drawn.alpha)
    context.restoreGState()
  }

  /// Draws what is in a node as one picture.
  private func drawGroup(_ node: SKNode, alpha: CGFloat) {
    var group = DisplayGroup.plain
    group.isIsolated = true
    group.opacity = Double(alpha)
    group.blendMode = ((node as? SKEffectNode)?.blendMode ?? .alpha).render
    if let mask = (node as? SKCropNode)?.maskNode {
      group.mask = items { drawing in
        // A mask is no part of the tree: it is placed as a child of the node.
        let place = mask.transformToParent.concatenating(node.transformToRoot).concatenating(base)
        drawing.drawMask(mask, place)
      }
    }
    let content = items { $0.drawContents(of: node, rootAlpha: 1) }
    context.draw([DisplayItem(offset: .zero, content: .group(group, content))], at: .zero)
  }

  private func drawMask(_ mask: SKNode, _ place: CGAffineTransform) {
    context.saveGState()
    context.concatenate(place)
    mask.drawContent(in: self, alpha: mask.alpha)
    context.restoreGState()
    NodeDrawing(context, base: place).drawContents(of: mask, rootAlpha: mask.alpha)
  }

  /// What a closure draws in the coordinates of the context.
  private func items(_ body: (NodeDrawing) -> Void) -> [DisplayItem] {
    let inner = CGContext(size: context.size, environment: context.environment, scale: context.scale)
    body(NodeDrawing(inner, base: base))
    return inner.items
  }

  // MARK: - Content of nodes

  private func with(_ blendMode: SKBlendMode, _ body: () -> Void) {
    context.saveGState()
    if blendMode != .alpha { context.setBlendMode(blendMode.graphics) }
    if blendMode == .subtract || blendMode == .multiplyX2 {
      report(.approximate("SKBlendMode.\(blendMode)", "it is drawn as \(blendMode.graphics)."))
    }
    body()
    context.restoreGState()
  }

  func fill(_ path: Path, _ color: UIColor, alpha: CGFloat, blendMode: SKBlendMode) {
    with(blendMode) {
      context.setFillColor(color.cgColor.faded(alpha))
      context.fill(path, evenOdd: false)
    }
  }

  func stroke(
    _ path: Path, _ style: StrokeStyle, _ color: UIColor, glow: CGFloat, alpha: CGFloat, blendMode: SKBlendMode
  ) {
    with(blendMode) {
      let color = color.cgColor.faded(alpha)
      context.setStrokeColor(color)
      if glow > 0 {
        // A line that shines: wider and blurred lines below it.
        context.setShadow(offset: .zero, blur: glow * 2, color: color)
      }
      context.stroke(path, style)
    }
  }

  func transformed(by transform: CGAffineTransform, _ body: () -> Void) {
    context.saveGState()
    context.concatenate(transform)
    body()
    context.restoreGState()
  }

  func clipped(to path: Path, _ body: () -> Void) {
    context.saveGState()
    context.clip(to: path, evenOdd: false)
    body()
    context.restoreGState()
  }

  /// Draws a texture in a rectangle.
  ///
  /// - Parameters:
  ///   - center: The middle part that grows, in parts of the texture.
  ///   - tint: A color by which the colors are multiplied, and how much.
  func draw(
    _ texture: SKTexture, in rect: CGRect, center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    tint: (color: UIColor, factor: CGFloat)?, alpha: CGFloat, blendMode: SKBlendMode
  ) {
    var bitmap = texture.bitmap
    var opacity = alpha
    if let tint {
      let color = UIColor.white.mixed(with: tint.color, by: tint.factor).cgColor
      opacity *= color.alpha
      bitmap = texture.bitmap(times: color.color)
    }
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return }
    with(blendMode) {
      context.interpolationQuality = texture.filteringMode == .nearest ? .none : .default
      context.setAlpha(opacity)
      let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
      if center == whole { return context.draw(CGImage(bitmap), in: rect) }
      drawParts(CGImage(bitmap), texture.size(), in: rect, center: center)
    }
  }

  /// Draws the nine parts of a picture whose middle grows.
  private func drawParts(_ image: CGImage, _ size: CGSize, in rect: CGRect, center: CGRect) {
    let columns = Self.parts(rect.minX, rect.width, size.width, center.minX, center.maxX)
    let rows = Self.parts(rect.minY, rect.height, size.height, center.minY, center.maxY)
    for column in columns {
      for row in rows where column.length > 0 && row.length > 0 {
        let pixels = CGRect(
          x: column.from * CGFloat(image.width), y: (1 - row.to) * CGFloat(image.height),
          width: (column.to - column.from) * CGFloat(image.width), height: (row.to - row.from) * CGFloat(image.height))
        guard let part = image.cropping(to: pixels) else { continue }
        context.draw(part, in: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  private static func parts(
    _ start: CGFloat, _ length: CGFloat, _ natural: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> [(from: CGFloat, to: CGFloat, start: CGFloat, length: CGFloat)] {
    let (first, last) = (natural * low, natural * (1 - high))
    let shrink = min(1, first + last > 0 ? length / (first + last) : 1)
    let (left, right) = (first * shrink, last * shrink)
    return [
      (0, low, start, left), (low, high, start + left, length - left - right),
      (high, 1, start + length - right, right),
    ]
  }

  /// Draws a text, whose lines go downwards from the upper edge of a rectangle.
  func draw(_ text: NSAttributedString, in rect: CGRect, alpha: CGFloat, blendMode: SKBlendMode) {
    with(blendMode) {
      context.setAlpha(alpha)
      context.translateBy(x: rect.minX, y: rect.maxY)
      context.scaleBy(x: 1, y: -1)
      UIGraphicsPushContext(context)
      // Rounding must not break the only line.
      text.draw(in: CGRect(x: 0, y: 0, width: rect.width + 0.5, height: rect.height + 0.5))
      UIGraphicsPopContext()
    }
  }
}

extension CGColor {
  fileprivate func faded(_ alpha: CGFloat) -> CGColor { alpha == 1 ? self : copy(alpha: self.alpha * alpha) ?? self }
}

extension SKBlendMode {
  /// The way of Core Graphics. Those that it does not have are near ones, with a warning.
  fileprivate var graphics: CGBlendMode {
    switch self {
    case .alpha: .normal
    case .add: .plusLighter
    case .multiply, .multiplyAlpha, .multiplyX2: .multiply
    case .screen: .screen
    case .replace: .copy
    case .subtract: .difference
    }
  }

  fileprivate var render: RenderBlendMode {
    GraphicsContext.BlendMode(rawValue: graphics.rawValue).renderMode
  }
}
