import Foundation
import Testing

@testable import SwiftUI

extension ApproximationTests {
  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  private static let german = Locale(identifier: "de_DE")

  private static var formatter: DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.calendar?.locale = german
    return formatter
  }

  private static var measurements: MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .long
    formatter.locale = german
    return formatter
  }

  static let text: [Approximation] = [
    Approximation("TextRenderer") { Text("a").textRenderer(Plain()) },
    Approximation("DateComponentsFormatter") { Text(formatter.string(from: 90) ?? "") },
    Approximation("MeasurementFormatter") {
      Text(measurements.string(from: Measurement(value: 2, unit: UnitLength.meters)))
    },
    Approximation("Measurement.FormatStyle") {
      Text(Measurement(value: 2, unit: UnitLength.meters).formatted(.measurement(width: .wide).locale(german)))
    },
    Approximation("speechAdjustedPitch") { AnyView(Text("a")).speechAdjustedPitch(0.5) },
    Approximation("speechAlwaysIncludesPunctuation") { AnyView(Text("a")).speechAlwaysIncludesPunctuation() },
    Approximation("speechAnnouncementsQueued") { AnyView(Text("a")).speechAnnouncementsQueued() },
    Approximation("speechSpellsOutCharacters") { AnyView(Text("a")).speechSpellsOutCharacters() },
  ]

  static let input: [Approximation] = [
    Approximation("autocorrectionDisabled") { TextField("a", text: .constant("")).autocorrectionDisabled(false) },
    Approximation("disableAutocorrection") { (DeprecatedViews() as any OldViews).autocorrection },
    Approximation("digitalCrownRotation") { Text("a").digitalCrownRotation(.constant(1.0)) },
    Approximation("findNavigator") { Text("a").findNavigator(isPresented: .constant(true)) },
    Approximation("modifiers") { Text("a").gesture(TapGesture().modifiers(.shift).onEnded {}) },
    Approximation("hoverEffect", act: { $0.screen.movePointer(to: CGPoint(x: 195, y: 422)) }) {
      Color.red.hoverEffect(.lift)
    },
    Approximation("onCopyCommand") { Text("a").onCopyCommand { [] } },
    Approximation("onCutCommand") { Text("a").onCutCommand { [] } },
    Approximation("onPasteCommand") { Text("a").onPasteCommand(of: [.text]) { _ in } },
    Approximation("onPlayPauseCommand") { Text("a").onPlayPauseCommand {} },
  ]

}
