import Testing

@testable import SwiftUI

/// Endless updates are stopped within a second, and reported with the values involved.
@Suite("Endless updates") @MainActor
struct EndlessUpdateTests {
  private func expectEndless<Content: View>(
    _ view: Content, naming names: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let robust = RobustHost()
    let time = ContinuousClock().measure { robust.show(view) }
    #expect(time < .seconds(1), sourceLocation: sourceLocation)
    let message = robust.messages.first { $0.hasPrefix("The update does not come to rest: it was repeated ") } ?? ""
    #expect(!message.isEmpty, "\(robust.messages)", sourceLocation: sourceLocation)
    for name in names { #expect(message.contains(name), "\(message)", sourceLocation: sourceLocation) }
    robust.expectUsable(sourceLocation: sourceLocation)
  }

  private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }

  @Test("a view that writes its state in its body")
  func stateInBody() {
    expectEndless(WritesInBody(), naming: ["WritesInBody", "State<Int> of WritesInBody"])
  }

  @Test("state written during body is reported with the value and the view, even if the update ends")
  func stateInBodyOnce() {
    struct Clamps: View {
      @State private var count = 7

      var body: some View {
        let _ = count > 5 ? count = 5 : ()
        Text("\(count)")
      }
    }
    let robust = RobustHost()
    robust.show(VStack { Clamps() })
    #expect(
      robust.messages == [
        "State<Int> of Clamps was written while Clamps was evaluated. Write state in actions, such as those of "
          + "buttons, onAppear and onChange."
      ])
    #expect(robust.paths.first?.hasSuffix("VStack > Clamps") == true)
    #expect(robust.screen.nodes.map(\.label) == ["5"])
  }

  private struct Pong: View {
    @State private var ping = 0
    @State private var pong = 0

    var body: some View {
      Text("x")
        .onAppear { ping = 1 }
        .onChange(of: ping) { pong += 1 }
        .onChange(of: pong) { ping += 1 }
    }
  }

  @Test("two values that change each other in onChange")
  func onChange() {
    expectEndless(Pong(), naming: ["Pong", "State<Int> of Pong"])
  }

  private struct Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct GrowsByPreference: View {
    @State private var height: CGFloat = 1

    var body: some View {
      Color.red.frame(height: height)
        .preference(key: Height.self, value: height + 1)
        .onPreferenceChange(Height.self) { height = $0 }
    }
  }

  @Test("a preference that changes the view it comes from")
  func preference() {
    expectEndless(GrowsByPreference(), naming: ["GrowsByPreference", "State<CGFloat> of GrowsByPreference"])
  }

  private struct GrowsByGeometry: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width)
        .background {
          GeometryReader { proxy in
            Color.clear
              .onAppear { width = proxy.size.width + 1 }
              .onChange(of: proxy.size.width) { width = $1 + 1 }
          }
        }
    }
  }

  @Test("a size that depends on itself through a geometry reader")
  func geometry() {
    expectEndless(GrowsByGeometry(), naming: ["GrowsByGeometry", "State<CGFloat> of GrowsByGeometry"])
  }

  private struct Restarts: View {
    @State private var id = 0

    var body: some View {
      Text("x").onAppear { id += 1 }.id(id)
    }
  }

  @Test("a view that gets a new identity whenever it appears")
  func identity() {
    expectEndless(Restarts(), naming: ["Restarts", "State<Int> of Restarts"])
  }

  @Observable final class Model { var count = 0 }

  private struct ChangesModel: View {
    let model: Model

    var body: some View {
      Text("\(model.count)").onChange(of: model.count, initial: true) { model.count += 1 }
    }
  }

  @Test("a model that is changed whenever it changes")
  func observable() {
    expectEndless(ChangesModel(model: Model()), naming: ["ChangesModel"])
  }

  final class Store: ObservableObject { @Published var count = 0 }

  private struct PublishesInBody: View {
    @ObservedObject var store: Store

    var body: some View {
      let _ = store.count += 1
      Text("\(store.count)")
    }
  }

  @Test("an object that publishes a change in the body that observes it")
  func observedObject() {
    expectEndless(PublishesInBody(store: Store()), naming: ["PublishesInBody"])
  }

  @Test("after an endless update, the intended value can be set")
  func droppedWrites() {
    struct Stopped: View {
      @State private var count = 0
      @State private var isRunning = true
      let probe: Probe

      var body: some View {
        let _ =
          probe.set = {
            isRunning = false
            count = $0
          }
        Text("\(count)").onChange(of: count, initial: true) { if isRunning { count += 1 } }
      }
    }
    let robust = RobustHost()
    let probe = Probe()
    robust.show(Stopped(probe: probe))
    let shown = robust.screen.nodes.compactMap(\.label).first.flatMap { Int($0) } ?? 0
    robust.screen.perform { probe.set(shown + 1) }
    #expect(robust.screen.nodes.map(\.label) == ["\(shown + 1)"])
  }

  @MainActor
  final class Probe {
    var set: (Int) -> Void = { _ in }
  }

  private struct Row: View {
    let index: Int
    @State private var hasAppeared = false
    var body: some View {
      Text(hasAppeared ? "row \(index)" : "nothing").onAppear { withAnimation { hasAppeared = true } }
    }
  }

  @Test("many views that each write once when they appear are not an endless update")
  func manyWriters() {
    let screen = Screen.phone()
    screen.show(VStack { ForEach(0..<20, id: \.self) { Row(index: $0) } })
    #expect(screen.nodes.map(\.label) == (0..<20).map { "row \($0)" })
    #expect(screen.graph.issues.isEmpty)
  }
}
