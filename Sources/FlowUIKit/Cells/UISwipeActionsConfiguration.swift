import SwiftUI

/// The buttons that a swipe over a row reveals.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  public let actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// The buttons as SwiftUI shows them.
  func shown(at edge: HorizontalEdge) -> HostedSwipeActions? {
    if actions.isEmpty { return nil }
    let actions = actions
    return HostedSwipeActions(edge: edge, allowsFullSwipe: performsFirstActionWithFullSwipe) {
      ForEach(Array(actions.enumerated()), id: \.offset) { $0.element.content }
    }
  }
}

/// A button that a swipe over a row reveals.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// What a button does.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Performs an action; the last argument is called with whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  fileprivate var content: some View {
    Button(role: style == .destructive ? .destructive : nil) {
      self.handler(self, UIView()) { _ in }
    } label: {
      if let image {
        VStack {
          Image(uiImage: image)
          if let title { Text(verbatim: title) }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title ?? "")
      } else {
        Text(verbatim: title ?? "")
      }
    }
    .tint(backgroundColor.map { Color(uiColor: $0) })
  }
}
