import FlowRendering
import Foundation

extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

extension StringProtocol {
  /// The size of the text without a width limit, in points.
  ///
  /// - Parameter attrs: The text's attributes, of which only the font matters; the default is a system font of 12
  ///   points.
  // UIKit's own, which knows all attributes, is preferred where both modules are imported.
  @_disfavoredOverload
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let text = String(self)
    return assumeMainActor {
      let spec = font.font.resolve(in: EnvironmentValues())
      return TextSystem.shared.measurer.measure(Paragraph(text, font: spec), maxWidth: nil, maxHeight: nil).size
    }
  }
}
