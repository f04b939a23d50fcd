import SwiftUI
import Foundation

extension NSAttributedString {
  /// The text with its fonts, colors, lines and links as SwiftUI shows it.
  ///
  /// - Parameter indent: How far the first line begins behind the others, in points.
  @MainActor func text(font: UIFont, color: UIColor?, indent: CGFloat = 0) -> Text {
    var texts: [Text] = []
    if indent > 0 {
      texts.append(Text(Image(uiImage: UIGraphicsImageRenderer(size: CGSize(width: indent, height: 1)).image { _ in })))
    } else if indent < 0 {
      report(
        .missing(
          "NSParagraphStyle.firstLineHeadIndent", "a line that is not aligned at its beginning begins with the others.")
      )
    }
    var result = AttributedString()
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      let attributes = own.merging(own.swiftAttributes?.uiKitValues ?? [:]) { first, _ in first }
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        texts += [Text(result), attachment.text]
        result = AttributedString()
        return
      }
      var part = AttributedString(attributedSubstring(from: range).string)
      part.swiftUI.font = Font(attributes[.font] as? UIFont ?? font)
      if let color = attributes[.foregroundColor] as? UIColor ?? color {
        part.swiftUI.foregroundColor = Color(uiColor: color)
      }
      if let color = attributes[.backgroundColor] as? UIColor { part.swiftUI.backgroundColor = Color(uiColor: color) }
      if let kern = attributes[.kern] as? NSNumber { part.swiftUI.kern = CGFloat(kern.doubleValue) }
      if let offset = attributes[.baselineOffset] as? NSNumber {
        part.swiftUI.baselineOffset = CGFloat(offset.doubleValue)
      }
      if Self.isSet(attributes[.underlineStyle]) {
        part.swiftUI.underlineStyle = Text.LineStyle(
          pattern: .solid, color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
      }
      if Self.isSet(attributes[.strikethroughStyle]) {
        part.swiftUI.strikethroughStyle = Text.LineStyle(
          pattern: .solid, color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
      }
      if let link = attributes[.link] { part.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) } }
      result += part
    }
    return texts.isEmpty ? Text(result) : texts.reduce(Text(verbatim: ""), +) + Text(result)
  }

  private static func isSet(_ style: Any?) -> Bool {
    if let number = style as? NSNumber { return number.intValue != 0 }
    return (style as? Int).map { $0 != 0 } ?? (style as? NSUnderlineStyle).map { $0.rawValue != 0 } ?? false
  }

  /// The style of the first paragraph.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}
