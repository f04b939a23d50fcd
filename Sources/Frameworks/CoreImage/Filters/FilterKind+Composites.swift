import Foundation

extension FilterKind {
  private static func composite(
    _ name: String, _ make: @escaping @Sendable (ImageRecipe, ImageRecipe) -> ImageRecipe
  ) -> FilterKind {
    .image(name, "CICategoryCompositeOperation", ["inputBackgroundImage": .none]) { image, inputs in
      // Without a background, the image is alone.
      inputs.image(kCIInputBackgroundImageKey).map { make(image, $0) } ?? image
    }
  }

  private static func multiplied(_ color: LinearColor, by share: Float) -> LinearColor {
    LinearColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * share)
  }

  /// Filters that put an image in front of another one.
  static let composites: [FilterKind] = [
    composite("CISourceOverCompositing") { $0.over($1) },
    composite("CISourceInCompositing") { front, back in
      front.combined(with: back) { multiplied($0, by: $1.alpha) }
    },
    composite("CISourceOutCompositing") { front, back in
      front.combined(with: back) { multiplied($0, by: 1 - $1.alpha) }
    },
    composite("CISourceAtopCompositing") { front, back in
      front.combined(with: back) { multiplied($0, by: $1.alpha) }.over(back)
    },
    composite("CIMultiplyCompositing") { front, back in
      front.combined(with: back) { first, second in
        LinearColor(
          red: first.red * second.red, green: first.green * second.green, blue: first.blue * second.blue,
          alpha: first.alpha * second.alpha)
      }
    },
    composite("CIAdditionCompositing") { front, back in
      front.combined(with: back) { first, second in
        LinearColor(
          red: first.red + second.red, green: first.green + second.green, blue: first.blue + second.blue,
          alpha: min(1, first.alpha + second.alpha))
      }
    },
    .image(
      "CIBlendWithMask", "CICategoryStylize", ["inputBackgroundImage": .none, "inputMaskImage": .none]
    ) { image, inputs in
      guard let mask = inputs.image(kCIInputMaskImageKey) else { return image }
      let share = mask.mapColors { LinearColor(red: 1, green: 1, blue: 1, alpha: $0.luminance * $0.alpha) }
      return blend(image, inputs, share)
    },
    .image(
      "CIBlendWithAlphaMask", "CICategoryStylize", ["inputBackgroundImage": .none, "inputMaskImage": .none]
    ) { image, inputs in
      inputs.image(kCIInputMaskImageKey).map { blend(image, inputs, $0) } ?? image
    },
  ]

  /// The image where the mask is, and the background elsewhere.
  private static func blend(_ image: ImageRecipe, _ inputs: FilterInputs, _ mask: ImageRecipe) -> ImageRecipe {
    let front = image.combined(with: mask, extent: image.extent) { multiplied($0, by: $1.alpha) }
    guard let background = inputs.image(kCIInputBackgroundImageKey) else { return front }
    let back = background.combined(with: mask, extent: background.extent) { multiplied($0, by: 1 - $1.alpha) }
    return front.combined(with: back) { first, second in
      let alpha = first.alpha + second.alpha
      return alpha > 0 ? second.mixed(with: first, first.alpha / alpha).with(alpha: alpha) : first
    }
  }

  /// Images of colors.
  static let gradients: [FilterKind] = [
    .generator("CIConstantColorGenerator", ["inputColor": .color(.red)]) { .color($0.color("inputColor")) },
    .generator(
      "CILinearGradient",
      [
        "inputPoint0": .vector([0, 0]), "inputPoint1": .vector([200, 200]), "inputColor0": .color(.white),
        "inputColor1": .color(.black),
      ]
    ) { inputs in
      let (start, end) = (inputs.vector("inputPoint0"), inputs.vector("inputPoint1"))
      let (first, last) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      return .function { x, y in
        let share = length == 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / length
        return first.mixed(with: last, Float(max(0, min(1, share))))
      }
    },
    .generator(
      "CIRadialGradient",
      [
        "inputCenter": .vector([150, 150]), "inputRadius0": .number(5), "inputRadius1": .number(100),
        "inputColor0": .color(.white), "inputColor1": .color(.black),
      ]
    ) { inputs in
      let center = inputs.vector("inputCenter")
      let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
      let (first, last) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return .function { x, y in
        let distance = hypot(x - center.x, y - center.y)
        let share = outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
        return first.mixed(with: last, Float(max(0, min(1, share))))
      }
    },
    .generator(
      "CICheckerboardGenerator",
      [
        "inputCenter": .vector([150, 150]), "inputColor0": .color(.white), "inputColor1": .color(.black),
        "inputWidth": .number(80), "inputSharpness": .number(1),
      ]
    ) { inputs in
      let (center, width) = (inputs.vector("inputCenter"), max(1, inputs.number("inputWidth")))
      let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return .function { x, y in
        let sum = ((x - center.x) / width).rounded(.down) + ((y - center.y) / width).rounded(.down)
        return sum.truncatingRemainder(dividingBy: 2) == 0 ? first : second
      }
    },
  ]
}

extension LinearColor {
  fileprivate func with(alpha: Float) -> LinearColor {
    LinearColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
