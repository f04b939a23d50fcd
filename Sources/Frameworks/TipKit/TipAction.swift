import SwiftUI

extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable {
    public let id: String
    public private(set) var index: Int?
    public let handler: () -> Void
    public let label: @Sendable () -> Text
    private let hasID: Bool

    /// Creates a button with a label.
    public init(
      id: String? = nil, perform handler: @escaping () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      hasID = id != nil
      self.handler = handler
      self.label = label
    }

    /// Creates a button with a title.
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {}) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }

    /// The button at a place among those of the tip, which is its identifier if it has none.
    fileprivate func placed(at index: Int) -> Action {
      var action = Action(id: hasID ? id : String(index), perform: handler, label)
      action.index = index
      return action
    }
  }

  /// A result builder for buttons.
  @resultBuilder
  public struct ActionBuilder {
    public static func buildBlock() -> [Action] { [] }
    public static func buildExpression(_ element: Action) -> [Action] { [element] }
    public static func buildExpression(_ component: [Action]) -> [Action] { component }
    public static func buildPartialBlock(first: [Action]) -> [Action] { first }
    public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] { accumulated + next }
    public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
    public static func buildEither(first component: [Action]) -> [Action] { component }
    public static func buildEither(second component: [Action]) -> [Action] { component }
    public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    public static func buildFinalResult(_ component: [Action]) -> [Action] {
      component.enumerated().map { $0.element.placed(at: $0.offset) }
    }
  }
}
