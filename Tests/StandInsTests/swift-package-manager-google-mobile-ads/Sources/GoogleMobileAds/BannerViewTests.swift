#if os(Linux)
  import FlowUIKit
  import GoogleMobileAds
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Banners of Google's ads", .ownPhone) @MainActor
  struct BannerViewTests {
    private let ads = AdScreen()
    private var phone: SimulatedPhone { ads.screen.phone }

    private func banner(_ unit: String?) -> BannerView {
      let banner = BannerView(adSize: AdSizeBanner)
      banner.adUnitID = unit
      banner.delegate = ads
      ads.perform { ads.controller.view.addSubview(banner) }
      return banner
    }

    @Test("show a placeholder when they are loaded, of their size, and a tap on it is recorded")
    func tap() {
      let banner = banner("unit")
      #expect(banner.intrinsicContentSize == CGSize(width: 320, height: 50))
      #expect(!ads.app.staticTexts["Advertisement"].exists)
      ads.perform {
        banner.load(Request())
        #expect(ads.take() == [])
      }
      #expect(ads.take() == ["received", "seen"])
      #expect(ads.app.staticTexts["Advertisement"].exists)
      ads.app.staticTexts["Advertisement"].tap()
      #expect(ads.take() == ["tapped"])
      #expect(
        phone.acts(of: "GoogleMobileAds") == [
          "GoogleMobileAds: asks for a banner of unit", "GoogleMobileAds: the person taps the banner of unit",
        ])
    }

    @Test("fail without an ad, a network or a name, with the reason")
    func failures() {
      let banner = banner("unit")
      phone.hasGoogleAds = false
      ads.perform { banner.load(Request()) }
      phone.network = .offline
      ads.perform { banner.load(nil) }
      let nameless = self.banner(nil)
      ads.perform { nameless.load(Request()) }
      #expect(
        ads.take() == [
          "failed: There is no ad to show.", "failed: There is no connection.", "failed: It names no ad unit.",
        ])
      #expect(!ads.app.staticTexts["Advertisement"].exists)
    }

    @Test("have the sizes of Google's, as high as they are wide allows")
    func sizes() {
      #expect(currentOrientationAnchoredAdaptiveBanner(width: 390).size == CGSize(width: 390, height: 61))
      #expect(GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(300).size.height == 50)
      #expect(GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(1_000).size.height == 90)
      #expect(isAdSizeEqualToSize(size1: GADAdSizeBanner, size2: adSizeFor(cgSize: CGSize(width: 320, height: 50))))
      #expect(!isAdSizeValid(size: AdSizeInvalid) && string(for: AdSizeLeaderboard) == "728x90")
      let banner = banner("unit")
      banner.adSize = AdSizeLargeBanner
      #expect(banner.frame.size == CGSize(width: 320, height: 100))
    }
  }
#endif
