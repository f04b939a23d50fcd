extension CIFilter {
  /// The filter of a name of Apple's; there is one for each function below.
  private static func builtin(_ name: String) -> BuiltinFilter {
    guard let kind = FilterKind.named(name) else { preconditionFailure("There is no filter \(name).") }
    return BuiltinFilter(kind)
  }

  /// A QR code, a pixel for each module, with a border of one.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }

  /// A bar code of ASCII characters.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    builtin("CICode128BarcodeGenerator")
  }

  /// Saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }

  /// Twice the light for each step.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }

  /// A power of each component.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }

  /// Other hues, by an angle in radians.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }

  /// Each component as a sum of all.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }

  /// Components within limits.
  public class func colorClamp() -> any CIFilter & CIColorClamp { builtin("CIColorClamp") }

  /// Black below a brightness, and white above it.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { builtin("CIColorThreshold") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { builtin("CITemperatureAndTint") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    builtin("CIHighlightShadowAdjust")
  }

  /// The opposite colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }

  /// Shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }

  /// A few levels of each component.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }

  /// Two colors by the brightness.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }

  /// Shades of brown.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }

  /// Shades of gray.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }

  /// Shades of gray with more contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }

  /// Shades of gray.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }

  /// White with the brightness as opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }

  /// Gray of the largest component.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { builtin("CIMaximumComponent") }

  /// Gray of the smallest component.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { builtin("CIMinimumComponent") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func thermal() -> any CIFilter & CIThermal { builtin("CIThermal") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func xRay() -> any CIFilter & CIXRay { builtin("CIXRay") }

  /// Darker corners.
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }

  /// An image out of focus.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }

  /// The means of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { builtin("CINoiseReduction") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtin("CIComicEffect") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }

  /// Squares of one color each.
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { builtin("CIHexagonalPixellate") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { builtin("CIEdgeWork") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtin("CIDotScreen") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { builtin("CIPinchDistortion") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { builtin("CIKaleidoscope") }

  /// Another size.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtin("CILanczosScaleTransform")
  }

  /// Edges repeated without an end.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtin("CIAffineClamp") }

  /// Returns its image, with a warning: this filter is not implemented.
  public class func straighten() -> any CIFilter & CIStraighten { builtin("CIStraightenFilter") }

  /// An image in front of the background.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOverCompositing")
  }

  /// An image where the background is.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceInCompositing") }

  /// An image where the background is not.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceOutCompositing") }

  /// An image on the background, and nothing outside of it.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceAtopCompositing")
  }

  /// The product of both.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyCompositing") }

  /// The sum of both.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtin("CIAdditionCompositing") }

  /// An image where a mask is light.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }

  /// An image where a mask is opaque.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithAlphaMask") }

  /// Colors between two points.
  public class func linearGradient() -> any CIFilter & CILinearGradient { builtin("CILinearGradient") }

  /// Colors between two circles.
  public class func radialGradient() -> any CIFilter & CIRadialGradient { builtin("CIRadialGradient") }

  /// Squares of two colors in turn.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    builtin("CICheckerboardGenerator")
  }
}
