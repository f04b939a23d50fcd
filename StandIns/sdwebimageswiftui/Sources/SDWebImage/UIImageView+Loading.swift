import FlowUIKit
import Foundation
import PhoneSimulation

/// What is told when a picture is there, or is not.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void

extension UIImageView {
  /// Shows the picture of a URL that was stored, and the placeholder otherwise: there is no network here.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    let stored = SDImageCache.shared.imageFromCache(forKey: url?.absoluteString)
    if stored == nil, let url {
      SimulatedPhone.current.warn(
        "sd_setImage(with:) loads nothing: there is no network, and the placeholder for '\(url)' is shown.")
    }
    image = stored ?? placeholder
    completedBlock?(
      stored, stored == nil ? URLError(.notConnectedToInternet) : nil, stored == nil ? .none : .memory, url)
  }

  /// Does nothing, because nothing is loaded.
  public func sd_cancelCurrentImageLoad() {}
}
