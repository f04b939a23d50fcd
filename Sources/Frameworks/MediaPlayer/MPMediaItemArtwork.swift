import FlowUIKit
import Foundation

/// The picture of what is played.
open class MPMediaItemArtwork: NSObject {
  private let request: (CGSize) -> UIImage
  /// The size of the picture, in points.
  public let bounds: CGRect

  /// Creates a picture that a closure makes for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  /// The picture for a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
