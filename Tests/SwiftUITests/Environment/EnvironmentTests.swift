import Foundation
import Testing

@testable import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var caption = "none"
  @Entry fileprivate var level = 0
}

@Suite("Environment") @MainActor
struct EnvironmentTests {
  final class Log {
    var bodies: [String] = []
  }

  struct Caption: View {
    @Environment(\.caption) private var caption
    var body: some View { Text(caption) }
  }

  struct Level: View {
    let log: Log
    @Environment(\.level) private var level
    var body: some View {
      let _ = log.bodies.append("level \(level)")
      Text("level \(level)")
    }
  }

  @Test("the nearest value applies, or else the default")
  func nearest() {
    let screen = PhoneScreen(
      VStack {
        Caption()
        VStack {
          Caption()
          Caption().environment(\.caption, "inner")
        }
        .environment(\.caption, "outer")
      })
    #expect(screen.texts == ["none", "outer", "inner"])
  }

  @Test("transformEnvironment changes the inherited value")
  func transforms() {
    let screen = PhoneScreen(
      Caption().transformEnvironment(\.caption) { $0 += "!" }.environment(\.caption, "outer"))
    #expect(screen.texts == ["outer!"])
  }

  @Test("a change evaluates the views that read the key, and no others")
  func trackedReads() {
    struct Root: View {
      let level: TestValue<Int>
      let log: Log
      var body: some View {
        VStack {
          Level(log: log)
          Caption()
          Unread(log: log)
        }
        .environment(\.level, level.value)
      }
    }
    struct Unread: View {
      let log: Log
      var body: some View {
        let _ = log.bodies.append("unread")
        Text("unread")
      }
    }
    let level = TestValue(1)
    let log = Log()
    let screen = PhoneScreen(Root(level: level, log: log))
    log.bodies = []
    screen.screen.perform { level.value = 2 }
    #expect(log.bodies == ["level 2"])
    #expect(screen.texts.contains("level 2"))
  }

  @Test("the modifier that writes a value can be named and created")
  func writingModifier() {
    let modifier = _EnvironmentKeyWritingModifier(keyPath: \.layoutDirection, value: .rightToLeft)
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(verbatim: "\(direction)") }
    }
    let written: ModifiedContent<Reader, _EnvironmentKeyWritingModifier<LayoutDirection>> = Reader().modifier(modifier)
    #expect(PhoneScreen(written).texts == ["rightToLeft"])
    #expect(modifier.value == .rightToLeft)
  }
}
