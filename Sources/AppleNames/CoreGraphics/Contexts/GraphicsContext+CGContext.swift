import FlowRendering
import SwiftUI

extension GraphicsContext {
  /// Draws with a context of Core Graphics, which begins with the transform, the clips and the filters of this one, and
  /// has its origin at the upper left corner.
  ///
  /// - Parameter content: Draws.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(size: .zero, environment: environment)
    try content(context)
    add(context.items)
  }
}
