import SwiftUI

/// All probes.
@MainActor
struct ProbeTable {
  private(set) var probes: [Probe] = []

  static var all: [Probe] {
    var table = ProbeTable()
    table.addNumbers()
    table.addChains()
    table.addVolumes()
    table.addMistakes()
    table.addFiles()
    return table.probes
  }

  /// Adds a probe.
  ///
  /// - Parameters:
  ///   - depth: The number of values in each other.
  ///   - limit: The time limit, in seconds.
  mutating func add(
    _ name: String, isShort: Bool = true, depth: Int = 1, limit: Int32 = 20,
    _ run: @escaping @MainActor (ProbeScreens) async -> Void
  ) {
    probes.append(Probe(name: name, isShort: isShort, depth: depth, limit: limit, run: run))
  }

  /// Adds a view that is shown on a fresh screen.
  mutating func view<Content: View>(
    _ name: String, isShort: Bool = true, limit: Int32 = 20, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    add(name, isShort: isShort, limit: limit) { $0.show(content()) }
  }

  /// Adds views of a number: each is shown with every number, on a fresh screen and in an animated change.
  mutating func number<Content: View>(
    _ name: String, from first: Double = 10, @ViewBuilder _ content: @escaping @MainActor (Double) -> Content
  ) {
    for number in ProbeNumbers.all {
      add("\(name): \(number)", isShort: ProbeNumbers.short.contains { $0.bitPattern == number.bitPattern }) {
        screens in
        screens.show(content(number))
        let model = NumberModel(first)
        let screen = screens.show(NumberView(model: model, content: content))
        screen.perform { withAnimation(.linear(duration: 1)) { model.number = number } }
        screen.advance(by: 0.5)
        screens.look(at: screen)
        screen.advance(by: 1)
        screens.look(at: screen)
      }
    }
  }

  /// Adds views of a whole number.
  mutating func integer<Content: View>(_ name: String, @ViewBuilder _ content: @escaping @MainActor (Int) -> Content) {
    for number in ProbeNumbers.whole { view("\(name): \(number)") { content(number) } }
  }
}

@Observable
final class NumberModel {
  var number: Double

  init(_ number: Double) {
    self.number = number
  }
}

private struct NumberView<Content: View>: View {
  let model: NumberModel
  let content: (Double) -> Content

  var body: some View { content(model.number) }
}
