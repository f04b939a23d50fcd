import FlowRendering
import SwiftUI

extension GraphicsContext {
  /// Draws with a context of Core Graphics, which begins with the state of this one, and has its origin at the upper left
  /// corner.
  ///
  /// - Parameter content: Draws.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: .zero, environment: environment)
    context.setAlpha(opacity)
    context.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
    try content(context)
    var around = self
    around.opacity = 1
    around.blendMode = .normal
    around.add(context.items)
  }
}
