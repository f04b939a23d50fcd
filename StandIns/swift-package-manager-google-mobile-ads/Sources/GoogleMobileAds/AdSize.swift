import Foundation

/// The size of a banner, in points.
public struct AdSize: Hashable, Sendable {
  public var size: CGSize
  public var flags: UInt

  public init() { self.init(size: .zero, flags: 0) }

  public init(size: CGSize, flags: UInt) {
    self.size = size
    self.flags = flags
  }
}

public let AdSizeBanner = adSizeFor(cgSize: CGSize(width: 320, height: 50))
public let AdSizeLargeBanner = adSizeFor(cgSize: CGSize(width: 320, height: 100))
public let AdSizeMediumRectangle = adSizeFor(cgSize: CGSize(width: 300, height: 250))
public let AdSizeFullBanner = adSizeFor(cgSize: CGSize(width: 468, height: 60))
public let AdSizeLeaderboard = adSizeFor(cgSize: CGSize(width: 728, height: 90))
public let AdSizeSkyscraper = adSizeFor(cgSize: CGSize(width: 120, height: 600))
public let AdSizeFluid = AdSize(size: CGSize(width: 320, height: 50), flags: 1)
public let AdSizeInvalid = AdSize()

public func adSizeFor(cgSize: CGSize) -> AdSize { AdSize(size: cgSize, flags: 0) }

public func isAdSizeValid(size: AdSize) -> Bool { size.size.width > 0 && size.size.height > 0 }

public func isAdSizeEqualToSize(size1: AdSize, size2: AdSize) -> Bool { size1 == size2 }

public func cgSize(for size: AdSize) -> CGSize { size.size }

public func string(for size: AdSize) -> String { "\(Int(size.size.width))x\(Int(size.size.height))" }

// Google chooses the height of a banner by the width and the device; those of phones are as here.
private func anchored(_ width: CGFloat) -> AdSize {
  adSizeFor(cgSize: CGSize(width: width, height: min(max((width * 50 / 320).rounded(), 50), 90)))
}

public func portraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize { anchored(width) }

public func landscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  adSizeFor(cgSize: CGSize(width: width, height: 50))
}

public func currentOrientationAnchoredAdaptiveBanner(width: CGFloat) -> AdSize { anchored(width) }

public func largeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  adSizeFor(cgSize: CGSize(width: width, height: 2 * anchored(width).size.height))
}

public func inlineAdaptiveBanner(width: CGFloat, maxHeight: CGFloat) -> AdSize {
  adSizeFor(cgSize: CGSize(width: width, height: min(max(maxHeight, 32), 250)))
}

public func currentOrientationInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  inlineAdaptiveBanner(width: width, maxHeight: 250)
}
