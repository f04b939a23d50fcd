import SwiftUI

/// How views of products look.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  typealias Configuration = ProductViewStyleConfiguration
  associatedtype Body: View

  /// The view of a product.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a product.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// The picture.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let state: Product.TaskState
  public let icon: Icon
  public let hasCurrentEntitlement: Bool
  public let descriptionVisibility: Visibility

  let actions: PurchaseActions

  /// The product, if it is known.
  public var product: Product? { state.product }

  /// Buys the product.
  public func purchase() {
    guard let product else { return }
    let actions = actions
    Task { await actions.buy(product) }
  }
}

/// The style of the place.
public struct AutomaticProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, size: .regular) }
}

/// A row with small texts.
public struct CompactProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, size: .compact) }
}

/// A row.
public struct RegularProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, size: .regular) }
}

/// A card, with its picture above.
public struct LargeProductViewStyle: ProductViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ProductRow(configuration, size: .large) }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}

extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}

extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

extension EnvironmentValues {
  @Entry var productViewStyle: @MainActor (ProductViewStyleConfiguration) -> AnyView = {
    AnyView(AutomaticProductViewStyle().makeBody(configuration: $0))
  }
  @Entry var productDescriptionVisibility = Visibility.automatic
}

extension View {
  /// The style of views of products.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewStyle) { AnyView(style.makeBody(configuration: $0)) }
  }

  /// Whether views of products have the description.
  public func productDescription(_ visibility: Visibility) -> some View {
    environment(\.productDescriptionVisibility, visibility)
  }

  /// A border around the picture of a product.
  public func productIconBorder() -> some View {
    overlay(RoundedRectangle(cornerRadius: 10).stroke(.quaternary))
  }
}

/// The look of a product. The sizes are not measured.
private struct ProductRow: View {
  enum Size { case compact, regular, large }

  private let configuration: ProductViewStyleConfiguration
  private let size: Size

  init(_ configuration: ProductViewStyleConfiguration, size: Size) {
    self.configuration = configuration
    self.size = size
  }

  var body: some View {
    switch configuration.state {
    case .loading: ProgressView()
    case .unavailable: Text(verbatim: "Unavailable").foregroundStyle(.secondary)
    case .failure: Text(verbatim: "Unable to Load").foregroundStyle(.secondary)
    case .success(let product):
      let layout = size == .large ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
      layout {
        configuration.icon
        VStack(alignment: size == .large ? .center : .leading, spacing: 2) {
          Text(verbatim: product.displayName).font(size == .compact ? .subheadline.bold() : .headline)
          if configuration.descriptionVisibility != .hidden, !product.description.isEmpty {
            Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        if size != .large { Spacer() }
        if configuration.hasCurrentEntitlement, product.type != .consumable {
          Image(systemName: "checkmark").accessibilityLabel("Purchased")
        } else {
          Button(product.displayPrice) { configuration.purchase() }.buttonStyle(.bordered).buttonBorderShape(.capsule)
        }
      }
    }
  }
}
