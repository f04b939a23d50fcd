import SwiftUI

/// Shows a random view.
struct RandomContent: View {
  let view: RandomView

  var body: some View {
    switch view.kind {
    case .text: Text(String(repeating: "word ", count: 1 + view.number))
    case .color: [Color.red, .green, .blue][view.number % 3].frame(minWidth: 20, minHeight: 20, maxHeight: 60)
    case .counter: CounterView()
    case .toggle: ToggleView()
    case .field: FieldView(number: view.number)
    case .secureField: SecureFieldView()
    case .editor: EditorView()
    case .slider: SliderView()
    case .stepper: StepperView()
    case .picker: PickerView(number: view.number)
    case .datePicker: DatePickerView(number: view.number)
    case .progress: ProgressView(value: Double(view.number) / 12)
    case .growing: GrowingView(number: view.number)
    case .menu: MenuView()
    default: RandomContainer(view: view)
    }
  }
}

/// The children of a view.
struct RandomChildren: View {
  let view: RandomView

  var body: some View {
    ForEach(Array(view.children.enumerated()), id: \.offset) { RandomContent(view: $0.element) }
  }
}

private struct RandomContainer: View {
  let view: RandomView

  private var children: RandomChildren { RandomChildren(view: view) }

  var body: some View {
    switch view.kind {
    case .column: VStack(spacing: view.number % 3 == 0 ? nil : CGFloat(view.number)) { children }
    case .row: HStack(alignment: view.number % 2 == 0 ? .center : .firstTextBaseline) { children }
    case .layers: ZStack(alignment: view.number % 2 == 0 ? .center : .topLeading) { children }
    case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { children }
    case .scroll: ScrollView(view.number % 3 == 0 ? .horizontal : .vertical) { VStack { children } }
    case .lazyColumn: ScrollView { LazyVStack { children } }
    case .list: List { children }
    case .form: Form { children }
    case .section: Section("Section \(view.number)") { children }
    case .tabs: TabsView(view: view)
    case .pages: TabView { children }.tabViewStyle(.page).frame(minHeight: 80)
    case .navigation: NavigationStack { List { children }.navigationTitle("Title \(view.number)") }
    case .rows: RowsView(view: view)
    default: RandomPresentation(view: view)
    }
  }
}

private struct RandomPresentation: View {
  let view: RandomView

  private var children: RandomChildren { RandomChildren(view: view) }

  var body: some View {
    switch view.kind {
    case .link:
      NavigationLink("Link \(view.number)") { VStack { children }.navigationTitle("Linked \(view.number)") }
    case .disclosure: DisclosureView(content: children)
    case .appearing: AppearingView(content: children, number: view.number)
    case .alternating: AlternatingView(view: view)
    case .searchable: SearchedView(content: children)
    case .focused: FocusedView(content: children)
    case .sheet, .cover, .popover, .alert, .dialog: PresentingView(view: view)
    default: RandomIdiom(view: view)
    }
  }
}

/// A view that follows the model.
private struct RandomIdiom: View {
  let view: RandomView

  var body: some View {
    switch view.kind.idiom {
    case .rows: RandomRows(view: view)
    case .subviews: RandomSubviews(view: view)
    case .readers: RandomReaders(view: view)
    case .styles: RandomStyles(view: view)
    case .screens: RandomScreens(view: view)
    }
  }
}

extension RandomView.Kind {
  fileprivate enum Idiom { case rows, subviews, readers, styles, screens }

  /// The group of a kind that follows the model.
  fileprivate var idiom: Idiom {
    let starts: [(Self, Idiom)] = [
      (.carousel, .rows), (.relativeFrame, .subviews), (.padded, .readers), (.modelTabs, .styles),
    ]
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let group = starts.first { next, _ in Self.allCases.firstIndex(of: next).map { index < $0 } ?? false }
    return group?.1 ?? .screens
  }
}
