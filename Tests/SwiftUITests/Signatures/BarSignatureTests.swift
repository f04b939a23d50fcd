import Foundation
import SwiftUI
import Testing

// Without `@testable`: public names of iOS 26 and 27 around bars, tabs and lists as apps write them. What they do is
// tested beside their types.

private struct Bars: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    TabView {
      Tab("A", systemImage: "star") { list }
      Tab(role: .search) { Text("B") }
    }
    .tabBarMinimizeBehavior(.never)
    .tabBarMinimizeBehavior(.onScrollUp)
    .tabBarMinimizeBehavior(.automatic)
    .tabViewBottomAccessory(isEnabled: placement == nil) { Text("C") }
    .tabViewSearchActivation(.searchTabSelection)
    .defaultAdaptableTabBarPlacement()
    .defaultTabBarPlacement(.tabBar)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bottom") }
  }

  private var list: some View {
    NavigationStack {
      List {
        Section("A") {
          Text("Row").listRowInsets(.leading, 8).listRowInsets(.vertical, nil)
          NavigationLink("Link") { Text("D") }.navigationLinkIndicatorVisibility(.hidden)
        }
        .listSectionMargins(.horizontal, 8)
        .listSectionMargins(.all, nil)
        .sectionIndexLabel(nil as Text?)
        .sectionIndexLabel("A" as String?)
      }
      .listSectionIndexVisibility(.hidden)
      .scrollEdgeEffectStyle(.hard, for: .all)
      .scrollEdgeEffectStyle(.automatic, for: .bottom)
      .scrollEdgeEffectStyle(nil, for: .top)
      .scrollEdgeEffectHidden()
      .scrollEdgeEffectHidden(true, for: .top)
      .safeAreaBar(edge: .leading, alignment: .top, spacing: 4) { Text("E") }
      .navigationSubtitle("Subtitle")
      .toolbar { toolbar }
      .toolbarMinimizationBehavior(.automatic, for: .navigationBar)
      .searchable(text: .constant(""), placement: .toolbarPrincipal)
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .largeTitle) { Text("Large") }
    ToolbarItem(placement: .title) { Text("Title") }
    ToolbarItem(placement: .subtitle) { Text("Sub") }
    ToolbarItem(placement: .largeSubtitle) { Text("Large sub") }
    ToolbarItem { Button("F") {} }.visibilityPriority(.low)
    ToolbarItem { Button("G") {} }.visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .low))
    ToolbarItem { Button("H") {} }.contentMarginsRemoved()
    DefaultToolbarItem(kind: .title, placement: .principal)
    DefaultToolbarItem(kind: .sidebarToggle, placement: .automatic)
    ToolbarSpacer(.flexible, placement: .bottomBar)
  }
}

private struct Glass: View {
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("A").glassEffect(.clear.tint(.red), in: .rect(cornerRadius: 4))
        .glassEffectUnion(id: 1, namespace: namespace)
        .glassEffectID("a", in: namespace)
        .glassEffectTransition(.materialize)
      Text("B").glassEffect(.identity).glassEffectTransition(.identity)
      Text("C").glassEffect().glassEffectTransition(.matchedGeometry)
    }
    .backgroundExtensionEffect()
    .containerCornerOffset(.leading, sizeToFit: false)
    .windowResizeAnchor(.top)
    .onInteractiveResizeChange { _ in }
    Button("D") {}.buttonStyle(GlassButtonStyle(.clear)).buttonSizing(.fitted)
    Button("E") {}.buttonStyle(.glassProminent).buttonSizing(.automatic)
    Image(systemName: "star").symbolColorRenderingMode(.flat)
    Image(systemName: "wifi", variableValue: 0.5).symbolVariableValueMode(.color)
    RoundedRectangle(cornerRadius: 4).fill(.red).clipShape(.rect(corners: .concentric(minimum: 4), isUniform: true))
    ConcentricRectangle()
  }
}

private struct Sliders: View {
  @State private var value = 0.5

  var body: some View {
    Slider(value: $value, neutralValue: 0.5)
    Slider(value: $value, in: 0...1, neutralValue: 0.5, enabledBounds: 0...0.5) { Text("A") }
    Slider(value: $value, in: 0...1, neutralValue: 0.5) {
      Text("B")
    } currentValueLabel: {
      Text("Half")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $value, in: 0...1, step: 0.25) {
      Text("C")
    } tick: { step in
      SliderTick(step)
    }
    Slider(value: $value, in: 0...1, step: 0.25, neutralValue: 0.5) { Text("D") }
    Slider(value: $value, in: 0...1) {
      Text("E")
    } ticks: {
      SliderTickContentForEach([0.2, 0.4], id: \.self) { SliderTick($0) }
    }
    .sliderThumbVisibility(.hidden)
    Text("F").lineHeight(.multiple(factor: 1.2))
    Text("G").lineHeight(.leading(increase: 4)).lineHeight(.exact(points: 20)).lineHeight(nil)
  }
}

@MainActor
struct BarSignatureTests {
  private func draws(_ view: some View) -> Bool {
    ImageRenderer(content: view.frame(width: 300, height: 600)).uiImage?.size == CGSize(width: 300, height: 600)
  }

  @Test("views with the names around bars, tabs and lists are drawn")
  func bars() {
    #expect(draws(Bars()))
  }

  @Test("views with the names of glass are drawn")
  func glass() {
    #expect(draws(VStack { Glass() }))
  }

  @Test("views with the names of sliders are drawn")
  func sliders() {
    #expect(draws(VStack { Sliders() }))
  }
}
