import SwiftUI

extension TextState {
  /// How a text is set.
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

    /// A text set like this.
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

  /// This text, moved up from its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self { adding(.baselineOffset(baselineOffset)) }

  /// This text in bold letters.
  public func bold() -> Self { adding(.bold) }

  /// This text in a font.
  public func font(_ font: Font?) -> Self { adding(.font(font)) }

  /// This text with letters of a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Self { adding(.fontWeight(weight)) }

  /// This text in a colour.
  public func foregroundColor(_ color: Color?) -> Self { adding(.foregroundColor(color)) }

  /// This text in italic letters.
  public func italic() -> Self { adding(.italic) }

  /// This text with space between its letters; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Self { adding(.kerning(kerning)) }

  /// This text with a line through it.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Self {
    adding(.strikethrough(active, color))
  }

  /// This text with space between its letters; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Self { adding(.tracking(tracking)) }

  /// This text with a line below it.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Self { adding(.underline(active, color)) }
}
