import Foundation

extension FilterKind {
  private static let unmeasured = "its colors are not measured on a phone."

  /// The weights of a vector for red, green, blue and opacity.
  private static func sum(_ vector: CIVector, _ color: LinearColor) -> Float {
    Float(vector.x) * color.red + Float(vector.y) * color.green + Float(vector.z) * color.blue
      + Float(vector.w) * color.alpha
  }

  /// Filters that correct colors, in linear light.
  static let colorAdjustments: [FilterKind] = [
    .color(
      "CIColorControls",
      ["inputSaturation": .number(1), "inputBrightness": .number(0), "inputContrast": .number(1)],
      category: kCICategoryColorAdjustment
    ) { inputs in
      let (saturation, brightness, contrast) = (
        Float(inputs.number("inputSaturation")), Float(inputs.number("inputBrightness")),
        Float(inputs.number("inputContrast"))
      )
      return { color in
        let gray = color.luminance
        return color.mapped { (gray + ($0 - gray) * saturation + brightness - 0.5) * contrast + 0.5 }
      }
    },
    .color("CIExposureAdjust", ["inputEV": .number(0)], category: kCICategoryColorAdjustment) { inputs in
      let factor = Float(pow(2, inputs.number("inputEV")))
      return { $0.mapped { $0 * factor } }
    },
    .color("CIGammaAdjust", ["inputPower": .number(1)], category: kCICategoryColorAdjustment) { inputs in
      let power = inputs.number("inputPower")
      return { $0.mapped { Float(pow(Double(max(0, $0)), power)) } }
    },
    .color("CIHueAdjust", ["inputAngle": .number(0)], category: kCICategoryColorAdjustment) { inputs in
      // A rotation around the gray axis.
      let (cosine, sine) = (Float(cos(inputs.number("inputAngle"))), Float(sin(inputs.number("inputAngle"))))
      let (same, less, more) = (
        (1 + 2 * cosine) / 3, (1 - cosine) / 3 - sine / Float(3).squareRoot(),
        (1 - cosine) / 3 + sine / Float(3).squareRoot()
      )
      return { color in
        LinearColor(
          red: same * color.red + less * color.green + more * color.blue,
          green: more * color.red + same * color.green + less * color.blue,
          blue: less * color.red + more * color.green + same * color.blue, alpha: color.alpha)
      }
    },
    .color(
      "CIColorMatrix",
      [
        "inputRVector": .vector([1, 0, 0, 0]), "inputGVector": .vector([0, 1, 0, 0]),
        "inputBVector": .vector([0, 0, 1, 0]), "inputAVector": .vector([0, 0, 0, 1]),
        "inputBiasVector": .vector([0, 0, 0, 0]),
      ], category: kCICategoryColorAdjustment
    ) { inputs in
      let rows = ["R", "G", "B", "A"].map { inputs.vector("input\($0)Vector") }
      let bias = inputs.vector("inputBiasVector")
      return { color in
        LinearColor(
          red: sum(rows[0], color) + Float(bias.x), green: sum(rows[1], color) + Float(bias.y),
          blue: sum(rows[2], color) + Float(bias.z), alpha: sum(rows[3], color) + Float(bias.w))
      }
    },
    .color(
      "CIColorClamp",
      ["inputMinComponents": .vector([0, 0, 0, 0]), "inputMaxComponents": .vector([1, 1, 1, 1])],
      category: kCICategoryColorAdjustment
    ) { inputs in
      let (low, high) = (inputs.vector("inputMinComponents"), inputs.vector("inputMaxComponents"))
      return { color in
        func bounded(_ value: Float, _ index: Int) -> Float {
          max(Float(low.value(at: index)), min(Float(high.value(at: index)), value))
        }
        return LinearColor(
          red: bounded(color.red, 0), green: bounded(color.green, 1), blue: bounded(color.blue, 2),
          alpha: bounded(color.alpha, 3))
      }
    },
    .color("CILinearToSRGBToneCurve", category: kCICategoryColorAdjustment) { _ in
      { $0.mapped { LinearColor.encoded(max(0, $0)) } }
    },
    .color("CISRGBToneCurveToLinear", category: kCICategoryColorAdjustment) { _ in
      { $0.mapped { LinearColor.linear(max(0, $0)) } }
    },
    .color("CIColorThreshold", ["inputThreshold": .number(0.5)], category: kCICategoryColorAdjustment) { inputs in
      let threshold = Float(inputs.number("inputThreshold"))
      return { color in
        let value: Float = color.luminance >= threshold ? 1 : 0
        return color.mapped { _ in value }
      }
    },
  ]

