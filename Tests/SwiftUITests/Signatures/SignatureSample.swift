import Testing

@testable import SwiftUI

/// Values for making views in the signature tests.
@MainActor
enum SignatureSample {
  /// What a view shows otherwise than the sample text.
  struct Effect: OptionSet, CustomStringConvertible {
    let rawValue: Int

    /// A view below it is elsewhere.
    static let layout = Effect(rawValue: 1)
    static let drawing = Effect(rawValue: 2)
    static let semantics = Effect(rawValue: 4)

    var description: String {
      let names = [(Effect.layout, "layout"), (.drawing, "drawing"), (.semantics, "semantics")]
      return "[" + names.filter { contains($0.0) }.map { ".\($0.1)" }.joined(separator: ", ") + "]"
    }
  }

  /// The outputs of a screen with a view, and the place of another view below it.
  private struct Outputs {
    let display: [DisplayItem]
    let semantics: [SemanticsNode]
    let placeBelow: CGRect?
    let errors: [String]

    @MainActor
    init(_ view: some View) {
      let alone = Screen.phone()
      alone.show(view)
      display = alone.displayList().items
      semantics = alone.semantics()
      let beside = Screen.phone()
      beside.show(
        VStack(spacing: 0) {
          view
          Text("below").accessibilityIdentifier("below")
        })
      placeBelow = beside.nodes.first { $0.identifier == "below" }?.frame
      errors = (alone.graph.issues + beside.graph.issues).filter { $0.severity == .error }.map(\.description)
    }

    @MainActor
    func effect(comparedWith other: Outputs) -> Effect {
      var effect: Effect = []
      if placeBelow != other.placeBelow { effect.insert(.layout) }
      if DisplayItem.difference(display, other.display) != nil { effect.insert(.drawing) }
      if !semantics.isClose(to: other.semantics) { effect.insert(.semantics) }
      return effect
    }
  }

  private static let outputsOfText = Outputs(text)

  /// Shows a view and expects layout, drawing and semantics without an error.
  ///
  /// - Parameter effect: What is otherwise than for the sample text alone. Nothing is where a signature acts later, or
  ///   inside of something that the sample does not have.
  static func show(_ effect: Effect, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
    let outputs = Outputs(view)
    #expect(outputs.errors == [], sourceLocation: sourceLocation)
    #expect(outputs.effect(comparedWith: outputsOfText) == effect, sourceLocation: sourceLocation)
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
