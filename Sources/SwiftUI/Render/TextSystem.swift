import FlowRendering

/// What a host measures and draws text and symbols with.
@MainActor
package final class TextSystem {
  package let measurer: any TextMeasuring

  /// Draws text; `nil` where text is only measured.
  package let engine: TextEngine?

  package let symbols = SymbolSource()

  /// Text in the fonts of the machine's distribution.
  package init() {
    let engine = TextEngine()
    self.engine = engine
    measurer = engine
  }

  /// Text measured by `measurer`, for tests and benchmarks of the engine alone.
  package init(measurer: any TextMeasuring) {
    self.measurer = measurer
    engine = nil
  }
}
