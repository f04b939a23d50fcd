import Foundation
import SwiftUI

/// The shadow of a text with attributes. The shadow of the first letter that has one holds for the whole text.
open class NSShadow: NSObject, NSCopying {
  /// The distance from the text, in points: positive lengths are to the right, and down.
  open var shadowOffset = CGSize.zero

  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0

  /// The color, a `UIColor`; black with a third of its opacity by default, and `nil` for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

extension NSAttributedString {
  /// The shadow of the first letter that has one, if it can be seen.
  var shadow: NSShadow? {
    var found: NSShadow?
    enumerateAttribute(.shadow, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard let value = value as? NSShadow else { return }
      found = value
      stop.pointee = true
    }
    return found?.shadowColor == nil ? nil : found
  }
}

extension View {
  /// Draws the shadow of a text with attributes.
  func shadow(of text: NSAttributedString?) -> some View {
    let shadow = text?.shadow
    return self.shadow(
      color: (shadow?.shadowColor as? UIColor).map { Color(uiColor: $0) } ?? .clear,
      radius: (shadow?.shadowBlurRadius ?? 0) / 2, x: shadow?.shadowOffset.width ?? 0,
      y: shadow?.shadowOffset.height ?? 0)
  }
}
