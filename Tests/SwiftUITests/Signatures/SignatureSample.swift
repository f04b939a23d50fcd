import Testing

@testable import SwiftUI

/// Values for making views in the signature tests.
@MainActor
enum SignatureSample {
  /// Shows a view and expects layout, drawing and semantics without an error.
  static func show(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    let screen = Screen.phone()
    screen.show(view)
    _ = screen.displayList()
    _ = screen.semantics()
    let errors = screen.graph.issues.filter { $0.severity == .error }
    #expect(errors.isEmpty, sourceLocation: sourceLocation)
  }

  struct Item: Identifiable, Hashable {
    var id = 0
    var name = ""
  }

  struct Key: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  struct AnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
  }

  enum Field: Hashable { case name }

  final class Store: ObservableObject {
    @Published var count = 0
  }

  @Observable
  final class Model {
    var count = 0
  }

  struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  static let text = Text("x")
  static let isOn = true
  static let items = [Item()]
  static let bound = Binding.constant([Item()])
  static let date = Date(timeIntervalSinceReferenceDate: 0)
  static let namespace = Namespace().wrappedValue
  static let ticks = PassthroughSubject<Int, Never>()
  static let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  static func act() {}
  static func delete(_ offsets: IndexSet) {}
  static func move(_ offsets: IndexSet, _ destination: Int) {}
}
