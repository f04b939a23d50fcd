import SwiftUI

/// Where a layer or a group is, how it is turned and scaled, and how opaque it is.
struct LayerTransform: Sendable {
  private let anchor: Keyframes<[Double]>
  private let position: Keyframes<[Double]>
  /// Vertical and horizontal positions with keyframes of their own.
  private let separate: (x: Keyframes<[Double]>, y: Keyframes<[Double]>)?
  private let scale: Keyframes<[Double]>
  private let rotation: Keyframes<[Double]>
  private let opacity: Keyframes<[Double]>
  private let skew: Keyframes<[Double]>
  private let skewAxis: Keyframes<[Double]>

  init(_ value: FileValue?) {
    func property(_ key: String, _ otherwise: [Double]) -> Keyframes<[Double]> {
      Keyframes(value?[key]) ?? Keyframes(otherwise)
    }
    anchor = property("a", [0, 0])
    position = property("p", [0, 0])
    let place = value?["p"]
    separate = Keyframes<[Double]>(place?["x"]).flatMap { x in Keyframes<[Double]>(place?["y"]).map { (x, $0) } }
    scale = property("s", [100, 100])
    rotation = Keyframes(value?["r"]) ?? property("rz", [0])
    opacity = property("o", [100])
    skew = property("sk", [0])
    skewAxis = property("sa", [0])
  }

  func opacity(at frame: Double) -> Double { min(1, max(0, opacity.number(at: frame) / 100)) }

  func matrix(at frame: Double) -> CGAffineTransform {
    let (anchor, scale) = (anchor.point(at: frame), scale.point(at: frame))
    let place = separate.map { CGPoint(x: $0.x.number(at: frame), y: $0.y.number(at: frame)) }
    let position = place ?? position.point(at: frame)
    var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale.x / 100, y: scale.y / 100))
    let skew = skew.number(at: frame) * .pi / 180
    if skew != 0 {
      let axis = skewAxis.number(at: frame) * .pi / 180
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: -axis))
        .concatenating(CGAffineTransform(a: 1, b: 0, c: tan(-skew), d: 1, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(rotationAngle: axis))
    }
    return matrix.concatenating(CGAffineTransform(rotationAngle: rotation.number(at: frame) * .pi / 180))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
