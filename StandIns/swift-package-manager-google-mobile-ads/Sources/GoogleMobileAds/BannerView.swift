import FlowUIKit
import Foundation
import PhoneSimulation

/// Hears of what happens to a banner. All methods are optional.
@MainActor @preconcurrency
public protocol BannerViewDelegate: NSObjectProtocol {
  func bannerViewDidReceiveAd(_ bannerView: BannerView)
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
  func bannerViewDidRecordImpression(_ bannerView: BannerView)
  func bannerViewDidRecordClick(_ bannerView: BannerView)
  func bannerViewWillPresentScreen(_ bannerView: BannerView)
  func bannerViewWillDismissScreen(_ bannerView: BannerView)
  func bannerViewDidDismissScreen(_ bannerView: BannerView)
}

extension BannerViewDelegate {
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
  public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
  public func bannerViewDidRecordImpression(_ bannerView: BannerView) {}
  public func bannerViewDidRecordClick(_ bannerView: BannerView) {}
  public func bannerViewWillPresentScreen(_ bannerView: BannerView) {}
  public func bannerViewWillDismissScreen(_ bannerView: BannerView) {}
  public func bannerViewDidDismissScreen(_ bannerView: BannerView) {}
}

/// A banner: a placeholder with the name of its ad unit, as soon as it is loaded. A tap is recorded, and opens nothing.
open class BannerView: UIView {
  open weak var delegate: (any BannerViewDelegate)?
  open weak var rootViewController: UIViewController?
  open var adUnitID: String?
  open var isAutoloadEnabled = false
  open var placementID: Int64 = 0

  /// Never called: ads bring nothing here.
  open var paidEventHandler: ((AdValue) -> Void)?

  open private(set) var responseInfo: ResponseInfo?
  private let label = UILabel()

  open var adSize: AdSize {
    didSet {
      guard adSize != oldValue else { return }
      frame.size = adSize.size
      invalidateIntrinsicContentSize()
    }
  }

  public init(adSize: AdSize) {
    self.adSize = adSize
    super.init(frame: CGRect(origin: .zero, size: adSize.size))
    setUp()
  }

  public convenience init(adSize: AdSize, origin: CGPoint) {
    self.init(adSize: adSize)
    frame.origin = origin
  }

  public override init(frame: CGRect) {
    adSize = adSizeFor(cgSize: frame.size)
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    adSize = AdSizeBanner
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 11)
    label.textColor = .darkGray
    label.isHidden = true
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: _selector(BannerView.tapped(_:), "tapped:")))
  }

  open override var intrinsicContentSize: CGSize { adSize.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Asks for an ad; the delegate is told at the next turn of the clock.
  open func load(_ request: Request?) {
    let phone = SimulatedPhone.current
    phone.recordAd("asks for a banner of \(adUnitID ?? "no ad unit")")
    phone.runSoon(named: "a banner") { [weak self] in
      phone.use { self?.finish(phone) }
    }
  }

  private func finish(_ phone: SimulatedPhone) {
    if let error = phone.errorOfAd(adUnitID) {
      delegate?.bannerView(self, didFailToReceiveAdWithError: error)
      return
    }
    responseInfo = ResponseInfo()
    label.text = "Ad \(adUnitID ?? "")"
    label.accessibilityLabel = "Advertisement"
    label.isHidden = false
    backgroundColor = .lightGray
    setNeedsLayout()
    delegate?.bannerViewDidReceiveAd(self)
    delegate?.bannerViewDidRecordImpression(self)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard responseInfo != nil else { return }
    SimulatedPhone.current.recordAd("the person taps the banner of \(adUnitID ?? "")")
    delegate?.bannerViewDidRecordClick(self)
  }
}
