import SwiftUI

/// A list of products that can be bought with a tap.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let known: [Product]?
  private let icon: (Product, ProductIconPhase) -> Icon
  private let placeholder: PlaceholderIcon

  @State private var state = Product.CollectionTaskState.loading
  @Environment(\.storeButtons) private var buttons

  private init(
    _ ids: some Collection<Product.ID>, _ known: [Product]?, _ icon: @escaping (Product, ProductIconPhase) -> Icon,
    _ placeholder: PlaceholderIcon
  ) {
    self.ids = Array(ids)
    self.known = known
    self.icon = icon
    self.placeholder = placeholder
  }

  /// Creates a list of the products with identifiers, with pictures.
  public init(
    ids productIDs: some Collection<Product.ID>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(productIDs, nil, icon, placeholderIcon()) }

  /// Creates a list of the products with identifiers, with pictures.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(productIDs, nil, { product, _ in icon(product) }, placeholderIcon()) }

  public var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        if let products {
          ForEach(products) { product in
            ProductView(product) { phase in icon(product, phase) }
          }
        } else if case .failure = state {
          Text(verbatim: "Unable to Load").foregroundStyle(.secondary)
        } else {
          ForEach(ids, id: \.self) { _ in
            HStack {
              placeholder
              ProgressView()
            }
          }
        }
        StoreButtons(visibility: buttons)
      }
      .padding()
    }
    .task(id: ids) {
      guard known == nil else { return }
      do {
        state = .success(try await Product.products(inOrderOf: ids), unavailable: [])
      } catch {
        state = .failure(error)
      }
    }
  }

  private var products: [Product]? { known ?? state.products }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Creates a list of the products with identifiers, with pictures.
  public init(
    ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(productIDs, nil, { product, _ in icon(product) }, AutomaticProductPlaceholderIcon()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Creates a list of products, with pictures.
  public init(
    products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) { self.init(products.map(\.id), Array(products), icon, EmptyView()) }

  /// Creates a list of products, with pictures.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(products.map(\.id), Array(products), { product, _ in icon(product) }, EmptyView()) }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a list of the products with identifiers.
  public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
    self.init(productIDs, nil, { _, _ in EmptyView() }, EmptyView())
  }

  /// Creates a list of products.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(products.map(\.id), Array(products), { _, _ in EmptyView() }, EmptyView())
  }
}
