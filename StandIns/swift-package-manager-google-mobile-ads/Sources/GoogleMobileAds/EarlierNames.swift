import Foundation

// The names before version 12.

public typealias GADAdReward = AdReward
public typealias GADAdSize = AdSize
public typealias GADAdValue = AdValue
public typealias GADAppOpenAd = AppOpenAd
public typealias GADBannerView = BannerView
public typealias GADBannerViewDelegate = BannerViewDelegate
public typealias GADErrorCode = RequestError.Code
public typealias GADExtras = Extras
public typealias GADFullScreenContentDelegate = FullScreenContentDelegate
public typealias GADFullScreenPresentingAd = FullScreenPresentingAd
public typealias GADInitializationStatus = InitializationStatus
public typealias GADInterstitialAd = InterstitialAd
public typealias GADMobileAds = MobileAds
public typealias GADRequest = Request
public typealias GADRequestConfiguration = RequestConfiguration
public typealias GADResponseInfo = ResponseInfo
public typealias GADRewardedAd = RewardedAd
public typealias GADRewardedInterstitialAd = RewardedInterstitialAd
public typealias GADServerSideVerificationOptions = ServerSideVerificationOptions

public let GADAdSizeBanner = AdSizeBanner
public let GADAdSizeLargeBanner = AdSizeLargeBanner
public let GADAdSizeMediumRectangle = AdSizeMediumRectangle
public let GADAdSizeFullBanner = AdSizeFullBanner
public let GADAdSizeLeaderboard = AdSizeLeaderboard
public let GADAdSizeFluid = AdSizeFluid
public let GADAdSizeInvalid = AdSizeInvalid
public let kGADAdSizeBanner = AdSizeBanner
public let kGADAdSizeLargeBanner = AdSizeLargeBanner
public let kGADAdSizeMediumRectangle = AdSizeMediumRectangle

public func GADAdSizeFromCGSize(_ size: CGSize) -> AdSize { adSizeFor(cgSize: size) }

public func GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  portraitAnchoredAdaptiveBanner(width: width)
}

public func GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  landscapeAnchoredAdaptiveBanner(width: width)
}

public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  currentOrientationAnchoredAdaptiveBanner(width: width)
}

public func GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  currentOrientationInlineAdaptiveBanner(width: width)
}
