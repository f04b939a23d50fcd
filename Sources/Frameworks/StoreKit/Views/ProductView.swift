import SwiftUI

/// What is known about the picture of a product in the store: there are none here.
public enum ProductIconPhase {
  case success(Image)
  case failure(any Error)
  case unavailable
  case loading

  /// The picture of the store.
  public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }

  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The picture while a product is loaded.
public struct AutomaticProductPlaceholderIcon: View {
  public var body: some View { RoundedRectangle(cornerRadius: 10).fill(.quaternary).frame(width: 50, height: 50) }
}

/// A product of the store with its price, which can be bought with a tap.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private enum Source {
    case id(Product.ID)
    case product(Product)
  }

  private let source: Source
  private let icon: (ProductIconPhase) -> Icon
  private let placeholder: PlaceholderIcon

  @State private var state = Product.TaskState.loading
  @State private var isEntitled = false
  @Environment(\.productViewStyle) private var style
  @Environment(\.purchaseActions) private var actions
  @Environment(\.productDescriptionVisibility) private var descriptionVisibility

  private init(
    _ source: Source, _ icon: @escaping (ProductIconPhase) -> Icon, _ placeholder: PlaceholderIcon
  ) {
    self.source = source
    self.icon = icon
    self.placeholder = placeholder
  }

  /// Creates a view of the product with an identifier, with pictures.
  public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(.id(productID), icon, placeholderIcon()) }

  /// Creates a view of the product with an identifier, with a picture.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    let own = icon()
    self.init(.id(productID), { _ in own }, placeholderIcon())
  }

  public var body: some View {
    let state = shownState
    let configuration = ProductViewStyleConfiguration(
      state: state, icon: .init(content: picture(state)), hasCurrentEntitlement: isEntitled,
      descriptionVisibility: descriptionVisibility, actions: actions)
    style(configuration)
      .task(id: id) {
        guard case .id(let id) = source else { return }
        self.state = await Product.state(of: id)
      }
      .currentEntitlementTask(for: id) { isEntitled = $0.transaction != nil }
  }

  private var id: Product.ID {
    switch source {
    case .id(let id): id
    case .product(let product): product.id
    }
  }

  private var shownState: Product.TaskState {
    if case .product(let product) = source { .success(product) } else { state }
  }

  private func picture(_ state: Product.TaskState) -> AnyView {
    switch state {
    case .loading: AnyView(placeholder)
    default: AnyView(icon(.unavailable))
    }
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Creates a view of the product with an identifier, with a picture.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.init(id: productID, icon: icon) { AutomaticProductPlaceholderIcon() }
  }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Creates a view of a product, with pictures.
  public init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
    self.init(.product(product), icon, EmptyView())
  }

  /// Creates a view of a product, with a picture.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    let own = icon()
    self.init(.product(product), { _ in own }, EmptyView())
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view of the product with an identifier.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.id(productID), { _ in EmptyView() }, EmptyView())
  }

  /// Creates a view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = true) {
    self.init(.product(product), { _ in EmptyView() }, EmptyView())
  }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
  /// Creates the view that a style is asked for, in the style around it.
  @MainActor
  public init(_ configuration: ProductViewStyleConfiguration) {
    let icon = configuration.icon
    if let product = configuration.product {
      self.init(.product(product), { _ in icon }, icon)
    } else {
      self.init(.id(""), { _ in icon }, icon)
    }
  }
}
