import SwiftUI

extension Product {
  /// How a subscription relates to the one that the person has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let current = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let upgrade = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.current, .downgrade, .crossgrade, .upgrade]
  }
}

/// What a view of subscriptions says without words of the app: the name of the group.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  @Environment(\.subscriptionGroupName) private var name

  public var body: some View { Text(verbatim: name).font(.largeTitle.bold()) }
}

/// The subscriptions of a group with their prices, of which one can be bought.
public struct SubscriptionStoreView<Content: View>: View {
  private enum Source: Equatable {
    case group(String, Product.SubscriptionRelationship)
    case ids([Product.ID])
    case products([Product])
  }

  private let source: Source
  private let content: Content

  @State private var loaded: [Product]?
  @State private var error: (any Error)?
  @State private var selection: Product.ID?
  @State private var current: Product.ID?
  @Environment(\.purchaseActions) private var actions
  @Environment(\.storeButtons) private var buttons
  @Environment(\.subscriptionControl) private var control
  @Environment(\.subscriptionButtonLabel) private var label
  @Environment(\.subscriptionIcon) private var icon
  @Environment(\.subscriptionItemBackground) private var itemBackground

  private init(_ source: Source, _ content: Content) {
    self.source = source
    self.content = content
  }

  /// Creates a view of the subscriptions of a group.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(.group(groupID, visibleRelationships), marketingContent()) }

  /// Creates a view of the subscriptions with identifiers.
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    self.init(.ids(Array(productIDs)), marketingContent())
  }

  /// Creates a view of subscriptions.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
    self.init(.products(Array(subscriptions)), marketingContent())
  }

  public var body: some View {
    VStack(spacing: 16) {
      ScrollView { content.frame(maxWidth: .infinity) }
      if let products {
        if products.isEmpty {
          Text(verbatim: "Subscription Unavailable").foregroundStyle(.secondary)
        } else {
          plans(products)
        }
      } else if error != nil {
        Text(verbatim: "Unable to Load").foregroundStyle(.secondary)
      } else {
        ProgressView()
      }
      StoreButtons(visibility: buttons)
    }
    .padding()
    .environment(\.subscriptionGroupName, products?.first?.subscription?.groupDisplayName ?? "")
    .task(id: source) { await load() }
    .subscriptionStatusTask(for: groupID) { state in
      current = state.value?.first { $0.state == .subscribed }.map { $0.transaction.unsafePayloadValue.productID }
    }
  }

  private var products: [Product]? {
    switch source {
    case .products(let products): products
    case .ids: loaded
    case .group(_, let visible): loaded?.filter { !visible.isDisjoint(with: relationship($0)) }
    }
  }

  /// How a subscription relates to the one that the person has; without one, each is the highest.
  private func relationship(_ product: Product) -> Product.SubscriptionRelationship {
    guard let level = loaded?.first(where: { $0.id == current })?.subscription?.groupLevel,
      let own = product.subscription?.groupLevel
    else { return .all }
    if product.id == current { return .current }
    // The first level is the highest.
    return own < level ? .upgrade : own > level ? .downgrade : .crossgrade
  }

  private var groupID: String {
    if case .group(let id, _) = source { id } else { products?.first?.subscription?.subscriptionGroupID ?? "" }
  }

  private func load() async {
    do {
      switch source {
      case .products: break
      case .ids(let ids): loaded = try await Product.products(inOrderOf: ids)
      case .group(let id, _): loaded = try await Product.subscriptions(of: id)
      }
    } catch {
      self.error = error
    }
  }

  // MARK: - Plans

  @ViewBuilder
  private func plans(_ products: [Product]) -> some View {
    if control == .buttons {
      ForEach(products) { product in
        VStack(spacing: 4) {
          if product.id != current { button(product) }
          Text(verbatim: text(product)).font(.footnote).foregroundStyle(.secondary)
        }
      }
    } else {
      ForEach(products) { product in
        Button {
          selection = product.id
        } label: {
          HStack {
            if let info = product.subscription { icon?(product, info) }
            VStack(alignment: .leading) {
              Text(verbatim: product.displayName).font(.headline)
              Text(verbatim: text(product)).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: product.id == chosen(products)?.id ? "checkmark.circle.fill" : "circle")
              .accessibilityHidden(true)
          }
          .padding()
          .background(itemBackground, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(product.id == chosen(products)?.id ? .isSelected : [])
      }
      if let product = chosen(products), product.id != current { button(product) }
    }
  }

  private func chosen(_ products: [Product]) -> Product? {
    products.first { $0.id == selection } ?? products.first { $0.id != current } ?? products.first
  }

  private func button(_ product: Product) -> some View {
    let actions = actions
    return Button {
      Task { await actions.buy(product) }
    } label: {
      Text(verbatim: title(product)).frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
  }

  private func title(_ product: Product) -> String {
    switch label.kind {
    case .automatic, .action:
      product.subscription?.introductoryOffer?.paymentMode == .freeTrial && current == nil ? "Try It Free" : "Subscribe"
    case .displayName: product.displayName
    case .price: text(product)
    }
  }

  /// The price and the duration.
  private func text(_ product: Product) -> String {
    guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
    let duration = period.value == 1 ? period.unit.description : "\(period.value) \(period.unit.description)s"
    return "\(product.displayPrice)/\(duration)"
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a view of the subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    self.init(groupID: groupID, visibleRelationships: visibleRelationships) {
      AutomaticSubscriptionStoreMarketingContent()
    }
  }

  /// Creates a view of the subscriptions with identifiers.
  public init(productIDs: some Collection<Product.ID>) {
    self.init(productIDs: productIDs) { AutomaticSubscriptionStoreMarketingContent() }
  }

  /// Creates a view of subscriptions.
  public init(subscriptions: some Collection<Product>) {
    self.init(subscriptions: subscriptions) { AutomaticSubscriptionStoreMarketingContent() }
  }
}
