#if os(Linux)
  import FlowIssueReporting
  import FlowStoreUI
  import SwiftUI
  import Testing

  /// A list of counters, one of which may be open, with an alert.
  private struct Counters: Equatable {
    var counters: IdentifiedArray<String, Counter> = IdentifiedArray(
      [Counter(id: "a", count: 1), Counter(id: "b", count: 2)], id: \.id)
    var open: Counter?
    var hasSounds = false
    var alert: AlertState<CountersAction>?

    struct Counter: Equatable, Identifiable {
      let id: String
      var count: Int
    }
  }

  private enum CounterAction: Equatable { case add }

  private enum CountersAction: Equatable {
    case counter(id: String, action: CounterAction)
    case open(CounterAction)
    case openTapped
    case closeTapped
    case resetTapped
    case resetConfirmed
    case alertDismissed
    case form(FormAction<Counters>)
  }

  private let counterReducer = Reducer<Counters.Counter, CounterAction, Void> { state, _, _ in
    state.count += 1
    return .none
  }

  private let countersReducer = Reducer<Counters, CountersAction, Void>.combine(
    counterReducer.forEach(state: \.counters, action: /CountersAction.counter(id:action:), environment: {}),
    counterReducer.optional().pullback(state: \.open, action: /CountersAction.open, environment: {}),
    Reducer { state, action, _ in
      switch action {
      case .openTapped: state.open = state.counters.first
      case .closeTapped: state.open = nil
      case .resetTapped:
        state.alert = AlertState(
          title: TextState("Reset?"),
          primaryButton: .destructive(TextState("Reset"), send: .resetConfirmed),
          secondaryButton: .cancel())
      case .resetConfirmed: state.counters = []
      case .alertDismissed: state.alert = nil
      case .counter, .open, .form: break
      }
      return .none
    }
  )
  .form(action: /CountersAction.form)

  private struct CountersView: View {
    let store: Store<Counters, CountersAction>

    var body: some View {
      VStack {
        ForEachStore(store.scope(state: \.counters, action: CountersAction.counter(id:action:))) { counterStore in
          WithViewStore(counterStore) { Text("\($0.id): \($0.count)") }
        }
        IfLetStore(
          store.scope(state: \.open, action: CountersAction.open),
          then: { openStore in WithViewStore(openStore) { Text("open \($0.count)") } },
          else: { Text("closed") })
      }
      .alert(store.scope(state: \.alert, action: { $0 }), dismiss: .alertDismissed)
    }
  }

  @Suite("Views of a store")
  @MainActor
  struct StoreViewTests {
    private let store = Store(initialState: Counters(), reducer: countersReducer, environment: ())

    private func texts(_ screen: Screen) -> [String] {
      screen.graph.flush()
      func labels(_ nodes: [SemanticsNode]) -> [String] {
        nodes.flatMap { [$0.label].compactMap { $0 } + labels($0.children) }
      }
      return labels(screen.semantics())
    }

    @Test("show the elements of a collection, each with its own store")
    func elements() {
      let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
      screen.show(CountersView(store: store))
      #expect(texts(screen) == ["a: 1", "b: 2", "closed"])
      store.send(.counter(id: "b", action: .add))
      #expect(texts(screen) == ["a: 1", "b: 3", "closed"])
      store.send(.resetConfirmed)
      #expect(texts(screen) == ["closed"])
    }

    @Test("appear and disappear with an optional state, and follow it in between")
    func optional() {
      let screen = Screen(size: ProposedViewSize(width: 390, height: 844))
      screen.show(CountersView(store: store))
      store.send(.openTapped)
      #expect(texts(screen).last == "open 1")
      store.send(.open(.add))
      #expect(texts(screen).last == "open 2")
      store.send(.closeTapped)
      #expect(texts(screen).last == "closed")
    }

    @Test("bindings read the state and send actions")
    func bindings() {
      let viewStore = ViewStore(store)
      let sounds = viewStore.binding(keyPath: \.hasSounds, send: CountersAction.form)
      sounds.wrappedValue = true
      #expect(sounds.wrappedValue)
      #expect(viewStore.hasSounds)
      let open = viewStore.binding(get: { $0.open != nil }, send: { $0 ? .openTapped : .closeTapped })
      open.wrappedValue = true
      #expect(viewStore.open?.id == "a")
    }

    @Test("alerts and forms in the state are described like everything else")
    func testStore() {
      TestStore(initialState: Counters(), reducer: countersReducer, environment: ()).assert(
        .send(.resetTapped) {
          $0.alert = AlertState(
            title: TextState("Reset?"),
            primaryButton: .destructive(TextState("Reset"), send: .resetConfirmed),
            secondaryButton: .cancel())
        },
        .send(.resetConfirmed) { $0.counters = [] },
        .send(.alertDismissed) { $0.alert = nil },
        .send(.form(.set(\.hasSounds, true))) { $0.hasSounds = true }
      )
    }
  }
#endif
