import FlowFoundation
import FlowUIKit
import Foundation
import Locking
import PhoneSimulation
import SwiftUI

/// What an app does while a person pays.
@MainActor
struct PaymentEvents {
  var willAuthorize: @MainActor () -> Void
  var authorize: @MainActor (PKPayment) async -> PKPaymentAuthorizationResult
  var selectCard: @MainActor (PKPaymentMethod) async -> PKPaymentRequestUpdate
  var selectContact: @MainActor (PKContact) async -> PKPaymentRequestUpdate
  var selectMethod: @MainActor (PKShippingMethod) async -> PKPaymentRequestUpdate
  var changeCode: @MainActor (String) async -> PKPaymentRequestUpdate
  /// The sheet is done; it stays until the app dismisses it.
  var finish: @MainActor () -> Void
}

/// Waits for the answer of an app to a question of a payment. A second answer has no effect.
@MainActor
func firstAnswer<Answer: Sendable>(to ask: (@escaping (Answer) -> Void) -> Void) async -> Answer {
  await withCheckedContinuation { continuation in
    let isAnswered = Locked(false)
    ask { answer in
      let isFirst = isAnswered.withLock { isAnswered in
        defer { isAnswered = true }
        return !isAnswered
      }
      guard isFirst else {
        return reportMistake("A completion handler of a payment's delegate was called twice; the first call counts.")
      }
      continuation.resume(returning: answer)
    }
  }
}

/// A payment from its sheet to its end.
@MainActor
final class PaymentSession {
  static let process = "com.apple.PassbookUIService"
  private static let surface = "payment"

  private let request: PKPaymentRequest
  private let events: PaymentEvents
  private let phone = SimulatedPhone.current
  private let card: PhoneWallet.Card

  /// The lines, as the app has changed them.
  private(set) var items: [PKPaymentSummaryItem]
  private var methods: [PKShippingMethod]
  private var method: PKShippingMethod?
  private var problem: String?
  private var isPaying = false
  private var isEnded = false

  /// Creates a session, or `nil` if the person has no card for the request.
  init?(_ request: PKPaymentRequest, _ events: PaymentEvents) {
    guard phone.wallet.allowsPayments, let card = phone.wallet.card(for: request.supportedNetworks) else { return nil }
    self.request = request
    self.events = events
    self.card = card
    items = request.paymentSummaryItems
    methods = request.shippingMethods ?? []
    method = methods.first
  }

  private var total: String { items.last?.text(currency: request.currencyCode) ?? "" }

  /// Shows the sheet. Without a screen the person pays at once.
  func begin() {
    phone.record("PassKit", "asks for \(total) for \(items.last?.label ?? "")")
    show()
    run { [self] in
      apply(await events.selectCard(PKPaymentMethod(card)))
      if request.requiredShippingContactFields.contains(.postalAddress) {
        apply(await events.selectContact(PKContact(redacted: phone.wallet.person)))
      }
      if let method { apply(await events.selectMethod(method)) }
      if request.supportsCouponCode, let code = phone.wallet.couponCode { apply(await events.changeCode(code)) }
      if phone.screen == nil, !isEnded { await pay() }
    }
  }

  /// Removes the sheet. Answers of the app that come later have no effect.
  func end() {
    isEnded = true
    phone.screen?.dismissSystemSurface(Self.surface)
  }

  private func run(_ body: @escaping @MainActor () async -> Void) { Task.immediate { @MainActor in await body() } }

  private func apply(_ update: PKPaymentRequestUpdate) {
    items = update.paymentSummaryItems
    if !update.shippingMethods.isEmpty {
      methods = update.shippingMethods
      method = methods.first { $0.identifier == method?.identifier } ?? methods.first
    }
    problem = update.errors?.first.map(\.localizedDescription)
    show()
  }

  private func choose(_ method: PKShippingMethod) {
    self.method = method
    run { [self] in apply(await events.selectMethod(method)) }
  }

  private func pay() async {
    guard !isPaying else { return }
    isPaying = true
    events.willAuthorize()
    let wallet = phone.wallet
    let token = PKPaymentToken(
      paymentMethod: PKPaymentMethod(card), transactionIdentifier: "Simulated Identifier",
      paymentData: wallet.paymentData)
    let payment = PKPayment(
      token: token,
      billingContact: request.requiredBillingContactFields.isEmpty
        ? nil : PKContact(wallet.person, fields: request.requiredBillingContactFields),
      shippingContact: request.requiredShippingContactFields.isEmpty
        ? nil : PKContact(wallet.person, fields: request.requiredShippingContactFields),
      shippingMethod: method)
    phone.record("PassKit", "is permitted to take \(total)")
    let result = await events.authorize(payment)
    isPaying = false
    if isEnded { return }
    if result.status == .success || phone.screen == nil {
      events.finish()
    } else {
      problem = result.errors?.first.map(\.localizedDescription) ?? "Payment Not Completed"
      show()
    }
  }

  private func show() {
    guard !isEnded, let screen = phone.screen else { return }
    let sheet = PaymentSheet(
      card: card.name, lines: items.map { ($0.label, $0.text(currency: request.currencyCode)) },
      methods: methods.map { ($0.label, $0.detail, $0 === method) }, problem: problem,
      choose: { [self] in choose(methods[$0]) }, pay: { [self] in run { [self] in await pay() } },
      close: { [self] in
        phone.record("PassKit", "the person closes the sheet")
        events.finish()
      })
    screen.present(SystemSurface(id: Self.surface, process: Self.process, alignment: .bottom, content: sheet))
  }
}

/// The sheet of a payment, at the bottom of the dimmed screen.
private struct PaymentSheet: View {
  let card: String
  let lines: [(label: String, amount: String)]
  let methods: [(label: String, detail: String?, isChosen: Bool)]
  let problem: String?
  let choose: @MainActor (Int) -> Void
  let pay: @MainActor () -> Void
  let close: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.opacity(0.4).accessibilityHidden(true)
      VStack(spacing: 16) {
        HStack {
          Text(verbatim: "Apple Pay").font(.headline)
          Spacer()
          Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel(Text(verbatim: "close"))
        }
        Text(verbatim: card).frame(maxWidth: .infinity, alignment: .leading)
        ForEach(methods.indices, id: \.self) { index in method(index) }
        ForEach(lines.indices, id: \.self) { index in
          HStack {
            Text(verbatim: lines[index].label)
            Spacer()
            Text(verbatim: lines[index].amount)
          }
          .font(index == lines.count - 1 ? .headline : .body)
        }
        if let problem { Text(verbatim: problem).foregroundStyle(.red) }
        Button(action: pay) { Text(verbatim: "Pay with Passcode").frame(maxWidth: .infinity) }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
      .padding(20)
      .padding(.bottom, 20)
      .background(.background, in: UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
    }
    .ignoresSafeArea()
    .accessibilityElement(children: .contain)
  }

  private func method(_ index: Int) -> some View {
    Button {
      choose(index)
    } label: {
      HStack {
        VStack(alignment: .leading) {
          Text(verbatim: methods[index].label)
          if let detail = methods[index].detail { Text(verbatim: detail).font(.footnote) }
        }
        Spacer()
        if methods[index].isChosen { Image(systemName: "checkmark") }
      }
    }
    .accessibilityLabel(Text(verbatim: methods[index].label))
    .accessibilityAddTraits(methods[index].isChosen ? .isSelected : [])
  }
}
