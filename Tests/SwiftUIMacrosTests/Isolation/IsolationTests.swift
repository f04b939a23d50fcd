#if os(Linux)
  import Testing

  @Suite("Isolation")
  struct IsolationTests {
    private static let files = CompiledFiles(["Helpers.swift": helpers, "Libraries.swift": libraries])

    private static let helpers = """
      nonisolated func label() -> some View { Text("x").padding().font(.title).foregroundStyle(.red) }
      nonisolated func row() -> some View {
        HStack(spacing: 4) {
          Text("x").bold()
          Spacer()
          Image(systemName: "star").resizable().frame(width: 20, height: 20)
        }
        .padding(.horizontal)
        .background(Color.blue, in: Capsule())
        .opacity(0.5)
      }
      nonisolated func card(_ isWide: Bool) -> some View {
        VStack(alignment: .leading) {
          if isWide { Text("wide") } else { EmptyView() }
          ForEach(0..<3) { Text("\\($0)") }
          ZStack { Color.red; Circle().stroke() }
        }
        .overlay { Rectangle().stroke() }
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .shadow(radius: 2)
        .rotationEffect(.degrees(4))
        .accessibilityLabel("card")
      }
      nonisolated func screen(_ text: Binding<String>) -> some View {
        NavigationStack {
          List { Section("a") { TextField("name", text: text) } }
            .navigationTitle("Names")
            .toolbar { ToolbarItem { Button("Add") {} } }
            .sheet(isPresented: .constant(false)) { Text("sheet") }
            .onAppear {}
            .task {}
        }
        .environment(\\.locale, Locale(identifier: "en_US"))
        .tint(.green)
        .onTapGesture {}
        .animation(.default, value: 1)
      }
      nonisolated func spoken<ID: Hashable>(_ id: ID, in space: Namespace.ID, _ done: @escaping () -> Void) -> some View {
        Text("x")
          .accessibilityLabeledPair(role: .label, id: id, in: space)
          .accessibilityLinkedGroup(id: id, in: space)
          .accessibilityRotorEntry(id: id, in: space)
          .accessibilityRotor("Names", entries: ["a"], entryID: \\.self, entryLabel: \\.self)
          .accessibilityCustomContent("Age", "4")
          .accessibilityZoomAction { _ in done() }
          .accessibilityAction(action: done) { Text("Do") }
      }
      """

    private static let libraries = """
      struct Badge: ViewModifier {
        let count: Int
        func body(content: Content) -> some View { content.overlay(alignment: .topTrailing) { Text("\\(count)") } }
      }
      extension View {
        nonisolated func framed(_ width: CGFloat) -> some View { frame(width: width).border(.red).id(1) }
        nonisolated func hiddenIf(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1).allowsHitTesting(!isHidden) }
      }
      nonisolated struct Sum: View {
        let numbers: [Int]
        @MainActor var body: some View { Text("\\(numbers.reduce(0, +))").framed(20) }
      }
      nonisolated func sum() -> some View { Sum(numbers: [1]).hiddenIf(false) }
      """

    @Test("helpers outside of the main actor make views of modifiers, stacks and builders")
    func helpers() {
      #expect(Self.files.errors(in: "Helpers.swift") == [])
    }

    @Test("modifiers of libraries need not be on the main actor")
    func libraries() {
      #expect(Self.files.errors(in: "Libraries.swift") == [])
    }
  }
#endif
