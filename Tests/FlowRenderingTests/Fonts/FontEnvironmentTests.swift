import Foundation
import Testing
import WorkerProcesses

@testable import FlowRendering

@Suite("The machine's environment")
struct FontEnvironmentTests {
  /// Values that change glyphs, fonts or languages if they have an effect.
  static let disturbing = [
    ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0"), ("PANGO_LANGUAGE", "zh:ko"),
    ("LANGUAGE", "zh"), ("LC_ALL", "ja_JP.UTF-8"), ("FONTCONFIG_FILE", "/dev/null"), ("FC_LANG", "ko"),
    ("HB_SHAPER_LIST", "fallback"),
  ]

  private static func hash() -> UInt64 {
    DeterminismTests.picture().pixels.reduce(14_695_981_039_346_656_037) { hash, pixel in
      (hash ^ UInt64(pixel)) &* 1_099_511_628_211
    }
  }

  @Test("pictures do not depend on environment variables", .enabled(if: ExitTests.areWanted))
  func exitTestOfVariables() async {
    let expected: UInt64 = Self.hash()
    await #expect(processExitsWith: .success) { [expected = expected as UInt64] in
      // A separate process: nothing has been loaded yet.
      for (name, value) in FontEnvironmentTests.disturbing { setenv(name, value, 1) }
      #expect(FontEnvironmentTests.hash() == expected)
    }
  }
}
