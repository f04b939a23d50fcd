import Foundation
import SwiftUI

/// A filter with typed inputs, which it keeps by their names.
final class BuiltinFilter: CIFilter {
  private var inputs: FilterInputs { FilterInputs(filter: self) }

  var message: Data {
    get { inputs.data("inputMessage") }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { inputs.text("inputCorrectionLevel") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var quietSpace: Float {
    get { Float(inputs.number("inputQuietSpace")) }
    set { setValue(Double(newValue), forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { Float(inputs.number("inputBarcodeHeight")) }
    set { setValue(Double(newValue), forKey: "inputBarcodeHeight") }
  }

  var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }

  var saturation: Float {
    get { Float(inputs.number("inputSaturation")) }
    set { setValue(Double(newValue), forKey: "inputSaturation") }
  }

  var brightness: Float {
    get { Float(inputs.number("inputBrightness")) }
    set { setValue(Double(newValue), forKey: "inputBrightness") }
  }

  var contrast: Float {
    get { Float(inputs.number("inputContrast")) }
    set { setValue(Double(newValue), forKey: "inputContrast") }
  }

  var ev: Float {
    get { Float(inputs.number("inputEV")) }
    set { setValue(Double(newValue), forKey: "inputEV") }
  }

  var power: Float {
    get { Float(inputs.number("inputPower")) }
    set { setValue(Double(newValue), forKey: "inputPower") }
  }

  var angle: Float {
    get { Float(inputs.number("inputAngle")) }
    set { setValue(Double(newValue), forKey: "inputAngle") }
  }

  var amount: Float {
    get { Float(inputs.number("inputAmount")) }
    set { setValue(Double(newValue), forKey: "inputAmount") }
  }

  var rVector: CIVector {
    get { inputs.vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }

  var gVector: CIVector {
    get { inputs.vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }

  var bVector: CIVector {
    get { inputs.vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }

  var aVector: CIVector {
    get { inputs.vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }

  var biasVector: CIVector {
    get { inputs.vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  var minComponents: CIVector {
    get { inputs.vector("inputMinComponents") }
    set { setValue(newValue, forKey: "inputMinComponents") }
  }

  var maxComponents: CIVector {
    get { inputs.vector("inputMaxComponents") }
    set { setValue(newValue, forKey: "inputMaxComponents") }
  }

  var threshold: Float {
    get { Float(inputs.number("inputThreshold")) }
    set { setValue(Double(newValue), forKey: "inputThreshold") }
  }

  var neutral: CIVector {
    get { inputs.vector("inputNeutral") }
    set { setValue(newValue, forKey: "inputNeutral") }
  }

  var targetNeutral: CIVector {
    get { inputs.vector("inputTargetNeutral") }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }

  var radius: Float {
    get { Float(inputs.number("inputRadius")) }
    set { setValue(Double(newValue), forKey: "inputRadius") }
  }

  var shadowAmount: Float {
    get { Float(inputs.number("inputShadowAmount")) }
    set { setValue(Double(newValue), forKey: "inputShadowAmount") }
  }

  var highlightAmount: Float {
    get { Float(inputs.number("inputHighlightAmount")) }
    set { setValue(Double(newValue), forKey: "inputHighlightAmount") }
  }

  var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor") }
  }

  var intensity: Float {
    get { Float(inputs.number("inputIntensity")) }
    set { setValue(Double(newValue), forKey: "inputIntensity") }
  }

  var levels: Float {
    get { Float(inputs.number("inputLevels")) }
    set { setValue(Double(newValue), forKey: "inputLevels") }
  }

  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var center: CGPoint {
    get { inputs.vector("inputCenter").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }

  var falloff: Float {
    get { Float(inputs.number("inputFalloff")) }
    set { setValue(Double(newValue), forKey: "inputFalloff") }
  }

  var noiseLevel: Float {
    get { Float(inputs.number("inputNoiseLevel")) }
    set { setValue(Double(newValue), forKey: "inputNoiseLevel") }
  }

  var sharpness: Float {
    get { Float(inputs.number("inputSharpness")) }
    set { setValue(Double(newValue), forKey: "inputSharpness") }
  }

  var scale: Float {
    get { Float(inputs.number("inputScale")) }
    set { setValue(Double(newValue), forKey: "inputScale") }
  }

  var width: Float {
    get { Float(inputs.number("inputWidth")) }
    set { setValue(Double(newValue), forKey: "inputWidth") }
  }

  var count: Int {
    get { Int(inputs.number("inputCount")) }
    set { setValue(Double(newValue), forKey: "inputCount") }
  }

  var aspectRatio: Float {
    get { Float(inputs.number("inputAspectRatio")) }
    set { setValue(Double(newValue), forKey: "inputAspectRatio") }
  }

  var transform: CGAffineTransform {
    get { inputs.transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }

  var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }

  var point0: CGPoint {
    get { inputs.vector("inputPoint0").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }

  var point1: CGPoint {
    get { inputs.vector("inputPoint1").cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }

  var radius0: Float {
    get { Float(inputs.number("inputRadius0")) }
    set { setValue(Double(newValue), forKey: "inputRadius0") }
  }

  var radius1: Float {
    get { Float(inputs.number("inputRadius1")) }
    set { setValue(Double(newValue), forKey: "inputRadius1") }
  }
}

extension BuiltinFilter:
  CIQRCodeGenerator, CICode128BarcodeGenerator, CIColorControls, CIExposureAdjust, CIGammaAdjust, CIHueAdjust,
  CIVibrance, CIColorMatrix, CIColorClamp, CIColorThreshold, CITemperatureAndTint, CIHighlightShadowAdjust,
  CIColorInvert, CIColorMonochrome, CIColorPosterize, CIFalseColor, CISepiaTone, CIPhotoEffect, CIMaskToAlpha,
  CIMaximumComponent, CIMinimumComponent, CIThermal, CIXRay, CIVignette, CIVignetteEffect, CIGaussianBlur, CIBoxBlur,
  CIDiscBlur, CIMotionBlur, CIZoomBlur, CINoiseReduction, CISharpenLuminance, CIUnsharpMask, CIBloom, CIGloom,
  CIComicEffect, CICrystallize, CIPointillize, CIPixellate, CIHexagonalPixellate, CIEdges, CIEdgeWork, CIDotScreen,
  CITwirlDistortion, CIBumpDistortion, CIPinchDistortion, CIKaleidoscope, CILanczosScaleTransform, CIAffineClamp,
  CIStraighten, CICompositeOperation, CIBlendWithMask, CILinearGradient, CIRadialGradient, CICheckerboardGenerator
{}
