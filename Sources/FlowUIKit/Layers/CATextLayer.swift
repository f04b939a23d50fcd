import FlowRendering
import Foundation
import SwiftUI

/// A layer that draws a text.
open class CATextLayer: CALayer {
  /// The text, as a `String` or an `NSAttributedString`.
  open var string: Any? { didSet { change() } }

  /// The font, as a `UIFont` or by its name. Its size is that of ``fontSize``.
  open var font: Any? { didSet { change() } }

  /// In points.
  open var fontSize: CGFloat = 36 { didSet { change() } }
  open var foregroundColor: CGColor? = .white { didSet { change() } }

  /// Whether lines are broken at the layer's width.
  open var isWrapped = false { didSet { change() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { change() } }

  /// Where a text in one line that is too long is cut: at the end here, or nowhere.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet {
      if truncationMode == .start || truncationMode == .middle {
        report(.missing("CATextLayer.truncationMode", "the text is cut at its end."))
      }
      change()
    }
  }

  override func property(_ keyPath: String) -> LayerProperty? { LayerProperty.text[keyPath] ?? super.property(keyPath) }

  override func copyValues(to copy: CALayer) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATextLayer else { return }
    (copy.string, copy.font, copy.fontSize, copy.foregroundColor) = (string, font, fontSize, foregroundColor)
    (copy.isWrapped, copy.alignmentMode, copy.truncationMode) = (isWrapped, alignmentMode, truncationMode)
  }

  override func drawOwnContent(in rect: CGRect, of element: Element, into list: inout DisplayListBuilder) {
    guard let text else { return }
    UIGraphics.draw(in: rect.size, of: element, into: &list) { context in
      context.clip(to: CGRect(origin: .zero, size: rect.size))
      let size = text.size()
      if isWrapped || (truncationMode != .none && size.width > rect.width) {
        let height = isWrapped ? rect.height : size.height
        text.draw(
          with: CGRect(x: 0, y: 0, width: rect.width, height: height),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
      } else {
        text.draw(at: CGPoint(x: (rect.width - size.width) * alignmentMode.part, y: 0))
      }
    }
  }

  /// The text with the layer's look where it has none of its own.
  private var text: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let string = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    return NSAttributedString(
      string: string,
      attributes: [
        .font: drawnFont, .foregroundColor: UIColor(cgColor: foregroundColor ?? .white), .paragraphStyle: style,
      ])
  }

  private var drawnFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }
}

extension LayerProperty {
  /// The properties of layers with a text.
  @MainActor fileprivate static let text: [String: LayerProperty] = [
    "fontSize": .number(\CATextLayer.fontSize),
    "foregroundColor": .color(\CATextLayer.foregroundColor),
  ]
}

/// Where a layer's text is.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  /// The part of the free width that is before a single line.
  fileprivate var part: CGFloat { self == .center ? 0.5 : self == .right ? 1 : 0 }
}

/// Where a layer's text is cut if it is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
