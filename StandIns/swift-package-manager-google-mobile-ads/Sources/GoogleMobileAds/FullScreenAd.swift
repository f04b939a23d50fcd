import Combine
import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// An ad that covers the screen.
public protocol FullScreenPresentingAd: NSObjectProtocol {
  /// Hears of what happens to the ad.
  var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}

/// Hears of what happens to an ad that covers the screen. All methods are optional.
@MainActor @preconcurrency
public protocol FullScreenContentDelegate: NSObjectProtocol {
  func adDidRecordImpression(_ ad: any FullScreenPresentingAd)
  func adDidRecordClick(_ ad: any FullScreenPresentingAd)
  func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd)
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}

extension FullScreenContentDelegate {
  public func adDidRecordImpression(_ ad: any FullScreenPresentingAd) {}
  public func adDidRecordClick(_ ad: any FullScreenPresentingAd) {}
  public func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error) {}
  public func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {}
  public func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
  public func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
}

/// What ads that cover the screen have in common.
struct AdKind {
  /// The name in records and on the page.
  let name: String

  /// Asks for an ad; the answer comes at the next turn of the clock, on the main thread.
  func load<Ad>(_ unit: String, _ make: @escaping (String) -> Ad, _ completion: @escaping (Ad?, (any Error)?) -> Void) {
    let phone = SimulatedPhone.current
    phone.recordAd("asks for \(name) of \(unit)")
    nonisolated(unsafe) let (make, completion) = (make, completion)
    phone.runSoon(named: name) {
      phone.use {
        if let error = phone.errorOfAd(unit) { completion(nil, error) } else { completion(make(unit), nil) }
      }
    }
  }

  /// Asks for an ad.
  ///
  /// - Throws: An error of ``RequestError``.
  func load<Ad>(_ unit: String, _ make: @escaping (String) -> Ad) async throws -> Ad {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      load(unit, { _ in () }) { _, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
    return make(unit)
  }

  /// Presents an ad, over all that a controller presents already.
  ///
  /// - Parameters:
  ///   - isUsed: Whether it was presented before; an ad is presented once.
  ///   - reward: What happens when the person has watched it to its end.
  @MainActor
  func present(
    _ ad: any FullScreenPresentingAd, of unit: String, isUsed: Bool, from controller: UIViewController?,
    reward: (() -> Void)? = nil
  ) {
    func fail(_ error: NSError) {
      ad.fullScreenContentDelegate?.ad(ad, didFailToPresentFullScreenContentWithError: error)
    }
    guard !isUsed else { return fail(PresentationError.codeAdAlreadyUsed.error("The ad was presented before.")) }
    guard var presenter = controller ?? Self.root else {
      return fail(PresentationError.codeInternal.error("There is no controller to present from."))
    }
    while let next = presenter.presentedViewController { presenter = next }
    let phone = SimulatedPhone.current
    phone.recordAd("shows \(name) of \(unit)")
    let page = AdController(
      AdPage(
        name: name, unit: unit, hasReward: reward != nil,
        tap: {
          phone.recordAd("the person taps \(name) of \(unit)")
          ad.fullScreenContentDelegate?.adDidRecordClick(ad)
        },
        earn: {
          phone.recordAd("the person earns the reward of \(unit)")
          reward?()
        }))
    page.willClose = { ad.fullScreenContentDelegate?.adWillDismissFullScreenContent(ad) }
    page.didClose = { ad.fullScreenContentDelegate?.adDidDismissFullScreenContent(ad) }
    ad.fullScreenContentDelegate?.adWillPresentFullScreenContent(ad)
    presenter.present(page, animated: true) { ad.fullScreenContentDelegate?.adDidRecordImpression(ad) }
  }

  /// Whether an ad can be presented.
  ///
  /// - Throws: An error of ``PresentationError``.
  @MainActor
  func check(isUsed: Bool, from controller: UIViewController?) throws {
    if isUsed { throw PresentationError.codeAdAlreadyUsed.error("The ad was presented before.") }
    if controller ?? Self.root == nil {
      throw PresentationError.codeInternal.error("There is no controller to present from.")
    }
  }

  @MainActor private static var root: UIViewController? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.flatMap(\.windows).first { $0.rootViewController != nil }?.rootViewController
  }
}

/// The page of an ad: a placeholder that says what it stands for.
struct AdPage: View {
  let name: String
  let unit: String
  let hasReward: Bool
  let tap: @MainActor () -> Void
  let earn: @MainActor () -> Void
  var close: @MainActor () -> Void = {}
  @State private var seconds = 0

  /// How long a person watches for a reward, in seconds.
  private static let length = 5

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        if hasReward {
          Text(seconds < Self.length ? "Reward in \(Self.length - seconds) seconds" : "Reward granted")
        }
        Spacer()
        Button("Close ad", systemImage: "xmark", action: close).labelStyle(.iconOnly)
      }
      Spacer()
      Button("Advertisement", action: tap).font(.title)
      Text("A placeholder for \(name) of \(unit)").font(.footnote).multilineTextAlignment(.center)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray)
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      guard hasReward, seconds < Self.length else { return }
      seconds += 1
      if seconds == Self.length { earn() }
    }
  }
}

/// Presents the page of an ad.
final class AdController: UIHostingController<AdPage> {
  var willClose: () -> Void = {}
  var didClose: () -> Void = {}

  init(_ page: AdPage) {
    super.init(rootView: page)
    modalPresentationStyle = .fullScreen
    rootView.close = { [weak self] in
      guard let self else { return }
      willClose()
      dismiss(animated: true) { self.didClose() }
    }
  }

  required init?(coder: NSCoder) { nil }
}
