import Foundation
import SwiftUI

extension FilterKind {
  static let blurs: [FilterKind] = [
    .image("CIGaussianBlur", kCICategoryBlur, ["inputRadius": .number(10)]) { image, inputs in
      image.blurred(ImageRecipe.gaussian(inputs.number("inputRadius")))
    },
    .image("CIBoxBlur", kCICategoryBlur, ["inputRadius": .number(10)]) { image, inputs in
      image.blurred(ImageRecipe.box(inputs.number("inputRadius")))
    },
  ]

  /// Filters that move, cut or enlarge images.
  static let geometry: [FilterKind] = [
    .image("CICrop", kCICategoryBuiltIn, ["inputRectangle": .vector([-1e9, -1e9, 2e9, 2e9])]) { image, inputs in
      image.cropped(to: inputs.vector("inputRectangle").cgRectValue)
    },
    .image("CIAffineTransform", kCICategoryBuiltIn, ["inputTransform": .transform]) { image, inputs in
      image.transformed(by: inputs.transform("inputTransform"))
    },
    .image("CIAffineClamp", kCICategoryBuiltIn, ["inputTransform": .transform]) { image, inputs in
      let moved = image.transformed(by: inputs.transform("inputTransform"))
      return moved.clamped(to: moved.extent)
    },
    .image("CIClamp", kCICategoryBuiltIn, ["inputExtent": .vector([0, 0, 640, 80])]) { image, inputs in
      image.clamped(to: inputs.vector("inputExtent").cgRectValue)
    },
    .image(
      "CILanczosScaleTransform", kCICategoryBuiltIn, ["inputScale": .number(1), "inputAspectRatio": .number(1)],
      limit: "pixels are mixed linearly."
    ) { image, inputs in
      let scale = CGFloat(inputs.number("inputScale"))
      return image.transformed(
        by: CGAffineTransform(
          a: scale * CGFloat(inputs.number("inputAspectRatio")), b: 0, c: 0, d: scale, tx: 0, ty: 0))
    },
    .image(
      "CIPixellate", kCICategoryBuiltIn, ["inputCenter": .vector([150, 150]), "inputScale": .number(8)]
    ) { image, inputs in
      let (center, scale) = (inputs.vector("inputCenter"), max(1, inputs.number("inputScale")))
      guard !image.extent.isNull, image.extent.width > 0, image.extent.height > 0 else { return image }
      let edge = image.clamped(to: image.extent)
      // Whole squares, also at the edges.
      @Sendable func square(_ value: Double, _ center: CGFloat) -> Double { ((value - center) / scale).rounded(.down) }
      let extent =
        image.extent.isInfinite
        ? image.extent
        : CGRect(
          x: center.x + square(image.extent.minX, center.x) * scale,
          y: center.y + square(image.extent.minY, center.y) * scale,
          width: (square(image.extent.maxX - 0.5, center.x) - square(image.extent.minX, center.x) + 1) * scale,
          height: (square(image.extent.maxY - 0.5, center.y) - square(image.extent.minY, center.y) + 1) * scale)
      return ImageRecipe(extent: extent) { rect in
        let source = edge.pixels(in: rect.expanded(by: Int(min(10_000, scale.rounded(.up)))))
        var grid = PixelGrid(rect)
        func middle(_ place: Int, _ center: CGFloat) -> Int {
          Int((center + (square(Double(place) + 0.5, center) + 0.5) * scale).rounded(.down))
        }
        for row in 0..<rect.height {
          let y = middle(rect.maxY - 1 - row, center.y)
          for column in 0..<rect.width {
            grid.pixels[row * rect.width + column] = source[middle(rect.x + column, center.x), y]
          }
        }
        return grid
      }
    },
  ]
}
