import PhoneSimulation
import SwiftUI

/// A button of a view of the store.
public struct StoreButtonKind: Hashable, Sendable {
  enum Kind: CaseIterable { case cancellation, restorePurchases, redeemCode, signIn, policies }

  let kind: Kind

  /// Closes the view, if it is presented.
  public static let cancellation = StoreButtonKind(kind: .cancellation)
  /// Asks the store for what the person has bought.
  public static let restorePurchases = StoreButtonKind(kind: .restorePurchases)
  /// Asks for the code of an offer.
  public static let redeemCode = StoreButtonKind(kind: .redeemCode)
  /// Calls the app to sign the person in.
  public static let signIn = StoreButtonKind(kind: .signIn)
  /// Opens the terms and the policy of privacy.
  public static let policies = StoreButtonKind(kind: .policies)
}

/// A policy of an app.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  let title: String

  public static let termsOfService = SubscriptionStorePolicyKind(title: "Terms of Service")
  public static let privacyPolicy = SubscriptionStorePolicyKind(title: "Privacy Policy")
}

/// Where a policy is.
enum PolicyDestination {
  case url(URL)
  case view(AnyView)
}

extension EnvironmentValues {
  @Entry var storeButtons: [StoreButtonKind: Visibility] = [:]
  @Entry var subscriptionSignIn: (() -> Void)?
  @Entry var policyDestinations: [SubscriptionStorePolicyKind: PolicyDestination] = [:]
}

extension View {
  /// Whether views of the store have buttons.
  public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      for kind in buttonKinds { buttons[kind] = visibility }
    }
  }

  /// What the button to sign in calls in a view of the store.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    environment(\.subscriptionSignIn, action)
  }

  /// The page of a policy.
  public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
    transformEnvironment(\.policyDestinations) { $0[button] = .url(url) }
  }

  /// The view of a policy.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View {
    let view = AnyView(destination())
    return transformEnvironment(\.policyDestinations) { $0[button] = .view(view) }
  }
}

/// The buttons below the products: those that a view asks for, and the one that closes a presented view.
struct StoreButtons: View {
  let visibility: [StoreButtonKind: Visibility]

  @State private var asksForCode = false
  @State private var policy: SubscriptionStorePolicyKind?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.openURL) private var openURL
  @Environment(\.subscriptionSignIn) private var signIn
  @Environment(\.policyDestinations) private var policies

  var body: some View {
    VStack(spacing: 8) {
      if isShown(.restorePurchases, otherwise: false) {
        Button("Restore Purchases") { Task { try? await AppStore.sync() } }
      }
      if isShown(.redeemCode, otherwise: false) { Button("Redeem Code") { asksForCode = true } }
      if isShown(.signIn, otherwise: signIn != nil) { Button("Sign In") { signIn?() } }
      if isShown(.policies, otherwise: !policies.isEmpty) {
        HStack {
          ForEach([SubscriptionStorePolicyKind.termsOfService, .privacyPolicy], id: \.self) { kind in
            Button(kind.title) { open(kind) }
          }
        }
      }
      if isShown(.cancellation, otherwise: isPresented) { Button("Not Now") { dismiss() } }
    }
    .font(.footnote)
    .offerCodeRedemption(isPresented: $asksForCode)
    .sheet(
      isPresented: Binding(get: { policy != nil }, set: { if !$0 { policy = nil } })
    ) { if let policy, case .view(let view) = policies[policy] { view } }
  }

  private func isShown(_ kind: StoreButtonKind, otherwise isUsual: Bool) -> Bool {
    switch visibility[kind] ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: isUsual
    }
  }

  private func open(_ kind: SubscriptionStorePolicyKind) {
    switch policies[kind] {
    case .url(let url): openURL(url)
    case .view: policy = kind
    case nil: break
    }
  }
}
