#if os(Linux)
  import Foundation
  import SwiftUI

  /// Draws a view with the headless SwiftUI.
  @MainActor
  struct ViewDrawing {
    /// - Parameters:
    ///   - view: The view, in a frame of the given size.
    ///   - size: The size of the picture in points.
    ///   - scale: How many pixels a point has in each direction.
    func png(of view: AnyView, size: SnapshotConfiguration.ProposedSize, scale: CGFloat) -> Data? {
      // The headless SwiftUI has no image renderer yet: the engine reports that the view could not be drawn.
      return nil
    }
  }

  /// Compares pictures by their bytes.
  struct PictureComparison: PictureComparing {
    func difference(
      between reference: Data,
      and actual: Data,
      tolerance: Float
    ) throws(SnapshotError) -> PictureDifference? {
      reference == actual ? nil : PictureDifference(summary: "their files are not the same", png: nil)
    }
  }
#endif
