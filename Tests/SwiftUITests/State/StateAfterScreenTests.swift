import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("State after the release of its screen")
struct StateAfterScreenTests {
  /// Passes a closure that uses the state of a view to a test, which calls it after the screen is released.
  @MainActor
  private final class Handle {
    var use: (() -> Void)?
  }

  /// Shows a view, releases the screen, and runs the view's closure in a separate task.
  private func outlive<Content: View>(_ content: (Handle) -> Content) async {
    let handle = Handle()
    weak var graph: Graph?
    do {
      let screen = Screen.phone()
      screen.show(content(handle))
      graph = screen.graph
      #expect(handle.use != nil)
    }
    await Task { @MainActor in handle.use?() }.value
    handle.use = nil
    #expect(graph == nil, "what is left behind does not keep itself alive")
  }

  @Test("a write of State changes no view, and reads back the written value")
  func state() async {
    struct Counter: View {
      let handle: Handle
      @State private var count = 1

      var body: some View {
        Text("\(count)").onAppear {
          handle.use = {
            count += 1
            #expect(count == 2)
          }
        }
      }
    }
    await outlive { Counter(handle: $0) }
  }

  @Test("a write through a Binding does nothing")
  func binding() async {
    struct Inner: View {
      let handle: Handle
      @Binding var text: String

      var body: some View {
        TextField("Text", text: $text).onAppear { handle.use = { withAnimation { text = "late" } } }
      }
    }
    struct Outer: View {
      let handle: Handle
      @State private var text = ""

      var body: some View { Inner(handle: handle, text: $text) }
    }
    await outlive { Outer(handle: $0) }
  }

  @Test("a write of AppStorage or SceneStorage does nothing")
  func storage() async {
    struct Stored: View {
      let handle: Handle
      @AppStorage("name") private var name = ""
      @SceneStorage("tab") private var tab = 0

      var body: some View {
        Text("\(name) \(tab)").onAppear {
          handle.use = {
            name = "late"
            tab += 1
          }
        }
      }
    }
    await outlive { Stored(handle: $0) }
  }

  @Test("a write of FocusState or AccessibilityFocusState does nothing")
  func focus() async {
    struct Focused: View {
      let handle: Handle
      @FocusState private var isFocused: Bool
      @AccessibilityFocusState private var isRead: Bool
      @State private var text = ""

      var body: some View {
        TextField("Text", text: $text).focused($isFocused).accessibilityFocused($isRead).onAppear {
          handle.use = {
            isFocused.toggle()
            isRead.toggle()
          }
        }
      }
    }
    await outlive { Focused(handle: $0) }
  }

  @Test("the environment and focused values can still be read")
  func environment() async {
    struct Reading: View {
      let handle: Handle
      @Environment(\.self) private var environment
      @Environment(\.dismiss) private var dismiss
      @Environment(\.openURL) private var openURL
      @FocusedValue(\.lateText) private var text

      var body: some View {
        Text("a").onAppear {
          handle.use = {
            #expect(environment.colorScheme == .light)
            #expect(text == nil)
            dismiss()
            openURL(URL(fileURLWithPath: "/"))
          }
        }
      }
    }
    await outlive { Reading(handle: $0) }
  }

  @Test("a change of an observed object, or of an Observable model, evaluates no view")
  func models() async {
    final class Old: ObservableObject {
      @Published var count = 0
    }
    struct Models: View {
      let handle: Handle
      @StateObject private var own = Old()
      @ObservedObject var given: Old
      let model: TestValue<Int>

      var body: some View {
        Text("\(own.count) \(given.count) \(model.value)").onAppear {
          handle.use = {
            own.count += 1
            given.count += 1
            model.value += 1
          }
        }
      }
    }
    await outlive { Models(handle: $0, given: Old(), model: TestValue(0)) }
  }

  @Test("a value that a gesture changed can be read, and the end of the touch does nothing")
  func gestureState() async {
    struct Dragged: View {
      let handle: Handle
      @GestureState private var offset = 0.0

      var body: some View {
        Color.red
          .gesture(DragGesture(minimumDistance: 0).updating($offset) { value, offset, _ in offset = value.location.x })
          .onAppear { handle.use = { #expect(offset >= 0) } }
      }
    }
    await outlive { Dragged(handle: $0) }
  }

  @Test("a task of a view that outlives its screen changes no view")
  func viewTask() async {
    struct Loading: View {
      let gate: AsyncStream<Void>
      let log: EventLog
      @State private var text = "loading"

      var body: some View {
        Text(text).task {
          await Task {
            for await _ in gate {}
            text = "loaded"
            log.add(text)
          }.value
        }
      }
    }
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let log = EventLog()
    do {
      let screen = Screen.phone()
      screen.show(Loading(gate: gate, log: log))
    }
    opening.finish()
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["loaded"])
  }
}

extension FocusedValues {
  private enum LateTextKey: FocusedValueKey {
    typealias Value = String
  }

  fileprivate var lateText: String? {
    get { self[LateTextKey.self] }
    set { self[LateTextKey.self] = newValue }
  }
}
