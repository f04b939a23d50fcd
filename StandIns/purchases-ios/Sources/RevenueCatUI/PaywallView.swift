import FlowUIKit
import PhoneSimulation
import RevenueCat
import SwiftUI

/// Gives the fonts of a paywall, which has the system's here.
public protocol PaywallFontProvider: Sendable {
  func font(for textStyle: Font.TextStyle) -> Font
}

/// The system's fonts.
open class DefaultPaywallFontProvider: PaywallFontProvider, @unchecked Sendable {
  public init() {}

  open func font(for textStyle: Font.TextStyle) -> Font { .system(textStyle) }
}

/// A font of a name.
open class CustomPaywallFontProvider: DefaultPaywallFontProvider, @unchecked Sendable {
  private let fontName: String

  public init(fontName: String) { self.fontName = fontName }

  open override func font(for textStyle: Font.TextStyle) -> Font { .custom(fontName, size: 17, relativeTo: textStyle) }
}

/// Sells the packages of an offering.
///
/// - Note: It is a plain list: the design of a paywall is on RevenueCat's server.
public struct PaywallView: View {
  private let offering: Offering?
  private let fonts: any PaywallFontProvider
  private let displaysCloseButton: Bool
  private let performPurchase: PerformPurchase?
  private let performRestore: PerformRestore?

  /// Sells the packages of the current offering.
  public init(
    fonts: any PaywallFontProvider = DefaultPaywallFontProvider(), displayCloseButton: Bool = false,
    performPurchase: PerformPurchase? = nil, performRestore: PerformRestore? = nil
  ) {
    self.init(nil, fonts, displayCloseButton, performPurchase, performRestore)
  }

  public init(
    offering: Offering, fonts: any PaywallFontProvider = DefaultPaywallFontProvider(),
    displayCloseButton: Bool = false, performPurchase: PerformPurchase? = nil, performRestore: PerformRestore? = nil
  ) {
    self.init(offering, fonts, displayCloseButton, performPurchase, performRestore)
  }

  init(
    _ offering: Offering?, _ fonts: any PaywallFontProvider, _ displaysCloseButton: Bool,
    _ performPurchase: PerformPurchase?, _ performRestore: PerformRestore?
  ) {
    self.offering = offering
    self.fonts = fonts
    self.displaysCloseButton = displaysCloseButton
    self.performPurchase = performPurchase
    self.performRestore = performRestore
  }

  public var body: some View {
    PackageList(
      offering: offering, fonts: fonts, displaysCloseButton: displaysCloseButton, isFooter: false,
      performPurchase: performPurchase, performRestore: performRestore)
  }
}

/// The packages of an offering with their buttons.
struct PackageList: View {
  let offering: Offering?
  let fonts: any PaywallFontProvider
  let displaysCloseButton: Bool
  let isFooter: Bool
  let performPurchase: PerformPurchase?
  let performRestore: PerformRestore?

  @State private var current: Offering?
  @State private var chosen: Package?
  @State private var isBusy = false
  @State private var message: String?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.paywallHandlers) private var handlers

  private var shown: Offering? { offering ?? current }
  private var selection: Package? { chosen ?? shown?.availablePackages.first }

  var body: some View {
    VStack(spacing: 16) {
      if displaysCloseButton {
        Button("Close", systemImage: "xmark", action: close).labelStyle(.iconOnly)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      if !isFooter {
        Text(shown?.serverDescription ?? "").font(fonts.font(for: .title))
        Spacer(minLength: 0)
      }
      if let shown {
        ForEach(shown.availablePackages) { row($0) }
        Button(action: buy) { Text("Continue").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent).controlSize(.large)
        Button("Restore purchases", action: restore)
      } else if let message {
        Text(message)
      } else {
        ProgressView()
      }
      if !isFooter { Spacer(minLength: 0) }
    }
    .font(fonts.font(for: .body))
    .padding()
    .disabled(isBusy)
    .task { await load() }
  }

  private func row(_ package: Package) -> some View {
    Button {
      chosen = package
    } label: {
      HStack {
        Image(systemName: package == selection ? "checkmark.circle.fill" : "circle")
        Text(package.storeProduct.localizedTitle)
        Spacer()
        Text(package.localizedPriceString)
      }
    }
    .accessibilityAddTraits(package == selection ? .isSelected : [])
  }

  private func load() async {
    SimulatedPhone.current.warn(
      "A paywall of RevenueCat is drawn as a plain list of its packages: its design is on RevenueCat's server.")
    guard offering == nil else { return }
    do { current = try await Purchases.shared.offerings().current } catch { message = error.localizedDescription }
  }

  private func close() {
    if let dismissal = handlers.dismissal { dismissal() } else { dismiss() }
  }

  private func buy() {
    guard let package = selection else { return }
    Task {
      isBusy = true
      for handler in handlers.started { handler(package) }
      await buy(package)
      isBusy = false
    }
  }

  private func buy(_ package: Package) async {
    do {
      if let performPurchase {
        let (isCancelled, error) = await performPurchase(package)
        if let error { throw error }
        let info = try await Purchases.shared.customerInfo()
        finish(isCancelled: isCancelled, nil, info)
      } else {
        let result = try await Purchases.shared.purchase(package: package)
        finish(isCancelled: result.userCancelled, result.transaction, result.customerInfo)
      }
    } catch { for handler in handlers.failed { handler(error as NSError) } }
  }

  private func finish(isCancelled: Bool, _ transaction: StoreTransaction?, _ info: CustomerInfo) {
    if isCancelled {
      for handler in handlers.cancelled { handler() }
      return
    }
    for handler in handlers.completed { handler(transaction, info) }
    if displaysCloseButton || handlers.dismissal != nil { close() }
  }

  private func restore() {
    Task {
      isBusy = true
      for handler in handlers.restoreStarted { handler() }
      do {
        if let performRestore, let error = await performRestore().error { throw error }
        let info =
          performRestore == nil
          ? try await Purchases.shared.restorePurchases() : try await Purchases.shared.customerInfo()
        for handler in handlers.restored { handler(info) }
      } catch { for handler in handlers.restoreFailed { handler(error as NSError) } }
      isBusy = false
    }
  }
}
