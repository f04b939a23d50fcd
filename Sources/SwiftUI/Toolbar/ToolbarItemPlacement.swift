/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable, Hashable {
  enum Slot: Sendable, Hashable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case keyboard, topBarLeading, topBarTrailing, topBarPinnedTrailing, bottomBar
    case title, largeTitle, subtitle, largeSubtitle
    case titleMenu
    case accessoryBar(String)
  }

  let slot: Slot

  private init(_ slot: Slot) { self.slot = slot }

  /// The system places the item automatically: on the trailing side of the navigation bar.
  public static let automatic = ToolbarItemPlacement(.automatic)

  /// The system places the item in the principal item section: in the center of the navigation bar.
  public static let principal = ToolbarItemPlacement(.principal)

  /// The item represents a navigation action.
  public static let navigation = ToolbarItemPlacement(.navigation)

  /// The item represents a primary action.
  public static let primaryAction = ToolbarItemPlacement(.primaryAction)

  /// The item represents a secondary action: it is in a menu at the end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(.secondaryAction)

  /// The item represents a change in status for the current context: in the center of the bottom bar.
  public static let status = ToolbarItemPlacement(.status)

  /// The item represents a confirmation action for a modal interface.
  public static let confirmationAction = ToolbarItemPlacement(.confirmationAction)

  /// The item represents a cancellation action for a modal interface.
  public static let cancellationAction = ToolbarItemPlacement(.cancellationAction)

  /// The item represents a destructive action for a modal interface.
  public static let destructiveAction = ToolbarItemPlacement(.destructiveAction)

  /// The item is placed in a bar above the keyboard, while one is shown.
  public static let keyboard = ToolbarItemPlacement(.keyboard)

  /// Places the item in the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(.topBarLeading)

  /// Places the item in the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(.topBarTrailing)

  /// Places the item at the very end of the top bar.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(.topBarPinnedTrailing)

  /// Places the item in the leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.topBarLeading)

  /// Places the item in the trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.topBarTrailing)

  /// Places the item in the bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement(.bottomBar)

  /// Places the item in the title area of the navigation bar, instead of the title.
  public static let title = ToolbarItemPlacement(.title)

  /// Places the item in the large title area of the navigation bar, instead of the title.
  public static let largeTitle = ToolbarItemPlacement(.largeTitle)

  /// Places the item in the subtitle area of the navigation bar.
  public static let subtitle = ToolbarItemPlacement(.subtitle)

  /// Places the item in the large subtitle area of the navigation bar.
  public static let largeSubtitle = ToolbarItemPlacement(.largeSubtitle)

  /// Places the content in the title menu.
  static let titleMenu = ToolbarItemPlacement(.titleMenu)

  /// Places the item in an accessory bar; there is none on iOS, so it is not shown.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(.accessoryBar("\(id)"))
  }
}

extension ToolbarItemPlacement {
  /// The region of the bars of iOS in which an item is placed.
  enum Region: Hashable {
    case leading, center, titleMenu, trailing, overflow, bottom, bottomCenter, largeTitle, subtitle, keyboard, hidden
  }

  var region: Region {
    switch slot {
    case .navigation, .cancellationAction, .topBarLeading: .leading
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing, .topBarPinnedTrailing:
      .trailing
    case .principal, .title: .center
    case .titleMenu: .titleMenu
    case .largeTitle: .largeTitle
    case .subtitle, .largeSubtitle: .subtitle
    case .secondaryAction: .overflow
    case .bottomBar: .bottom
    case .status: .bottomCenter
    case .keyboard: .keyboard
    case .accessoryBar: .hidden
    }
  }

  /// Confirmation actions are last and have a bold title.
  var isProminent: Bool { slot == .confirmationAction }

  /// Pinned items are last.
  var isPinned: Bool { slot == .topBarPinnedTrailing }
}

/// The placement of a toolbar item, attached to each of its views.
enum ToolbarPlacementTrait: ViewTraitKey {
  typealias Value = ToolbarItemPlacement
}

/// Marks a toolbar item as a spacer.
enum ToolbarSpacerTrait: ViewTraitKey {
  typealias Value = SpacerSizing
}
