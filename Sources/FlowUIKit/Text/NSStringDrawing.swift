import FlowRendering
import SwiftUI

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken, and the origin is at the upper left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance of lines includes the leading of the font, as it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle encloses the glyphs; here it encloses the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far a text may shrink, which it does not here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open internal(set) var totalBounds = CGRect.zero
}

extension StringProtocol {
  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  /// Draws the text into the current context at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context in a rectangle, with line breaks.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attrs).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text needs, in points.
  ///
  /// - Parameters:
  ///   - size: The available size. A length of zero is unlimited.
  ///   - options: Without `usesLineFragmentOrigin`, the text has one line, and the origin is at its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attrs).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  /// Draws the text into the current context at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into the current context in a rectangle, with line breaks.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the current context in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(self).draw(with: rect, options: options, attributes: attrs, context: context)
  }

  /// The rectangle that the text needs, in points.
  ///
  /// - Parameters:
  ///   - size: The available size. A length of zero is unlimited.
  ///   - options: Without `usesLineFragmentOrigin`, the text has one line, and the origin is at its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(with: size, options: options, attributes: attrs, context: context)
  }
}

extension NSAttributedString {
  /// Draws the text into the current context at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: 1e5, height: 1e5)))
  }

  /// Draws the text into the current context in a rectangle, with line breaks.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let items = assumeMainActor(with: (self, context.environment)) { string, environment -> [DisplayItem] in
      if string.length == 0 { return [] }
      // A text drawn at a point has no width to be aligned in.
      let view = AttributedTextView(
        string: string, font: .systemFont(ofSize: 12), color: .black, fillsWidth: rect.width < 1e5)
      let size = Measurement.size(
        of: view, for: ProposedViewSize(width: rect.width, height: rect.height), in: environment)
      return Measurement.drawing(of: view, size: size, in: environment)
    }
    context.draw(items, at: rect.origin)
  }

  /// Draws the text into the current context in a rectangle. The other parameters have no effect on what is drawn.
  ///
  /// - Parameter options: Without `usesLineFragmentOrigin`, the rectangle's origin is at the baseline of the only line.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
    draw(at: CGPoint(x: rect.minX, y: rect.minY - ascent))
  }

  /// The rectangle that the text needs, in points.
  ///
  /// - Parameters:
  ///   - size: The available size. A length of zero is unlimited.
  ///   - options: Without `usesLineFragmentOrigin`, the text has one line, and the origin is at its baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: CGPoint(x: 0, y: -ascent), size: self.size())
    }
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let proposal = ProposedViewSize(
      width: limit(size.width), height: options.contains(.truncatesLastVisibleLine) ? limit(size.height) : nil)
    let found = assumeMainActor(with: self) { string in
      string.length == 0
        ? .zero
        : Measurement.size(
          of: AttributedTextView(string: string, font: .systemFont(ofSize: 12), color: .black), for: proposal,
          in: EnvironmentValues())
    }
    return CGRect(origin: .zero, size: found)
  }

  /// The distance from the upper edge of the first line to its baseline, in points.
  private var ascent: CGFloat {
    (length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil)?.ascender
      ?? UIFont.systemFont(ofSize: 12).ascender
  }

  /// The size of the text in one line, in points.
  public func size() -> CGSize {
    assumeMainActor(with: self) {
      Measurement.size(
        of: AttributedTextView(string: $0, font: .systemFont(ofSize: 12), color: .black), for: .unspecified,
        in: EnvironmentValues())
    }
  }
}
