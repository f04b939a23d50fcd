import SwiftUI

extension UIView {
  /// A view with a picture of this one, which does not follow it.
  ///
  /// - Parameter afterUpdates: Whether the picture has the latest changes; it has those of the latest update here.
  /// - Returns: `nil` for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let area = CGRect(origin: .zero, size: bounds.size)
    let image = UIGraphicsImageRenderer(size: area.size).image { _ in
      drawHierarchy(in: area, afterScreenUpdates: afterUpdates)
    }
    let picture = UIImageView(image: image)
    picture.frame = area
    let view = UIView(frame: area)
    view.addSubview(picture)
    return view
  }
}
