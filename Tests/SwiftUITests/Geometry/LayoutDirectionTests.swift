import Testing

@testable import SwiftUI

@Suite("Layout direction") @MainActor
struct LayoutDirectionTests {
  @MainActor @Observable
  final class Model {
    var isMirrored = false
  }

  enum Container: CaseIterable { case column, stack, tabs, sheet, cover }

  private struct Contained: View {
    let container: Container
    let model: Model

    private var content: some View { Color.red.frame(width: 34, height: 20) }

    private var contained: some View {
      Group {
        switch container {
        case .column: content.frame(width: 374.0 / 3)
        case .stack: NavigationStack { content }
        case .tabs: TabView { content.tabItem { Text("First") } }
        case .sheet: Color.clear.sheet(isPresented: .constant(true)) { content }
        case .cover: Color.clear.fullScreenCover(isPresented: .constant(true)) { content }
        }
      }
    }

    var body: some View {
      contained.environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  private func show(_ container: Container, _ model: Model) -> Screen {
    // From the left and from the right, the position of the content is rounded differently.
    let screen = Screen(size: ProposedViewSize(width: 374.0 / 3, height: 800), environment: EnvironmentValues())
    screen.show(Contained(container: container, model: model))
    return screen
  }

  private func place(in screen: Screen) throws -> CGRect {
    try #require(screen.elements.first { $0 is ColorElement && $0.size == CGSize(width: 34, height: 20) }).frameOnScreen
  }

  @Test("when the direction changes, every container mirrors its content", arguments: Container.allCases)
  func change(container: Container) throws {
    let model = Model()
    let screen = show(container, model)
    for isMirrored in [true, false] {
      screen.perform { model.isMirrored = isMirrored }
      #expect(try place(in: screen) == place(in: show(container, model)))
    }
  }
}
