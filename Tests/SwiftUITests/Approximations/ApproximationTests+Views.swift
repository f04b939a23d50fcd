import Foundation
import Testing

@testable import SwiftUI

extension ApproximationTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private struct ReadsFont: View {
    @Environment(\.font) private var font

    var body: some View { Text(font == nil ? "a" : "b") }
  }

  static let views: [Approximation] = [
    Approximation("ColorPicker", act: { $0.tap("a") }) { ColorPicker("a", selection: .constant(.red)) },
    Approximation("ProgressView") { ProgressView(Progress(totalUnitCount: 2)) },
    Approximation("SidebarAdaptableTabViewStyle", names: "tabViewStyle(.sidebarAdaptable)") {
      TabView { Text("a") }.tabViewStyle(.sidebarAdaptable).environment(\.horizontalSizeClass, .regular)
    },
    Approximation("TabRole", names: "Tab(role:)") { TabView { Tab(role: .prominent) { Text("a") } } },
    Approximation("PasteButton", act: { $0.tap("Paste") }) { PasteButton(payloadType: String.self) { _ in } },
    Approximation("SettingsLink", names: "openSettings()", act: { $0.tap("Settings…") }) { SettingsLink() },
    Approximation("ShareLink", act: { $0.tap("Send") }) { ShareLink("Send", item: "a") },
    Approximation("Subview") {
      Group(subviews: ReadsFont()) { subviews in
        ForEach(subviews) { $0 }.font(.title)
      }
    },
    Approximation("ColumnsFormStyle") { Form { Text("a") }.formStyle(.columns) },
    Approximation("GlassButtonStyle") { Button("a") {}.buttonStyle(.glass) },
    Approximation("GlassProminentButtonStyle") { Button("a") {}.buttonStyle(.glassProminent) },
    Approximation("badgeProminence") { Text("a").badgeProminence(.increased) },
    Approximation("Gauge") {
      Gauge(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } markedValueLabels: {
        Text("c")
      }
    },
    Approximation("buttonRepeatBehavior") { Button("a") {}.buttonRepeatBehavior(.enabled) },
    Approximation("customizationBehavior") {
      TabView { Tab("a", systemImage: "star") { Text("b") }.customizationBehavior(.reorderable, for: .tabBar) }
    },
    Approximation("tabViewCustomization") {
      TabView { Text("a") }.tabViewCustomization(.constant(TabViewCustomization()))
    },
    Approximation("OnInsertTableRowModifier", names: "onInsert") {
      Table(of: Row.self) {
        TableColumn("a") { Text("\($0.id)") }
      } rows: {
        ForEach([Row(id: 1)]) { TableRow($0) }.onInsert(of: [.text]) { _, _ in }
      }
    },
  ]

  static let menus: [Approximation] = [
    Approximation("contextMenu") {
      Text("a").contextMenu {
        Button("b") {}
      } preview: {
        Text("c")
      }
    },
    Approximation("accessibilityActions") { Text("a").accessibilityActions(category: .edit) { Button("b") {} } },
    Approximation("menuActionDismissBehavior") { Text("a").menuActionDismissBehavior(.disabled) },
    Approximation("menuButtonStyle") { (DeprecatedViews() as any OldViews).menuButton },
    Approximation("menuIndicator") { Menu("a") { Button("b") {} }.menuIndicator(.visible) },
    Approximation("menuOrder") { Menu("a") { Button("b") {} }.menuOrder(.priority) },
    Approximation("paletteSelectionEffect") { Text("a").paletteSelectionEffect(.symbolVariant(.fill)) },
  ]

  static let drawing: [Approximation] = [
    Approximation("MeshGradient") {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0.2], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
    },
    Approximation("FillStyle") { Circle().fill(.red, style: FillStyle(antialiased: false)) },
    Approximation("ImagePaint") { Rectangle().fill(ImagePaint(image: Image(systemName: "star"))) },
    Approximation("ShadowStyle") { Text("a").foregroundStyle(.red.shadow(.inner(radius: 2))) },
    Approximation("GraphicsContext.GradientOptions") {
      Canvas { context, size in
        let shading = GraphicsContext.Shading.linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 0), options: .repeat)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: shading)
      }
    },
    Approximation("GraphicsContext.Shading") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .palette([.color(.red), .color(.blue)]))
      }
    },
    Approximation("Material") { Text("a").background(.thinMaterial) },
    Approximation("GraphicsContext.BlurOptions") {
      Canvas { context, _ in context.addFilter(.blur(radius: 2, options: .opaque)) }
    },
    Approximation("GraphicsContext.FilterOptions") {
      Canvas { context, _ in context.addFilter(.saturation(0), options: .linearColor) }
    },
    Approximation("GraphicsContext.ShadowOptions") {
      Canvas { context, _ in context.addFilter(.shadow(radius: 2, options: .shadowOnly)) }
    },
    Approximation("Shader", names: "colorEffect") { Text("a").colorEffect(ShaderLibrary.ripple()) },
    Approximation("colorEffect") { Text("a").colorEffect(ShaderLibrary.ripple()) },
    Approximation("distortionEffect") { Text("a").distortionEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero) },
    Approximation("layerEffect") { Text("a").layerEffect(ShaderLibrary.ripple(), maxSampleOffset: .zero) },
    Approximation("allowedDynamicRange") {
      Image(systemName: "star").allowedDynamicRange(.high)
      Text("a").allowedDynamicRange(.constrainedHigh)
    },
    Approximation("antialiased") { Image(systemName: "star").antialiased(false) },
    Approximation("BlurReplaceTransition") { Text("a").transition(.blurReplace) },
    Approximation("contentShape") { Text("a").contentShape(.dragPreview, Circle()) },
    Approximation("drawingGroup") { Text("a").drawingGroup(colorMode: .linear) },
    Approximation("GlassEffectContainer") { GlassEffectContainer { Text("a") } },
    Approximation("containerBackground") { Text("a").containerBackground(.red, for: .navigation) },
    Approximation("glassEffect") { Text("a").glassEffect() },
    Approximation("glassEffectID") { GlassID() },
    Approximation("glassEffectUnion") { GlassUnion() },
    Approximation("glassEffectTransition") { Text("a").glassEffectTransition(.materialize) },
    Approximation("symbolRenderingMode") { Image(systemName: "printer").symbolRenderingMode(.hierarchical) },
    Approximation("symbolEffect") { Image(systemName: "star").symbolEffect(.pulse) },
  ]

  private struct GlassUnion: View {
    @Namespace private var namespace

    var body: some View { Text("a").glassEffectUnion(id: "b", namespace: namespace) }
  }

  private struct GlassID: View {
    @Namespace private var namespace

    var body: some View { Text("a").glassEffectID("b", in: namespace) }
  }
}
