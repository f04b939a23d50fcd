import PhoneSimulation
import SwiftUI

extension ContainerBackgroundPlacement {
  /// Behind a view of subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")

  /// Behind what a view of subscriptions says above them.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")

  /// Behind all of a view of subscriptions.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
}

/// The controls of a view of subscriptions.
enum SubscriptionControl: Sendable {
  case picker, buttons
}

/// How a view of subscriptions lets the person choose.
public protocol SubscriptionStoreControlStyle: Sendable {
  /// Not for apps: whether the style has a button for each subscription.
  var _hasButtons: Bool { get }
}

extension SubscriptionStoreControlStyle {
  public var _hasButtons: Bool { false }
}

/// The style of the place: a selection, and one button.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

/// A selection, and one button.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

/// A selection in large cards, and one button. It looks like the other selection here.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public init() {}

  public var _hasButtons: Bool { true }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
    ProminentPickerSubscriptionStoreControlStyle()
  }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
}

/// The text of the button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  enum Kind { case automatic, action, displayName, price }

  let kind: Kind

  public static let automatic = SubscriptionStoreButtonLabel(kind: .automatic)
  public static let action = SubscriptionStoreButtonLabel(kind: .action)
  public static let displayName = SubscriptionStoreButtonLabel(kind: .displayName)
  public static let price = SubscriptionStoreButtonLabel(kind: .price)
  /// One line, as all labels here.
  public static let singleLine = SubscriptionStoreButtonLabel(kind: .automatic)
  /// Several lines; labels here have one.
  public static let multiline = SubscriptionStoreButtonLabel(kind: .automatic)

  /// The label in one line.
  public var singleLine: SubscriptionStoreButtonLabel { self }
  /// The label in several lines; labels here have one.
  public var multiline: SubscriptionStoreButtonLabel { self }
}

extension EnvironmentValues {
  @Entry var subscriptionControl = SubscriptionControl.picker
  @Entry var subscriptionButtonLabel = SubscriptionStoreButtonLabel.automatic
  @Entry var subscriptionIcon: (@MainActor (Product, Product.SubscriptionInfo) -> AnyView)?
  @Entry var subscriptionGroupName = ""
  @Entry var subscriptionItemBackground = AnyShapeStyle(.quaternary)
}

extension View {
  /// How views of subscriptions let the person choose.
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    environment(\.subscriptionControl, style._hasButtons ? .buttons : .picker)
  }

  /// What is behind each subscription of a selection.
  public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    environment(\.subscriptionItemBackground, AnyShapeStyle(backgroundStyle))
  }

  /// The text of the button that subscribes.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    environment(\.subscriptionButtonLabel, label)
  }

  /// The picture of each subscription.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View {
    environment(\.subscriptionIcon) { AnyView(icon($0, $1)) }
  }
}

extension Product {
  /// The subscriptions of a group, the highest level first.
  ///
  /// - Throws: ``StoreKitError`` without a network.
  static func subscriptions(of groupID: String) async throws -> [Product] {
    let phone = SimulatedPhone.current
    try phone.store.checkConnection()
    return phone.store.products.filter { $0.subscription?.subscriptionGroupID == groupID }.enumerated()
      .sorted {
        ($0.element.subscription?.groupLevel ?? 0, $0.offset) < ($1.element.subscription?.groupLevel ?? 0, $1.offset)
      }
      .map(\.element)
  }
}
