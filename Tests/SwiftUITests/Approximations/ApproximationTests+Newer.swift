import Foundation
import Testing

@testable import SwiftUI

extension ApproximationTests {
  private struct Focus: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View { Text("a").accessibilityDefaultFocus($isFocused, true) }
  }

  static let newer: [Approximation] = [
    Approximation("tabViewBottomAccessory") { TabView { Text("a") }.tabViewBottomAccessory { Text("b") } },
    Approximation("lineHeight") { Text("a").lineHeight(.loose) },
    Approximation("toolbarMinimizationBehavior") {
      Text("a").toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
    },
    Approximation("contentMarginsRemoved") {
      NavigationStack { Text("a").toolbar { ToolbarItem { Text("b") }.contentMarginsRemoved() } }
    },
    Approximation("DefaultToolbarItem") {
      NavigationStack { Text("a").toolbar { DefaultToolbarItem(kind: .sidebarToggle, placement: .automatic) } }
    },
    Approximation("ArrangementView") {
      ArrangementView {
        Text("a")
      } secondary: {
        Text("b")
      }
    },
    Approximation("sectionIndexLabel") { List { Section { Text("a") }.sectionIndexLabel("A") } },
    Approximation("listSectionIndexVisibility") { List { Text("a") }.listSectionIndexVisibility(.visible) },
    Approximation("symbolColorRenderingMode") { Image(systemName: "star").symbolColorRenderingMode(.gradient) },
    Approximation("symbolVariableValueMode") { Image(systemName: "star").symbolVariableValueMode(.draw) },
    Approximation("sceneAccessory") { Text("a").sceneAccessory { ExternalNonInteractiveAccessory { Text("b") } } },
    Approximation("NewDocumentButton", act: { $0.tap("New") }) {
      NewDocumentButton("New", source: DocumentCreationSource(id: "blank"))
    },
    Approximation("presentationPlacement") { Text("a").presentationPlacement(.leading) },
    Approximation("accessibilityDefaultFocus") { Focus() },
    Approximation(scene: "DocumentGroupLaunchScene") { window in
      TwoScenes(first: window, second: DocumentGroupLaunchScene("Notes") { NewDocumentButton("New") })
    },
    Approximation(scene: "AssistiveAccess") { window in
      TwoScenes(first: window, second: AssistiveAccess { Text("b") })
    },
  ]

  private struct TwoScenes<First: Scene, Second: Scene>: Scene {
    let first: First
    let second: Second

    var body: some Scene {
      first
      second
    }
  }
}
