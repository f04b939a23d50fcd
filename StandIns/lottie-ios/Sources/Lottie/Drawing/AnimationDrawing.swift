import FlowUIKit
import SwiftUI

/// Draws a frame of an animation into a context.
@MainActor
struct AnimationDrawing {
  let animation: LottieAnimation
  let context: CGContext
  let images: any AnimationImageProvider
  let texts: any AnimationKeypathTextProvider
  /// Other colors, with the places that they are for.
  let colors: [(AnimationKeypath, any AnyValueProvider)]

  func draw(at frame: Double) {
    draw(animation.layers, at: frame, opacity: 1, names: [])
  }

  // MARK: - Layers

  private func draw(_ layers: [AnimationLayer], at frame: Double, opacity: Double, names: [String]) {
    for (place, layer) in layers.enumerated().reversed() where !layer.isMatte {
      guard layer.isShown(at: frame, end: animation.endFrame) else { continue }
      let opacity = opacity * layer.transform.opacity(at: frame)
      if opacity == 0 { continue }
      context.saveGState()
      if let matte = layer.matte, place > 0, layers[place - 1].isMatte {
        clip(to: layers[place - 1], matte, among: layers, at: frame)
      }
      context.concatenate(matrix(of: layer, among: layers, at: frame))
      clip(to: layer.masks, at: frame)
      draw(layer.content, of: layer, at: frame, opacity: opacity, names: names + [layer.name])
      context.restoreGState()
    }
  }

  private func draw(
    _ content: AnimationLayer.Content, of layer: AnimationLayer, at frame: Double, opacity: Double, names: [String]
  ) {
    switch content {
    case .nothing: break
    case .layers(let id, let size, let time):
      // A composition does not show itself.
      guard names.count < 32, let layers = animation.layersOfAssets[id] else { return }
      context.clip(to: CGRect(origin: .zero, size: size))
      draw(
        layers, at: layer.frame(inside: time, at: frame, rate: animation.framerate), opacity: opacity, names: names)
    case .solid(let color, let size):
      context.setFillColor(color.cgColor(opacity: opacity))
      context.fill(CGRect(origin: .zero, size: size))
    case .image(let id):
      guard let asset = animation.images[id], let image = images.imageForAsset(asset: asset) else { return }
      let size = CGSize(
        width: asset.width > 0 ? asset.width : Double(image.width),
        height: asset.height > 0 ? asset.height : Double(image.height))
      UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: opacity)
    case .shapes(let items):
      let shapes = ShapeCollection(items, at: frame, names: names)
      for brush in shapes.brushes { draw(brush, at: frame, opacity: opacity) }
    case .text(let text): draw(text.document(at: frame), opacity: opacity, names: names)
    }
  }

  /// From the coordinates of a layer to those around it, also of the layers that it follows.
  private func matrix(of layer: AnimationLayer, among layers: [AnimationLayer], at frame: Double) -> CGAffineTransform {
    var matrix = layer.transform.matrix(at: frame)
    var (parent, left) = (layer.parent, layers.count)
    while let index = parent, left > 0, let next = layers.first(where: { $0.index == index }) {
      matrix = matrix.concatenating(next.transform.matrix(at: frame))
      (parent, left) = (next.parent, left - 1)
    }
    return matrix
  }

  // MARK: - Clipping

  /// The plane, for what is outside of a path.
  private static let plane = Path(CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))

  private func clip(to path: Path) {
    context.addPath(path.cgPath)
    context.clip()
  }

  private func clip(to masks: [AnimationLayer.Mask], at frame: Double) {
    var added = Path()
    for mask in masks {
      let path = mask.path(at: frame)
      switch (mask.mode, mask.isInverted) {
      case (.add, false): added.addPath(path)
      case (.intersect, false), (.subtract, true): clip(to: path)
      case (.add, true), (.intersect, true), (.subtract, false): clip(to: Self.plane.subtracting(path))
      }
    }
    if masks.contains(where: { $0.mode == .add && !$0.isInverted }) { clip(to: added) }
  }

  /// Clips to the shapes of another layer, or to what is around them.
  private func clip(
    to layer: AnimationLayer, _ matte: AnimationLayer.Matte, among layers: [AnimationLayer], at frame: Double
  ) {
    var path = Path()
    if layer.isShown(at: frame, end: animation.endFrame) {
      switch layer.content {
      case .shapes(let items):
        for brush in ShapeCollection(items, at: frame, names: []).brushes { path.addPath(brush.outline(at: frame)) }
      case .solid(_, let size): path.addRect(CGRect(origin: .zero, size: size))
      default: return
      }
    }
    let placed = path.applying(matrix(of: layer, among: layers, at: frame))
    clip(to: matte == .inside ? placed : Self.plane.subtracting(placed))
  }

  // MARK: - Shapes and texts

  private func draw(_ brush: ShapeCollection.Brush, at frame: Double, opacity: Double) {
    let opacity = opacity * brush.opacity * brush.paint.opacity(at: frame)
    if opacity == 0 { return }
    context.saveGState()
    defer { context.restoreGState() }
    if let gradient = brush.paint.gradient {
      clip(to: brush.outline(at: frame))
      context.concatenate(brush.transform)
      draw(gradient, at: frame, opacity: opacity)
      return
    }
    let own = colors.last { $0.0.matches((brush.names + ["Color"])[...]) }?.1.value(frame: frame) as? LottieColor
    let color = (own ?? brush.paint.color(at: frame)).cgColor(opacity: opacity)
    context.setFillColor(color)
    context.addPath(brush.outline(at: frame).cgPath)
    context.drawPath(using: brush.paint.stroke == nil && brush.paint.fillsEvenOdd ? .eoFill : .fill)
  }

  private func draw(_ gradient: ShapePaint.Gradient, at frame: Double, opacity: Double) {
    let stops = gradient.stops(at: frame)
    let colors = stops.map { $0.color.cgColor(opacity: opacity) }
    guard
      let blend = CGGradient(
        colorsSpace: nil, colors: colors as CFArray, locations: stops.map(\.place))
    else { return }
    let (start, end) = (gradient.start.point(at: frame), gradient.end.point(at: frame))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if gradient.isRadial {
      context.drawRadialGradient(
        blend, startCenter: start, startRadius: 0, endCenter: start, endRadius: hypot(end.x - start.x, end.y - start.y),
        options: options)
    } else {
      context.drawLinearGradient(blend, start: start, end: end, options: options)
    }
  }

  private func draw(_ document: TextContent.Document, opacity: Double, names: [String]) {
    let font = UIFont(name: document.font, size: document.size) ?? UIFont.systemFont(ofSize: document.size)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor(cgColor: document.color.cgColor(opacity: opacity)),
    ]
    let text = texts.text(for: AnimationKeypath(keys: names), sourceText: document.text) ?? document.text
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = NSAttributedString(string: String(line), attributes: attributes)
      let width: CGFloat = line.size().width
      let left: CGFloat
      switch document.alignment {
      case .right: left = -width
      case .center: left = -width / 2
      default: left = 0
      }
      // The origin is at the baseline of the first line.
      let top = Double(index) * document.lineHeight - font.ascender
      line.draw(at: CGPoint(x: left, y: top))
    }
  }
}
