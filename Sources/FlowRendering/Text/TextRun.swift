import Foundation

/// A part of a paragraph with one style.
package struct TextRun: Hashable, Sendable {
  /// A line under or through the text; without a color it has the text's.
  package struct Line: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package var pattern: Pattern
    package var color: RenderColor?

    package init(pattern: Pattern = .solid, color: RenderColor? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  package var string: String
  package var font: FontSpec
  /// The color, or `nil` for the foreground paint of the drawing call.
  package var color: RenderColor?

  /// Uncommon properties, stored separately; `nil` if all have their defaults.
  private var details: TextRunDetails.Box?

  package init(
    _ string: String, font: FontSpec = FontSpec(), color: RenderColor? = nil, backgroundColor: RenderColor? = nil,
    underline: Line? = nil, strikethrough: Line? = nil, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, attachment: TextAttachment? = nil
  ) {
    self.string = string
    self.font = font
    self.color = color
    set(
      TextRunDetails(
        backgroundColor: backgroundColor, underline: underline, strikethrough: strikethrough, kerning: kerning,
        tracking: tracking, baselineOffset: baselineOffset, attachment: attachment))
  }

  private mutating func set(_ new: TextRunDetails) {
    details = new == TextRunDetails() ? nil : TextRunDetails.Box(new)
  }

  private mutating func change(_ body: (inout TextRunDetails) -> Void) {
    var value = details?.value ?? TextRunDetails()
    body(&value)
    set(value)
  }
}

extension TextRun {
  // By the bytes of the text, in which its characters are counted: equal strings may have others. Comparing characters
  // takes much longer, too, where they are not of ASCII.

  package static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    guard lhs.font == rhs.font, lhs.color == rhs.color, lhs.details == rhs.details else { return false }
    return lhs.withBytes { bytes in
      rhs.withBytes { others in
        guard bytes.count == others.count, let one = bytes.baseAddress, let other = others.baseAddress else {
          return bytes.count == others.count
        }
        return memcmp(one, other, bytes.count) == 0
      }
    }
  }

  package func hash(into hasher: inout Hasher) {
    withBytes { bytes in
      hasher.combine(bytes.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(details)
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var string = string
    return string.withUTF8(body)
  }
}

extension TextRun {
  package var backgroundColor: RenderColor? {
    get { details?.value.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }

  package var underline: Line? {
    get { details?.value.underline }
    set { change { $0.underline = newValue } }
  }

  package var strikethrough: Line? {
    get { details?.value.strikethrough }
    set { change { $0.strikethrough = newValue } }
  }

  /// The extra space after each character, in points, added to `tracking`, which also disables ligatures.
  package var kerning: Double {
    get { details?.value.kerning ?? 0 }
    set { change { $0.kerning = newValue } }
  }

  package var tracking: Double {
    get { details?.value.tracking ?? 0 }
    set { change { $0.tracking = newValue } }
  }

  /// The distance in points by which the text is raised.
  package var baselineOffset: Double {
    get { details?.value.baselineOffset ?? 0 }
    set { change { $0.baselineOffset = newValue } }
  }

  /// The attachment to draw instead of `string`.
  package var attachment: TextAttachment? {
    get { details?.value.attachment }
    set { change { $0.attachment = newValue } }
  }
}

private struct TextRunDetails: Hashable, Sendable {
  var backgroundColor: RenderColor?
  var underline: TextRun.Line?
  var strikethrough: TextRun.Line?
  var kerning = 0.0
  var tracking = 0.0
  var baselineOffset = 0.0
  var attachment: TextAttachment?

  /// The details of a run, shared by its copies.
  final class Box: Hashable, Sendable {
    let value: TextRunDetails

    init(_ value: TextRunDetails) {
      self.value = value
    }

    static func == (lhs: Box, rhs: Box) -> Bool { lhs === rhs || lhs.value == rhs.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
}

/// A picture in a text.
package enum TextAttachment: Hashable, Sendable {
  /// A symbol by its SF name, at the run's font size.
  case symbol(String)
  /// A bitmap of the given size in points, standing on the baseline.
  case image(Bitmap, size: CGSize)
}
