import FlowFoundation
import FlowUIKit
import Foundation
import SwiftUI

/// A text with attributes.
public typealias CFAttributedString = NSAttributedString

/// A text in one line, which can be measured.
public final class CTLine {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The font of the first letter; without one, that of Core Text.
  var font: UIFont {
    let own = text.length == 0 ? nil : text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return own ?? .systemFont(ofSize: 12)
  }
}

/// Sets a text in one line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// The width of a line, and how far it reaches above and below its baseline, in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let font = line.font
  ascent?.pointee = font.ascender
  descent?.pointee = -font.descender
  leading?.pointee = font.leading
  return Double(line.text.size().width)
}

/// The box of a line, whose origin is on the baseline, in points.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
  let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
  return CGRect(x: 0, y: -descent, width: CGFloat(width), height: ascent + descent)
}

/// How a line is measured. All are measured by their font.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// The number of letters of a line, in units of UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }

/// Breaks a text into lines, to measure it.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }
}

/// Prepares a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size of a part of a text in the room that there is, in points.
///
/// - Parameters:
///   - stringRange: The part; a length of zero reaches to the end.
///   - constraints: The room; a length that is no more than zero is unlimited.
///   - fitRange: Receives the part that was measured.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let length = framesetter.text.length
  let start = min(max(0, stringRange.location), length)
  let count = stringRange.length == 0 ? length - start : min(max(0, stringRange.length), length - start)
  fitRange?.pointee = CFRange(location: start, length: count)
  let part = framesetter.text.attributedSubstring(from: NSRange(location: start, length: count))
  let room = CGSize(
    width: constraints.width > 0 && constraints.width < 1e6 ? constraints.width : 0,
    height: constraints.height > 0 && constraints.height < 1e6 ? constraints.height : 0)
  let size = part.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
  return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}