  /// Filters that give colors another look.
  static let colorEffects: [FilterKind] = [
    .color("CIColorInvert") { _ in { $0.inSRGB { $0.mapped { 1 - $0 } } } },
    .color("CISepiaTone", ["inputIntensity": .number(1)], limit: unmeasured) { inputs in
      let intensity = Float(inputs.number("inputIntensity"))
      return { color in
        color.inSRGB { color in
          let gray = color.luminance
          let toned = LinearColor(
            red: min(1, gray * 1.15 + 0.05), green: gray * 0.93 + 0.02, blue: gray * 0.68, alpha: color.alpha)
          return color.mixed(with: toned, intensity)
        }
      }
    },
    .color(
      "CIColorMonochrome",
      ["inputColor": .color(CIColor(red: 0.6, green: 0.45, blue: 0.3)), "inputIntensity": .number(1)],
      limit: unmeasured
    ) { inputs in
      let (tone, intensity) = (inputs.color("inputColor"), Float(inputs.number("inputIntensity")))
      return { color in
        let gray = color.luminance
        let toned = LinearColor(
          red: tone.red * gray, green: tone.green * gray, blue: tone.blue * gray, alpha: color.alpha)
        return color.mixed(with: toned, intensity)
      }
    },
    .color(
      "CIFalseColor",
      [
        "inputColor0": .color(CIColor(red: 0.3, green: 0, blue: 0)),
        "inputColor1": .color(CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { inputs in
      let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return { color in
        var result = dark.mixed(with: light, color.luminance)
        result.alpha *= color.alpha
        return result
      }
    },
    .color("CIPhotoEffectMono", limit: unmeasured) { _ in
      { color in
        let gray = color.luminance
        return color.mapped { _ in gray }
      }
    },
    .color("CIPhotoEffectTonal", limit: unmeasured) { _ in
      { color in
        let gray = color.luminance
        return color.mapped { _ in gray }
      }
    },
    .color("CIPhotoEffectNoir", limit: unmeasured) { _ in
      { color in
        color.inSRGB { color in
          // More contrast: an S through black, middle gray and white.
          let gray = max(0, min(1, color.luminance))
          let value = gray * gray * (3 - 2 * gray)
          return color.mapped { _ in value }
        }
      }
    },
    .color("CIColorPosterize", ["inputLevels": .number(6)]) { inputs in
      let levels = Float(max(1, inputs.number("inputLevels")))
      return { $0.inSRGB { $0.mapped { ($0 * levels).rounded(.down) / max(1, levels - 1) } } }
    },
    .color("CIMaskToAlpha") { _ in { LinearColor(red: 1, green: 1, blue: 1, alpha: $0.luminance * $0.alpha) } },
    .color("CIMaximumComponent") { _ in
      { color in
        let value = max(color.red, color.green, color.blue)
        return color.mapped { _ in value }
      }
    },
    .color("CIMinimumComponent") { _ in
      { color in
        let value = min(color.red, color.green, color.blue)
        return color.mapped { _ in value }
      }
    },
    .image(
      "CIVignette", kCICategoryColorEffect, ["inputIntensity": .number(0), "inputRadius": .number(1)],
      limit: unmeasured
    ) { image, inputs in
      let (intensity, radius) = (inputs.number("inputIntensity"), max(0.01, inputs.number("inputRadius")))
      let extent = image.extent
      guard intensity != 0, !extent.isInfinite, !extent.isNull else { return image }
      let reach = hypot(extent.width, extent.height) / 2
      let shade = ImageRecipe.function { x, y in
        let distance = hypot(x - extent.midX, y - extent.midY) / reach
        let value = max(0, 1 - intensity * pow(distance, 2) * min(2, radius) / 2)
        return LinearColor(red: Float(value), green: Float(value), blue: Float(value))
      }
      return image.combined(with: shade, extent: extent) { color, shade in color.mapped { $0 * shade.red } }
    },
  ]
}
