import SwiftUI

/// Containers and presentations that follow the model.
struct RandomScreens: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var children: RandomChildren { RandomChildren(view: view) }

  var body: some View {
    @Bindable var model = model
    switch view.kind {
    case .modelTabs:
      TabView(selection: $model.tab) {
        VStack { children }.tabItem { Text("First \(model.number)") }.tag(0)
        Text("Second \(model.number)").tabItem { Text("Second") }.tag(1)
        List { children }.tabItem { Text("Third") }.badge(model.items.count).tag(2)
      }
    case .modelStack:
      NavigationStack {
        VStack { children }
          .navigationTitle("Number \(model.number)")
          .toolbar { if model.isOn { Button("Off") { model.isOn = false } } }
      }
    case .modelSearch:
      NavigationStack { List { RandomRows(view: RandomView(.filteredRows)) }.searchable(text: $model.text) }
    case .modelDisclosure: DisclosureGroup("More", isExpanded: $model.isOn) { children }
    case .modelFocus: ModelFocusView()
    default: ModelPresentingView(view: view)
    }
  }
}

private struct ModelFocusView: View {
  @Environment(RandomModel.self) private var model
  @FocusState private var isFocused: Bool

  var body: some View {
    @Bindable var model = model
    TextField("Focus", text: $model.text)
      .focused($isFocused)
      .onChange(of: model.isOn, initial: true) { isFocused = $1 }
  }
}

/// Presents while the model says so. The content reads the model, which is always current, and a state that the body
/// reads as well: of another one, the content shows the value of the body's last evaluation, as on Apple's platforms.
private struct ModelPresentingView: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model
  @State private var seen = 0

  var body: some View {
    @Bindable var model = model
    let text = Text("Presenting, \(seen)").onChange(of: model.number, initial: true) { seen = $1 }
    switch view.kind {
    case .modelSheet: text.sheet(isPresented: $model.isPresented) { content }
    case .modelCover: text.fullScreenCover(isPresented: $model.isPresented) { content }
    case .modelPopover: text.popover(isPresented: $model.isPresented) { content }
    default: text.alert("Alert \(model.number)", isPresented: $model.isPresented) { Button("OK") {} }
    }
  }

  private var content: some View {
    VStack {
      Text("\(seen) \(model.number)")
      RandomChildren(view: view)
    }
  }
}
