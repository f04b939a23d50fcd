import Foundation

extension Paragraph {
  /// The same text with all sizes multiplied by a factor.
  func scaled(by factor: Double) -> Paragraph {
    var result = self
    result.lineSpacing *= factor
    for index in result.runs.indices {
      result.runs[index].font.size *= factor
      if let line = result.runs[index].font.line {
        result.runs[index].font.line = FontSpec.Line(ascent: line.ascent * factor, height: line.height * factor)
      }
      result.runs[index].kerning *= factor
      result.runs[index].tracking *= factor
      result.runs[index].baselineOffset *= factor
      if case .image(let bitmap, let size) = result.runs[index].attachment {
        let smaller = CGSize(width: Double(size.width) * factor, height: Double(size.height) * factor)
        result.runs[index].attachment = .image(bitmap, size: smaller)
      }
    }
    return result
  }
}
