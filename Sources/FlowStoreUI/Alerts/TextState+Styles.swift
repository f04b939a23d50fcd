import SwiftUI

extension TextState {
  /// A style of a text.
  enum Style: Hashable {
    case baselineOffset(CGFloat)
    case bold
    case font(Font?)
    case fontWeight(Font.Weight?)
    case foregroundColor(Color?)
    case italic
    case kerning(CGFloat)
    case strikethrough(Bool, Color?)
    case tracking(CGFloat)
    case underline(Bool, Color?)

    /// Applies the style to a text.
    func applied(to text: Text) -> Text {
      switch self {
      case .baselineOffset(let offset): text.baselineOffset(offset)
      case .bold: text.bold()
      case .font(let font): text.font(font)
      case .fontWeight(let weight): text.fontWeight(weight)
      case .foregroundColor(let color): text.foregroundColor(color)
      case .italic: text.italic()
      case .kerning(let kerning): text.kerning(kerning)
      case .strikethrough(let isActive, let color): text.strikethrough(isActive, color: color)
      case .tracking(let tracking): text.tracking(tracking)
      case .underline(let isActive, let color): text.underline(isActive, color: color)
      }
    }
  }

  /// Sets the vertical offset of the text relative to its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { adding(.baselineOffset(baselineOffset)) }

  /// Makes the text bold.
  public func bold() -> Self { adding(.bold) }

  /// Sets the font of the text.
  public func font(_ font: Font?) -> Self { adding(.font(font)) }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Self { adding(.fontWeight(weight)) }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Self { adding(.foregroundColor(color)) }

  /// Makes the text italic.
  public func italic() -> Self { adding(.italic) }

  /// Sets the kerning between characters; ligatures are kept.
  public func kerning(_ kerning: CGFloat) -> Self { adding(.kerning(kerning)) }

  /// Applies a strikethrough to the text.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Self {
    adding(.strikethrough(active, color))
  }

  /// Sets the tracking between characters; ligatures are separated.
  public func tracking(_ tracking: CGFloat) -> Self { adding(.tracking(tracking)) }

  /// Applies an underline to the text.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Self { adding(.underline(active, color)) }
}
