#if os(Linux)
  import FlowUIKit
  import GoogleMobileAds
  import SwiftUI
  import UIAutomation

  /// A screen with a controller, and a delegate that keeps what it is told.
  @MainActor
  final class AdScreen: NSObject, BannerViewDelegate, FullScreenContentDelegate {
    let screen = Screen(device: .iPhone)
    let controller = UIViewController()
    private var lines: [String] = []

    override init() {
      super.init()
      screen.show(Shown(controller: controller))
      screen.advance(by: 0.1)
    }

    private struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController

      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    var app: XCUIApplication { XCUIApplication(screen: screen) }

    /// Does something, and lets the answers come.
    func perform(_ body: @MainActor () -> Void) {
      screen.perform(body)
      screen.advance(by: 1)
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func bannerViewDidReceiveAd(_ bannerView: BannerView) { lines.append("received") }
    func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
      lines.append("failed: \(error.localizedDescription)")
    }
    func bannerViewDidRecordImpression(_ bannerView: BannerView) { lines.append("seen") }
    func bannerViewDidRecordClick(_ bannerView: BannerView) { lines.append("tapped") }

    func adDidRecordImpression(_ ad: any FullScreenPresentingAd) { lines.append("seen") }
    func adDidRecordClick(_ ad: any FullScreenPresentingAd) { lines.append("tapped") }
    func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error) {
      lines.append("failed: \(error.localizedDescription)")
    }
    func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) { lines.append("will present") }
    func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { lines.append("will close") }
    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { lines.append("closed") }
  }
#endif
