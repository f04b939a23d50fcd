import FlowFoundation
import FlowRendering
import Foundation

extension FilterKind {
  /// Codes that machines read.
  static let codes: [FilterKind] = [
    .generator("CIQRCodeGenerator", ["inputMessage": .none, "inputCorrectionLevel": .text("M")]) { inputs in
      guard let correction = QRCode.Correction(rawValue: inputs.text("inputCorrectionLevel")) else { return nil }
      // Nothing is drawn if the message is missing or too long, as on a phone.
      guard inputs.hasValue("inputMessage"),
        let code = QRCode(inputs.data("inputMessage"), correction: correction)
      else { return nil }
      return .modules(width: code.size, height: code.size, border: (1, 1)) { code[$0, $1] }
    },
    .generator(
      "CICode128BarcodeGenerator",
      ["inputMessage": .none, "inputQuietSpace": .number(10), "inputBarcodeHeight": .number(32)]
    ) { inputs in
      guard inputs.hasValue("inputMessage"), let bars = Code128.bars(of: inputs.data("inputMessage")) else {
        return nil
      }
      let height = Int(max(1, min(500, inputs.number("inputBarcodeHeight"))))
      let quiet = Int(max(0, min(100, inputs.number("inputQuietSpace"))))
      return .modules(width: bars.count, height: height, border: (quiet, 0)) { column, _ in bars[column] }
    },
  ]
}

extension ImageRecipe {
  /// Black modules on white, a pixel each, with a white border.
  fileprivate static func modules(
    width: Int, height: Int, border: (x: Int, y: Int), isDark: (_ column: Int, _ row: Int) -> Bool
  ) -> ImageRecipe {
    let size = (width: width + 2 * border.x, height: height + 2 * border.y)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: size.width * size.height)
    for row in 0..<height {
      for column in 0..<width where isDark(column, row) {
        pixels[(row + border.y) * size.width + column + border.x] = 0xFF00_0000
      }
    }
    // An enlarged code has sharp edges.
    return .bitmap(Bitmap(width: size.width, height: size.height, pixels: pixels), isSampledNearest: true)
  }
}
