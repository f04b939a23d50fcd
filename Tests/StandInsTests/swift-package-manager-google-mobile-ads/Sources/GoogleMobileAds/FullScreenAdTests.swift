#if os(Linux)
  import FlowUIKit
  import GoogleMobileAds
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Ads that cover the screen", .ownPhone) @MainActor
  struct FullScreenAdTests {
    private let ads = AdScreen()
    private var phone: SimulatedPhone { ads.screen.phone }

    private func interstitial() throws -> InterstitialAd {
      var loaded: InterstitialAd?
      ads.perform { InterstitialAd.load(with: "unit", request: Request()) { ad, _ in loaded = ad } }
      let ad = try #require(loaded)
      ad.fullScreenContentDelegate = ads
      return ad
    }

    @Test("are placeholders on a page of their own, whose taps and whose end the delegate hears of")
    func page() throws {
      let ad = try interstitial()
      ads.perform { ad.present(from: ads.controller) }
      #expect(ads.take() == ["will present", "seen"])
      #expect(ads.app.staticTexts["A placeholder for an interstitial of unit"].exists)
      ads.app.buttons["Advertisement"].tap()
      #expect(ads.take() == ["tapped"])
      ads.app.buttons["Close ad"].tap()
      ads.perform {}
      #expect(ads.take() == ["will close", "closed"])
      #expect(!ads.app.buttons["Close ad"].exists)
      #expect(
        phone.acts(of: "GoogleMobileAds") == [
          "GoogleMobileAds: asks for an interstitial of unit", "GoogleMobileAds: shows an interstitial of unit",
          "GoogleMobileAds: the person taps an interstitial of unit",
        ])
    }

    @Test("are presented once, and say when they are not")
    func once() throws {
      let ad = try interstitial()
      #expect(throws: Never.self) { try ad.canPresent(from: ads.controller) }
      ads.perform { ad.present(fromRootViewController: ads.controller) }
      ads.app.buttons["Close ad"].tap()
      ads.perform {}
      _ = ads.take()
      ads.perform { ad.present(from: ads.controller) }
      #expect(ads.take() == ["failed: The ad was presented before."])
      #expect(throws: (any Error).self) { try ad.canPresent(from: ads.controller) }
    }

    @Test("give the reward when the person has watched to the end, and not before")
    func reward() throws {
      phone.googleAdReward.amount = 7
      phone.googleAdReward.type = "coins"
      for (seconds, isEarned) in [(2.0, false), (6.0, true)] {
        var loaded: GADRewardedAd?
        ads.perform { GADRewardedAd.load(withAdUnitID: "unit", request: GADRequest()) { ad, _ in loaded = ad } }
        let ad = try #require(loaded)
        #expect(ad.adReward.amount == 7 && ad.adReward.type == "coins")
        var earned = 0
        ads.perform { ad.present(from: ads.controller) { earned += 1 } }
        ads.screen.advance(by: seconds)
        #expect(ads.app.staticTexts["Reward granted"].exists == isEarned)
        ads.app.buttons["Close ad"].tap()
        ads.screen.advance(by: 10)
        #expect(earned == (isEarned ? 1 : 0))
      }
    }

    @Test("are not loaded without an ad, also where the app waits")
    func failures() async throws {
      phone.hasGoogleAds = false
      var code: Int?
      ads.perform { AppOpenAd.load(with: "unit", request: nil) { _, error in code = (error as NSError?)?.code } }
      #expect(code == RequestError.Code.noFill.rawValue)
      ads.perform {
        RewardedInterstitialAd.load(with: "", request: nil) { _, error in code = (error as NSError?)?.code }
      }
      #expect(code == RequestError.Code.invalidRequest.rawValue)
    }
  }
#endif
