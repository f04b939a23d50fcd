import Foundation
import PhoneSimulation
import SwiftUI

/// The text of a button.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct PayWithApplePayButtonLabel: Sendable {
  fileprivate let type: PKPaymentButtonType

  public static let plain = Self(type: .plain)
  public static let buy = Self(type: .buy)
  public static let addMoney = Self(type: .addMoney)
  public static let book = Self(type: .book)
  public static let checkout = Self(type: .checkout)
  public static let `continue` = Self(type: .continue)
  public static let contribute = Self(type: .contribute)
  public static let donate = Self(type: .donate)
  public static let inStore = Self(type: .inStore)
  public static let order = Self(type: .order)
  public static let reload = Self(type: .reload)
  public static let rent = Self(type: .rent)
  public static let setUp = Self(type: .setUp)
  public static let subscribe = Self(type: .subscribe)
  public static let support = Self(type: .support)
  public static let tip = Self(type: .tip)
  public static let topUp = Self(type: .topUp)
}

/// The colors of a button.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct PayWithApplePayButtonStyle: Sendable {
  fileprivate let style: PKPaymentButtonStyle

  public static let white = Self(style: .white)
  public static let whiteOutline = Self(style: .whiteOutline)
  public static let black = Self(style: .black)
  public static let automatic = Self(style: .automatic)
}

/// How a payment continues.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
  case willAuthorize
  /// The person has permitted the payment; the app says what it made of it.
  case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
  case didFinish
}

/// A button that asks for a payment, or something else if the phone cannot pay.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@MainActor @preconcurrency
public struct PayWithApplePayButton<Fallback: View>: View {
  private enum Action {
    case own(() -> Void)
    case payment(PKPaymentRequest, (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void)
  }

  private let label: PayWithApplePayButtonLabel
  private let action: Action
  private let fallback: Fallback

  @Environment(\.applePayStyle) private var style
  @Environment(\.applePayChanges) private var changes

  /// Creates a button with an action of the app.
  ///
  /// - Parameter fallback: Takes the place of the button if the phone cannot pay.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback
  ) {
    self.label = label
    self.action = .own(action)
    self.fallback = fallback()
  }

  /// Creates a button that asks for a payment.
  ///
  /// - Parameters:
  ///   - onPaymentAuthorizationChange: Takes the payment.
  ///   - fallback: Takes the place of the button if the phone cannot pay.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.label = label
    action = .payment(request, onPaymentAuthorizationChange)
    self.fallback = fallback()
  }

  public var body: some View {
    if PKPaymentAuthorizationController.canMakePayments() { button } else { fallback }
  }

  private var button: some View {
    let look = PaymentButtonLook(style.style)
    let shape = RoundedRectangle(cornerRadius: 4)
    return Button(action: act) {
      Text(verbatim: label.type.text)
        .font(.system(size: 17, weight: .medium))
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .foregroundStyle(look.isDark ? Color.white : .black)
        .background(look.isDark ? Color.black : .white, in: shape)
        .overlay { if look.hasOutline { shape.strokeBorder(.black) } }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label.type.text))
  }

  private func act() {
    switch action {
    case .own(let action): action()
    case .payment(let request, let tell): ButtonPayment(request, tell, changes).begin()
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension PayWithApplePayButton where Fallback == EmptyView {
  /// Creates a button with an action of the app.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    self.init(label, action: action) { EmptyView() }
  }

  /// Creates a button that asks for a payment.
  ///
  /// - Parameter onPaymentAuthorizationChange: Takes the payment.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange) { EmptyView() }
  }
}

/// What an app does after the person has chosen something.
struct ApplePayChanges {
  var card: ((PKPaymentMethod) async -> PKPaymentRequestPaymentMethodUpdate)?
  var contact: ((PKContact) async -> PKPaymentRequestShippingContactUpdate)?
  var method: ((PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate)?
  var code: ((String) async -> PKPaymentRequestCouponCodeUpdate)?
}

/// The payment of a button, whose sheet is removed when it is finished.
@MainActor
private final class ButtonPayment {
  private let request: PKPaymentRequest
  private let tell: (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  private let changes: Callback<ApplePayChanges>
  private var session: PaymentSession?

  init(
    _ request: PKPaymentRequest, _ tell: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    _ changes: ApplePayChanges
  ) {
    self.request = request
    self.tell = tell
    self.changes = Callback(changes)
  }

  private var same: PKPaymentRequestUpdate {
    PKPaymentRequestUpdate(paymentSummaryItems: session?.items ?? request.paymentSummaryItems)
  }

  func begin() {
    let events = PaymentEvents(
      willAuthorize: { self.tell(.willAuthorize) },
      authorize: { payment in
        await withCheckedContinuation { continuation in
          self.tell(.didAuthorize(payment: payment) { continuation.resume(returning: $0) })
        }
      },
      selectCard: { await self.changes.call.card?($0) ?? self.same },
      selectContact: { await self.changes.call.contact?($0) ?? self.same },
      selectMethod: { await self.changes.call.method?($0) ?? self.same },
      changeCode: { await self.changes.call.code?($0) ?? self.same },
      finish: {
        self.session?.end()
        self.session = nil
        self.tell(.didFinish)
      })
    SimulatedPhone.current.runSoon(named: "a payment") {
      self.session = PaymentSession(self.request, events)
      if let session = self.session { session.begin() } else { self.tell(.didFinish) }
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var applePayStyle = PayWithApplePayButtonStyle.automatic
  @Entry var applePayChanges = ApplePayChanges()
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
extension View {
  /// Sets the colors of buttons for payments.
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    environment(\.applePayStyle, style)
  }

  /// Says what a payment costs with the card of the person.
  public func onApplePayPaymentMethodChange(
    perform action: @escaping (PKPaymentMethod) async -> PKPaymentRequestPaymentMethodUpdate
  ) -> some View { transformEnvironment(\.applePayChanges) { $0.card = action } }

  /// Says what a payment costs for the address of the person.
  public func onApplePayShippingContactChange(
    perform action: @escaping (PKContact) async -> PKPaymentRequestShippingContactUpdate
  ) -> some View { transformEnvironment(\.applePayChanges) { $0.contact = action } }

  /// Says what a payment costs for a way in which what is bought comes to the person.
  public func onApplePayShippingMethodChange(
    perform action: @escaping (PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate
  ) -> some View { transformEnvironment(\.applePayChanges) { $0.method = action } }

  /// Says what a payment costs with the code that the person has entered.
  public func onApplePayCouponCodeChange(
    perform action: @escaping (String) async -> PKPaymentRequestCouponCodeUpdate
  ) -> some View { transformEnvironment(\.applePayChanges) { $0.code = action } }
}
