import FlowUIKit
import SwiftUI

/// A layer of an animation.
struct AnimationLayer: Sendable {
  /// What a layer shows.
  enum Content: Sendable {
    case nothing
    /// Other layers, with the time of theirs in seconds, if it has keyframes.
    case layers(id: String, size: CGSize, time: Keyframes<[Double]>?)
    case solid(LottieColor, CGSize)
    case image(id: String)
    case shapes([ShapeItem])
    case text(TextContent)
  }

  /// A path that cuts the layer.
  struct Mask: Sendable {
    enum Mode: String, Sendable {
      case add = "a"
      case subtract = "s"
      case intersect = "i"
    }

    let mode: Mode
    let isInverted: Bool
    private let curves: Keyframes<BezierShape>

    /// - Returns: `nil` for a mask that does not cut.
    init?(_ value: FileValue, missing: (String) -> Void) {
      let name = value["mode"]?.text ?? "a"
      if name == "n" { return nil }
      guard let mode = Mode(rawValue: name) else {
        missing("masks that blend")
        return nil
      }
      guard let curves = Keyframes<BezierShape>(value["pt"]) else { return nil }
      if let opacity = Keyframes<[Double]>(value["o"]), opacity.number(at: 0) < 100 { missing("masks with an opacity") }
      (self.mode, self.curves) = (mode, curves)
      isInverted = value["inv"]?.isTrue ?? false
    }

    func path(at frame: Double) -> Path { curves.value(at: frame).path }
  }

  /// How the layer above cuts this one.
  enum Matte: Sendable { case inside, outside }

  let name: String
  let index: Int?
  let parent: Int?
  let content: Content
  let transform: LayerTransform
  let masks: [Mask]
  let matte: Matte?
  /// Whether it only cuts the layer below.
  let isMatte: Bool
  private let range: (start: Double, end: Double)
  private let start: Double
  private let stretch: Double

  /// - Returns: `nil` for a hidden layer.
  init?(_ value: FileValue, missing: (String) -> Void) {
    if value["hd"]?.isTrue == true { return nil }
    name = value["nm"]?.text ?? ""
    index = value["ind"]?.number.map { Int($0) }
    parent = value["parent"]?.number.map { Int($0) }
    transform = LayerTransform(value["ks"])
    range = (value["ip"]?.number ?? 0, value["op"]?.number ?? .infinity)
    start = value["st"]?.number ?? 0
    stretch = value["sr"]?.number.flatMap { $0 > 0 ? $0 : nil } ?? 1
    masks = (value["masksProperties"]?.list ?? []).compactMap { Mask($0, missing: missing) }
    isMatte = value["td"]?.isTrue ?? false
    content = Content(value, missing: missing)
    switch value["tt"]?.number ?? 0 {
    case 1: matte = .inside
    case 2: matte = .outside
    case 0: matte = nil
    default:
      matte = nil
      missing("mattes by brightness")
    }
    if value["ao"]?.isTrue == true { missing("layers that turn along their way") }
    if value["ddd"]?.isTrue == true { missing("layers in three dimensions") }
    if value["bm"]?.isTrue == true { missing("layers that blend") }
    // As Lottie, which draws no other effect.
    if value["ef"]?.list.contains(where: { $0["ty"]?.number == 25 }) == true { missing("shadows") }
  }

  /// - Parameter end: The last frame of all layers, where those that last until then are still there.
  func isShown(at frame: Double, end: Double) -> Bool {
    frame >= range.start && (frame < range.end || frame >= end && range.end >= end)
  }

  /// The frame of the layers in this one.
  func frame(inside time: Keyframes<[Double]>?, at frame: Double, rate: Double) -> Double {
    if let time { return time.number(at: frame) * rate }
    return (frame - start) / stretch
  }
}

extension AnimationLayer.Content {
  init(_ value: FileValue, missing: (String) -> Void) {
    func size(_ width: String, _ height: String) -> CGSize {
      CGSize(width: value[width]?.number ?? 0, height: value[height]?.number ?? 0)
    }
    switch value["ty"]?.number ?? -1 {
    case 0: self = .layers(id: value["refId"]?.text ?? "", size: size("w", "h"), time: Keyframes(value["tm"]))
    case 1: self = .solid(LottieColor(hexadecimal: value["sc"]?.text ?? ""), size("sw", "sh"))
    case 2: self = .image(id: value["refId"]?.text ?? "")
    case 3: self = .nothing
    case 4: self = .shapes(ShapeItem.items(value["shapes"]?.list ?? [], missing: missing))
    case 5:
      if value["t"]?["a"]?.list.isEmpty == false { missing("texts whose letters move") }
      self = TextContent(value["t"]).map(Self.text) ?? .nothing
    case 6: self = .nothing
    case 13:
      missing("cameras")
      self = .nothing
    case let type:
      missing("layers of type \(Int(type))")
      self = .nothing
    }
  }
}

/// A text of a layer, whose letters do not move.
struct TextContent: Sendable {
  struct Document: Sendable {
    let frame: Double
    let text: String
    let font: String
    let size: Double
    let color: LottieColor
    let alignment: NSTextAlignment
    let lineHeight: Double
  }

  private let documents: [Document]

  init?(_ value: FileValue?) {
    documents = (value?["d"]?["k"]?.list ?? []).compactMap { keyframe in
      guard let own = keyframe["s"], let text = own["t"]?.text else { return nil }
      let color = own["fc"]?.numbers ?? [0, 0, 0]
      let size = own["s"]?.number ?? 12
      return Document(
        frame: keyframe["t"]?.number ?? 0, text: text.replacingOccurrences(of: "\r", with: "\n"),
        font: own["f"]?.text ?? "", size: size,
        color: color.count > 2
          ? LottieColor(r: color[0], g: color[1], b: color[2], a: 1) : LottieColor(r: 0, g: 0, b: 0, a: 1),
        alignment: [1: NSTextAlignment.right, 2: .center][Int(own["j"]?.number ?? 0)] ?? .left,
        lineHeight: own["lh"]?.number ?? size * 1.2)
    }
    if documents.isEmpty { return nil }
  }

  func document(at frame: Double) -> Document { documents.last { $0.frame <= frame } ?? documents[0] }
}
