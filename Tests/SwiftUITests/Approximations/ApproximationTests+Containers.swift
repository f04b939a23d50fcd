import Foundation
import Testing

@testable import SwiftUI

extension ApproximationTests {
  static let scrolling: [Approximation] = [
    Approximation("scrollDismissesKeyboard") { ScrollView { Text("a") }.scrollDismissesKeyboard(.interactively) },
    Approximation(
      "scrollTransition",
      act: { $0.screen.perform { [screen = $0.screen] in screen.scroll.scroll(to: CGPoint(x: 0, y: 50)) } }
    ) {
      ScrollView {
        ForEach(0..<30) { Color.red.frame(height: 100).id($0).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) } }
      }
    },
    Approximation("presentationCompactAdaptation") {
      Text("a").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    },
  ]

  private struct Zoom: View {
    @Namespace private var namespace

    var body: some View { Text("a").navigationTransition(.zoom(sourceID: "b", in: namespace)) }
  }

  static let navigation: [Approximation] = [
    Approximation("NavigationView") {
      NavigationView { Text("a") }.environment(\.horizontalSizeClass, .regular)
    },
    Approximation("searchScopes") {
      Text("a").searchScopes(.constant(1), activation: .onTextEntry) { Text("b").tag(1) }
    },
    Approximation("navigationDocument") { Text("a").navigationDocument("a") },
    Approximation("navigationSplitViewStyle") {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      .navigationSplitViewStyle(.prominentDetail)
    },
    Approximation("navigationTransition") { Zoom() },
    Approximation("searchDictationBehavior") { Text("a").searchDictationBehavior(.inline(activation: .onLook)) },
    Approximation("searchPresentationToolbarBehavior") {
      Text("a").searchPresentationToolbarBehavior(.avoidHidingContent)
    },
    Approximation("searchToolbarBehavior") { Text("a").searchToolbarBehavior(.minimize) },
    Approximation("toolbar") { Text("a").toolbar(removing: .sidebarToggle) },
    Approximation("toolbarColorScheme") { Text("a").toolbarColorScheme(.dark, for: .navigationBar) },
    Approximation("toolbarTitleDisplayMode") { Text("a").toolbarTitleDisplayMode(.inlineLarge) },
  ]

  static let dragging: [Approximation] = [
    Approximation("itemProvider") { Text("a").itemProvider { nil } },
    Approximation("springLoadingBehavior") { Button("a") {}.springLoadingBehavior(.enabled) },
    Approximation("fileExporter") {
      Text("a").fileExporter(isPresented: .constant(true), item: "a", onCompletion: { _ in })
    },
  ]
}
