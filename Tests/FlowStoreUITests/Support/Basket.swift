#if os(Linux)
  import FlowStoreUI
  import SwiftUI

  /// A feature with an alert and an action sheet, which records its actions.
  struct Basket: Equatable {
    var alert: AlertState<BasketAction>?
    var sheet: ActionSheetState<BasketAction>?
    var log: [BasketAction] = []

    static let reducer = Reducer<Basket, BasketAction, Void> { state, action, _ in
      state.log.append(action)
      switch action {
      case .showAlert(let alert): state.alert = alert
      case .showSheet(let sheet): state.sheet = sheet
      case .alertDismissed: state.alert = nil
      case .sheetDismissed: state.sheet = nil
      case .empty, .keep: break
      }
      return .none
    }
  }

  indirect enum BasketAction: Hashable {
    case showAlert(AlertState<BasketAction>)
    case showSheet(ActionSheetState<BasketAction>)
    case empty
    case keep
    case alertDismissed
    case sheetDismissed
  }

  /// The basket on a phone.
  @MainActor
  final class BasketScreen {
    let viewStore: ViewStore<Basket, BasketAction>
    private let screen = Screen(size: ProposedViewSize(width: 390, height: 844))

    /// The actions after the one that presented the alert or sheet.
    var answers: [BasketAction] { Array(viewStore.log.dropFirst()) }

    init() {
      let store = Store(initialState: Basket(), reducer: Basket.reducer, environment: ())
      viewStore = ViewStore(store)
      screen.show(
        Text("Basket")
          .alert(store.scope(state: \.alert, action: { $0 }), dismiss: .alertDismissed)
          .actionSheet(store.scope(state: \.sheet, action: { $0 }), dismiss: .sheetDismissed))
    }

    func labels(_ role: SemanticsNode.Role) -> [String] {
      nodes.filter { $0.role == role }.map { $0.label ?? "" }
    }

    /// Presses a button; returns whether there is one.
    func tap(_ label: String) -> Bool {
      let button = nodes.first { $0.role == .button && $0.label == label }
      guard let action = button?.actions.first(where: { $0.kind == .activate }) else { return false }
      screen.perform { action.perform() }
      return true
    }

    private var nodes: [SemanticsNode] {
      func all(_ nodes: [SemanticsNode]) -> [SemanticsNode] { nodes.flatMap { [$0] + all($0.children) } }
      screen.graph.flush()
      return all(screen.semantics())
    }
  }
#endif
