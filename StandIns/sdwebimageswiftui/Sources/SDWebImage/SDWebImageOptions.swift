import Foundation

/// How a picture is loaded, which has no effect here: there is no network.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
  public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
  public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
  public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
  public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
  public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
  public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
  public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
  public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
  public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
  public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
  public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
}

/// A name of a further option.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
  public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
  public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
  public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
  public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
  public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
}

/// Where a picture came from.
public enum SDImageCacheType: Int, Sendable {
  case none, disk, memory, all
}
