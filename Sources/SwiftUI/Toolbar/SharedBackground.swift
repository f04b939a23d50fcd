/// Whether an item of a toolbar is on the glass of its group.
enum SharedBackgroundTrait: ViewTraitKey {
  typealias Value = Visibility
}

/// Toolbar content with a modifier on its views.
struct ModifiedToolbarContent {
  let content: any ToolbarContent
  let change: @MainActor (AnyView) -> AnyView

  nonisolated init(content: any ToolbarContent, change: @escaping @MainActor (AnyView) -> AnyView) {
    self.content = content
    self.change = change
  }

}

extension ModifiedToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent, ToolbarContentPieces {
  func _toolbarItems() -> AnyView { change(content._toolbarItems()) }

  var pieces: [Any] { content.pieces }
}

extension ToolbarContent {
  /// Controls the visibility of the glass background effect on items in the toolbar.
  ///
  /// - Parameter visibility: With `.hidden`, the item is in a separate group without glass. Before iOS 26 there is none.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    modifiedItems { $0.modifier(TraitModifier(SharedBackgroundTrait.self, visibility)) }
  }

  /// Identifies this item as the source of a navigation transition, such as a zoom transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable & Sendable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    modifiedItems { $0.matchedTransitionSource(id: id, in: namespace) }
  }

  /// Sets how long an item stays visible in a bar with too little space.
  ///
  /// Items of low priority are the first to move to the menu at the end of a navigation bar; before iOS 26 none do.
  public nonisolated func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    modifiedItems { $0.modifier(TraitModifier(ToolbarPriorityTrait.self, priority)) }
  }

  /// Removes the margins around the content of a toolbar item.
  ///
  /// - Note: Approximate: the margins remain, and a warning is recorded.
  public nonisolated func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
    modifiedItems { $0.unsupported("contentMarginsRemoved(_:)", "the item keeps its margins.", when: removed) }
  }

  /// Sets how items behave in a bar at the side of the screen; there is none here.
  public nonisolated func axisBehavior(_ behavior: ToolbarItemAxisBehavior) -> some ToolbarContent {
    modifiedItems { $0 }
  }

  nonisolated func modifiedItems<V: View>(_ change: @escaping @MainActor (AnyView) -> V) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { AnyView(change($0)) }
  }
}

extension CustomizableToolbarContent {
  /// Controls the visibility of the glass background effect on items in the toolbar.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) {
      AnyView($0.modifier(TraitModifier(SharedBackgroundTrait.self, visibility)))
    }
  }
}

/// The priority of an item in a bar with too little space.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
  private let rank: Double

  private init(rank: Double) { self.rank = rank }

  /// The default priority.
  public static let automatic = ToolbarItemVisibilityPriority(rank: 0)

  /// Such items leave the bar first.
  public static let low = ToolbarItemVisibilityPriority(rank: -1)

  /// Such items leave the bar last.
  public static let high = ToolbarItemVisibilityPriority(rank: 1)

  /// A priority just below another one.
  public init(lowerThan priority: ToolbarItemVisibilityPriority) { rank = priority.rank.nextDown }

  /// A priority just above another one.
  public init(higherThan priority: ToolbarItemVisibilityPriority) { rank = priority.rank.nextUp }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

/// The priority of a toolbar item, attached to each of its views.
enum ToolbarPriorityTrait: ViewTraitKey {
  typealias Value = ToolbarItemVisibilityPriority
}

/// How an item behaves in a bar at the side of the screen.
public struct ToolbarItemAxisBehavior: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = ToolbarItemAxisBehavior(name: "automatic")

  /// The item is in horizontal bars only.
  public static let horizontalOnly = ToolbarItemAxisBehavior(name: "horizontalOnly")

  /// The item prefers a bar at the side.
  public static let verticalPreferred = ToolbarItemAxisBehavior(name: "verticalPreferred")
}
