extension FilterKind {
  /// Filters that are not implemented, with their inputs.
  static let missing: [FilterKind] = [
    .unchanged("CIBloom", ["inputRadius": .number(10), "inputIntensity": .number(0.5)]),
    .unchanged("CIGloom", ["inputRadius": .number(10), "inputIntensity": .number(0.5)]),
    .unchanged("CICrystallize", ["inputRadius": .number(20), "inputCenter": .vector([150, 150])]),
    .unchanged("CIPointillize", ["inputRadius": .number(20), "inputCenter": .vector([150, 150])]),
    .unchanged("CIHexagonalPixellate", ["inputCenter": .vector([150, 150]), "inputScale": .number(8)]),
    .unchanged("CIEdges", ["inputIntensity": .number(1)]),
    .unchanged("CIEdgeWork", ["inputRadius": .number(3)]),
    .unchanged("CIComicEffect"),
    .unchanged("CILineOverlay"),
    .unchanged("CIThermal"),
    .unchanged("CIXRay"),
    .unchanged("CIPhotoEffectChrome"),
    .unchanged("CIPhotoEffectFade"),
    .unchanged("CIPhotoEffectInstant"),
    .unchanged("CIPhotoEffectProcess"),
    .unchanged("CIPhotoEffectTransfer"),
    .unchanged("CIDocumentEnhancer", ["inputAmount": .number(1)]),
    .unchanged("CIUnsharpMask", ["inputRadius": .number(2.5), "inputIntensity": .number(0.5)]),
    .unchanged("CISharpenLuminance", ["inputSharpness": .number(0.4), "inputRadius": .number(1.69)]),
    .unchanged("CINoiseReduction", ["inputNoiseLevel": .number(0.02), "inputSharpness": .number(0.4)]),
    .unchanged("CIVibrance", ["inputAmount": .number(0)]),
    .unchanged(
      "CITemperatureAndTint", ["inputNeutral": .vector([6500, 0]), "inputTargetNeutral": .vector([6500, 0])]),
    .unchanged(
      "CIHighlightShadowAdjust",
      ["inputRadius": .number(0), "inputShadowAmount": .number(0), "inputHighlightAmount": .number(1)]),
    .unchanged("CIWhitePointAdjust", ["inputColor": .color(.white)]),
    .unchanged(
      "CIToneCurve",
      [
        "inputPoint0": .vector([0, 0]), "inputPoint1": .vector([0.25, 0.25]), "inputPoint2": .vector([0.5, 0.5]),
        "inputPoint3": .vector([0.75, 0.75]), "inputPoint4": .vector([1, 1]),
      ]),
    .unchanged(
      "CIVignetteEffect",
      [
        "inputCenter": .vector([150, 150]), "inputRadius": .number(150), "inputIntensity": .number(1),
        "inputFalloff": .number(0.5),
      ]),
    .unchanged("CIDiscBlur", ["inputRadius": .number(8)]),
    .unchanged(
      "CIBokehBlur",
      [
        "inputRadius": .number(20), "inputRingAmount": .number(0), "inputRingSize": .number(0.1),
        "inputSoftness": .number(1),
      ]),
    .unchanged("CIMotionBlur", ["inputRadius": .number(20), "inputAngle": .number(0)]),
    .unchanged("CIZoomBlur", ["inputCenter": .vector([150, 150]), "inputAmount": .number(20)]),
    .unchanged("CIMorphologyMaximum", ["inputRadius": .number(0)]),
    .unchanged("CIMorphologyMinimum", ["inputRadius": .number(0)]),
    .unchanged("CIMedianFilter"),
    .unchanged(
      "CITwirlDistortion",
      ["inputCenter": .vector([150, 150]), "inputRadius": .number(300), "inputAngle": .number(.pi)]),
    .unchanged(
      "CIBumpDistortion",
      ["inputCenter": .vector([150, 150]), "inputRadius": .number(300), "inputScale": .number(0.5)]),
    .unchanged(
      "CIPinchDistortion",
      ["inputCenter": .vector([150, 150]), "inputRadius": .number(300), "inputScale": .number(0.5)]),
    .unchanged(
      "CIKaleidoscope",
      ["inputCount": .number(6), "inputCenter": .vector([150, 150]), "inputAngle": .number(0)]),
    .unchanged(
      "CIDotScreen",
      [
        "inputCenter": .vector([150, 150]), "inputAngle": .number(0), "inputWidth": .number(6),
        "inputSharpness": .number(0.7),
      ]),
    .unchanged(
      "CIPerspectiveCorrection",
      [
        "inputTopLeft": .vector([118, 484]), "inputTopRight": .vector([646, 507]),
        "inputBottomRight": .vector([548, 140]), "inputBottomLeft": .vector([155, 153]),
      ]),
    .unchanged("CIStraightenFilter", ["inputAngle": .number(0)]),
    .unchanged("CIRandomGenerator", hasImage: false),
    .unchanged("CIAztecCodeGenerator", ["inputMessage": .none, "inputCorrectionLevel": .number(23)], hasImage: false),
    .unchanged("CIPDF417BarcodeGenerator", ["inputMessage": .none], hasImage: false),
  ]
}
