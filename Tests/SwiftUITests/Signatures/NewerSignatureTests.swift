import Foundation
import SwiftUI
import Testing

// Without `@testable`: public names of iOS 26 to 27.1 as apps write them. What they do is tested beside their types.

private struct Item: Identifiable, Hashable {
  let id: Int
}

private struct Notes: View {
  @State private var items = [Item(id: 1)]
  @State private var text = AttributedString("a")
  @State private var selection = AttributedTextSelection()
  @State private var chosen: Item?
  @State private var value = 0.5
  @Namespace private var namespace
  @Environment(\.toolbarVerticalEdge) private var edge
  @Environment(\.splitArrangementAxis) private var axis
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    TabView {
      Tab("Notes", systemImage: "note") { list }
      Tab("Edit", systemImage: "pencil", role: .prominent) { editor }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewSearchActivation(.automatic)
    .tabViewBottomAccessory { Text("Playing") }
    .toolbarVerticalBehavior(.disabled)
    .toolbarVerticalCompressionBehavior(.prefersTabBar)
    .onHingeChange { old, new in _ = (old.hinge?.angle, new.hinge?.status) }
  }

  private var list: some View {
    List {
      Section {
        ForEach(items) { Text("\($0.id)") }
      }
      .listSectionMargins(.vertical, 8)
      .sectionIndexLabel(Text("A"))
    }
    .scrollEdgeEffectStyle(.soft, for: .top)
    .scrollEdgeEffectHidden(false, for: .bottom)
    .safeAreaBar(edge: .bottom) { Text("Bar") }
    .backgroundExtensionEffect(isEnabled: false)
    .reorderContainer(for: Item.self) { difference in items.removeAll { difference.sources.contains($0.id) } }
    .navigationTransition(.crossFade)
    .presentationPlacement(.center)
    .alert("Delete?", item: $chosen) { Button("Delete \($0.id)") {} }
    .confirmationDialog("Move?", item: $chosen, titleVisibility: .visible) { item in
      Button("Move \(item.id)") {}
    } message: { _ in
      Text("Message")
    }
    .toolbar {
      ToolbarItem { Button("A") {} }.sharedBackgroundVisibility(.hidden)
      ToolbarSpacer(.fixed)
      ToolbarItem(placement: .topBarPinnedTrailing) { Button(role: .confirm) {} }.axisBehavior(.horizontalOnly)
      ToolbarOverflowMenu { Button("B") {} }
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
    .toolbarMinimizationBehavior(.never, for: .navigationBar)
    .toolbarMinimizationSafeAreaAdjustment(.automatic, for: .navigationBar)
    .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
  }

  @ContentBuilder private var editor: some View {
    TextEditor(text: $text, selection: $selection)
      .writingToolsAffordanceVisibility(.hidden)
      .textInputFormattingControlVisibility(.hidden, for: .all)
    TextField("Name", text: .constant("")).textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle)
    Picker("Kind", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.tabs)
    Slider(value: $value, in: 0...1) {
      Text("Value")
    } ticks: {
      SliderTick(0.25)
      if value > 0.5 { SliderTick(0.5) { Text("Half") } }
    }
    Button("Glass") {}.buttonStyle(.glass(.clear)).buttonSizing(.flexible)
    Button("Tint") {}.buttonStyle(.glass(.regular.tint(.red).interactive()))
    GeometryReader { geometry in
      Text("\(geometry.concentricCornerRadii?.topLeading ?? 0)")
        .opacity(geometry.reservedRegions(kind: .division).isEmpty ? 1 : 0)
    }
    AsyncImage(request: nil, scale: 2)
    ArrangementView {
      Text("1")
    } secondary: {
      Text("2")
    }
    .arrangementViewStyle(.split.axes(.horizontal))
    .gesture(WindowDragGesture())
  }
}

@MainActor
struct NewerSignatureTests {
  @Test("a view with names of iOS 26, 27 and 27.1 is drawn")
  func names() throws {
    let renderer = ImageRenderer(content: Notes().frame(width: 300, height: 600))
    #expect(renderer.uiImage?.size == CGSize(width: 300, height: 600))
  }

  @Test("priorities of toolbar items are ordered by what they are derived from")
  func priorities() {
    let lower = ToolbarItemVisibilityPriority(lowerThan: .high)
    #expect(lower != .high && lower == ToolbarItemVisibilityPriority(lowerThan: .high))
    #expect(ToolbarItemVisibilityPriority(higherThan: .low) != .low)
  }
}
