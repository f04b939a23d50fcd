import Foundation
import SwiftUI

extension ImageRecipe {
  /// The image in another place, size or direction.
  func transformed(by matrix: CGAffineTransform) -> ImageRecipe {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard !extent.isNull, determinant != 0, determinant.isFinite else { return .empty }
    let inverse = CGAffineTransform(
      a: matrix.d / determinant, b: -matrix.b / determinant, c: -matrix.c / determinant, d: matrix.a / determinant,
      tx: (matrix.c * matrix.ty - matrix.d * matrix.tx) / determinant,
      ty: (matrix.b * matrix.tx - matrix.a * matrix.ty) / determinant)
    let extent = extent.isInfinite ? extent : extent.bounds(after: matrix)
    return ImageRecipe(extent: extent, isSampledNearest: isSampledNearest) { rect in
      let target = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      var needed = PixelRect(target.bounds(after: inverse)).expanded(by: 2)
      if !self.extent.isInfinite { needed = needed.intersection(PixelRect(self.extent)) }
      let source = pixels(in: needed)
      var grid = PixelGrid(rect)
      for row in 0..<rect.height {
        let y = CGFloat(rect.maxY - 1 - row) + 0.5
        for column in 0..<rect.width {
          let x = CGFloat(rect.x + column) + 0.5
          let (fromX, fromY) = (inverse.a * x + inverse.c * y + inverse.tx, inverse.b * x + inverse.d * y + inverse.ty)
          grid.pixels[row * rect.width + column] =
            isSampledNearest
            ? source[Int(fromX.rounded(.down)), Int(fromY.rounded(.down))] : source.mixed(atX: fromX, y: fromY)
        }
      }
      return grid
    }
  }

  /// The image out of focus.
  ///
  /// - Parameters:
  ///   - weights: The shares of the pixels at the distances 0, 1, 2 and so on, to both sides.
  func blurred(_ weights: [Float]) -> ImageRecipe {
    let reach = weights.count - 1
    guard reach > 0, !extent.isNull else { return self }
    let extent = extent.isInfinite ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return ImageRecipe(extent: extent) { rect in
      let source = pixels(in: rect.expanded(by: reach))
      let width = rect.width + 2 * reach
      let planes = (0..<4).map { plane -> [Float] in
        // In linear light, multiplied by the opacity.
        let values = source.pixels.map { pixel -> Float in
          let color = LinearColor(pixel: pixel)
          switch plane {
          case 0: return color.alpha
          case 1: return color.red * color.alpha
          case 2: return color.green * color.alpha
          default: return color.blue * color.alpha
          }
        }
        let rows = Self.convolved(values, lines: rect.height + 2 * reach, count: width, by: (width, 1), weights)
        return Self.convolved(rows, lines: rect.width, count: rect.height + 2 * reach, by: (1, rect.width), weights)
      }
      var grid = PixelGrid(rect)
      for index in grid.pixels.indices {
        let alpha = planes[0][index]
        guard alpha > 0 else { continue }
        grid.pixels[index] =
          LinearColor(
            red: planes[1][index] / alpha, green: planes[2][index] / alpha, blue: planes[3][index] / alpha,
            alpha: alpha
          ).pixel
      }
      return grid
    }
  }

  /// The weighted means along lines, which become shorter by the reach at both ends.
  ///
  /// - Parameter steps: The distance between lines, and that between the values of a line.
  private static func convolved(
    _ values: [Float], lines: Int, count: Int, by steps: (line: Int, value: Int), _ weights: [Float]
  ) -> [Float] {
    let reach = weights.count - 1
    let length = count - 2 * reach
    // The lines keep their direction: the next pass reads across them.
    let target = steps.value == 1 ? (line: length, value: 1) : (line: 1, value: lines)
    var result = [Float](repeating: 0, count: lines * length)
    for line in 0..<lines {
      for place in 0..<length {
        let center = line * steps.line + (place + reach) * steps.value
        var sum = values[center] * weights[0]
        var distance = 1
        while distance <= reach {
          sum += (values[center - distance * steps.value] + values[center + distance * steps.value]) * weights[distance]
          distance += 1
        }
        result[line * target.line + place * target.value] = sum
      }
    }
    return result
  }

  /// The shares of a Gaussian curve, up to three deviations.
  static func gaussian(_ deviation: Double) -> [Float] {
    guard deviation > 0, deviation.isFinite else { return [1] }
    let reach = Int(min(300, (3 * deviation).rounded(.up)))
    let values = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    return values.map { Float($0 / sum) }
  }

  /// Equal shares within a distance.
  static func box(_ radius: Double) -> [Float] {
    guard radius >= 1, radius.isFinite else { return [1] }
    let reach = Int(min(300, radius.rounded()))
    return [Float](repeating: 1 / Float(2 * reach + 1), count: reach + 1)
  }
}

extension PixelGrid {
  /// The mixture of the four pixels around a point.
  fileprivate func mixed(atX x: CGFloat, y: CGFloat) -> UInt32 {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (shareX, shareY) = (x - 0.5 - left, y - 0.5 - bottom)
    let (column, row) = (Int(left), Int(bottom))
    let corners = (
      self[column, row], self[column + 1, row], self[column, row + 1], self[column + 1, row + 1]
    )
    if corners.0 == corners.1, corners.0 == corners.2, corners.0 == corners.3 { return corners.0 }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      func value(_ pixel: UInt32) -> CGFloat { CGFloat(pixel >> shift & 255) }
      let lower = value(corners.0) * (1 - shareX) + value(corners.1) * shareX
      let upper = value(corners.2) * (1 - shareX) + value(corners.3) * shareX
      result |= UInt32((lower * (1 - shareY) + upper * shareY).rounded()) << shift
    }
    return result
  }
}

extension CGRect {
  /// The smallest rectangle around the corners after a transformation.
  fileprivate func bounds(after matrix: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      CGPoint(x: matrix.a * x + matrix.c * y + matrix.tx, y: matrix.b * x + matrix.d * y + matrix.ty)
    }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
