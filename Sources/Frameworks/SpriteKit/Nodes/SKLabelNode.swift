import FlowUIKit
import Foundation
import SwiftUI

/// Where a text is beside its node's position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center, left, right
}

/// Where a text is above or below its node's position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline, center, top, bottom
}

/// A text. It begins with 32 points of Helvetica Neue, white, around its position and above it.
open class SKLabelNode: SKNode {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName ?? self.fontName
  }

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  open var text: String? { didSet { textChanged() } }

  /// The text with its own attributes, which is shown instead of ``text``.
  open var attributedText: NSAttributedString? { didSet { textChanged() } }
  open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { textChanged() } }

  /// In points.
  open var fontSize: CGFloat = 32 { didSet { textChanged() } }
  open var fontColor: UIColor? = .white { didSet { textChanged() } }

  /// The color that the text takes with ``colorBlendFactor``.
  open var color: UIColor? { didSet { textChanged() } }
  open var colorBlendFactor: CGFloat = 0 { didSet { textChanged() } }
  open var blendMode = SKBlendMode.alpha { didSet { noteChange() } }
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { textChanged() } }
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { noteChange() } }

  /// The number of lines, zero for as many as needed.
  open var numberOfLines = 1 { didSet { textChanged() } }

  /// The width at which lines break, in points; zero for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }

  private var measured: CGSize?

  private func textChanged() {
    measured = nil
    noteChange()
  }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var drawnText: NSAttributedString? {
    if let attributedText { return attributedText }
    guard let text, !text.isEmpty else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch horizontalAlignmentMode {
      case .center: .center
      case .left: .left
      case .right: .right
      }
    let plain = fontColor ?? .white
    let color = color.map { plain.mixed(with: $0, by: colorBlendFactor) } ?? plain
    // A label of one line shows the first line of its text.
    let shown = numberOfLines == 1 ? text.replacingOccurrences(of: "\n", with: " ") : text
    return NSAttributedString(
      string: shown, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private var textSize: CGSize {
    if let measured { return measured }
    guard let drawnText else { return .zero }
    var size = drawnText.size()
    if numberOfLines != 1, preferredMaxLayoutWidth > 0, size.width > preferredMaxLayoutWidth {
      size =
        drawnText.boundingRect(
          with: CGSize(width: preferredMaxLayoutWidth, height: 0), options: .usesLineFragmentOrigin, context: nil
        ).size
      if numberOfLines > 0 { size.height = min(size.height, CGFloat(numberOfLines) * font.lineHeight) }
    } else if numberOfLines == 1, preferredMaxLayoutWidth > 0 {
      size.width = min(size.width, preferredMaxLayoutWidth)
    }
    measured = size
    return size
  }

  override var contentRect: CGRect? {
    let size = textSize
    guard size.width > 0 else { return .zero }
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      // The baseline of the last line, which is the only one as a rule.
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: 0
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  override func drawContent(in drawing: NodeDrawing, alpha: CGFloat) {
    guard let drawnText, let rect = contentRect, !rect.isEmpty else { return }
    drawing.draw(drawnText, in: rect, alpha: alpha, blendMode: blendMode)
  }
}

extension UIColor {
  /// The color on the way to another one.
  func mixed(with other: UIColor, by part: CGFloat) -> UIColor {
    let part = min(1, max(0, part))
    if part == 0 { return self }
    let (from, to) = (cgColor.components ?? [0, 0, 0, 0], other.cgColor.components ?? [0, 0, 0, 0])
    let mixed = zip(from, to).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
}
