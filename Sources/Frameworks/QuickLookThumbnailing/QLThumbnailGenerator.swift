import FlowImageIO
import FlowUIKit
import Foundation
import PhoneSimulation

/// The domain of the errors.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Why there is no thumbnail.
public struct QLThumbnailError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case generationFailed = 0
    case savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { QLThumbnailErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// A small picture of a file.
// @unchecked: the properties are constant.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// How well a picture shows the file.
  public enum RepresentationType: Int, Sendable {
    case icon, lowQualityThumbnail, thumbnail
  }

  public let type: RepresentationType
  public let cgImage: CGImage
  private let scale: CGFloat

  public var uiImage: UIImage { UIImage(cgImage: cgImage, scale: scale, orientation: .up) }

  /// The part of the picture with content.
  open var contentRect: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  init(_ image: CGImage, scale: CGFloat) {
    type = .thumbnail
    cgImage = image
    self.scale = scale
  }
}

/// Makes small pictures of files that are pictures; every other file has none, and a warning says so.
// @unchecked: there is nothing to change.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  public static let shared = QLThumbnailGenerator()

  /// A request for pictures of a file.
  // @unchecked: a request is set up before it is handed over.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of pictures.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }

    public let url: URL
    /// The largest size, in points.
    public let size: CGSize
    /// The number of pixels of a point.
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var minimumDimension: CGFloat = 0
    open var iconMode = false

    /// Creates a request.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      self.url = url
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }

  /// The picture, or why there is none; the closure is called at the screen's next turn.
  open func generateBestRepresentation(
    for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    let callback = Callback(completionHandler)
    SimulatedPhone.current.runSoon(named: "a thumbnail") {
      do {
        callback.call(try Self.picture(request), nil)
      } catch {
        callback.call(nil, error)
      }
    }
  }

  /// The picture.
  ///
  /// - Throws: ``QLThumbnailError`` if the size is not one, or the file has no picture.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try Self.picture(request)
  }

  open func cancel(_ request: Request) {}

  private static func picture(_ request: Request) throws(QLThumbnailError) -> QLThumbnailRepresentation {
    let side = max(request.size.width, request.size.height) * request.scale
    guard side >= 1, request.scale > 0 else { throw QLThumbnailError(.requestInvalid) }
    let options: [String: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceThumbnailMaxPixelSize: Double(min(side, 1e5)),
    ]
    guard let source = CGImageSourceCreateWithURL(request.url, nil), CGImageSourceGetCount(source) > 0,
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    else {
      report(.missing("QLThumbnailGenerator", "\(request.url.lastPathComponent) is no picture, and has no thumbnail."))
      throw QLThumbnailError(.generationFailed)
    }
    return QLThumbnailRepresentation(image, scale: request.scale)
  }
}
