import Foundation
import Observation
import Testing

@testable import SwiftUI

@Suite("@Observable models") @MainActor
struct ObservableTests {
  @Observable
  final class Model {
    var title = "Title"
    var count = 0
    var items = [1, 2]
  }

  final class Log {
    var bodies: [String] = []
  }

  struct Root: View {
    let model: Model
    let log: Log
    var body: some View {
      let _ = log.bodies.append("root")
      VStack {
        Title(model: model, log: log)
        Count(model: model, log: log)
      }
      .environment(model)
    }
  }

  struct Title: View {
    let model: Model
    let log: Log
    var body: some View {
      let _ = log.bodies.append("title")
      Text(model.title)
    }
  }

  struct Count: View {
    let model: Model
    let log: Log
    var body: some View {
      let _ = log.bodies.append("count")
      @Bindable var model = model
      Stepper("Count \(model.count)", value: $model.count)
    }
  }

  @Test("only the views that read the changed property are evaluated")
  func trackedReads() {
    let model = Model()
    let log = Log()
    let screen = PhoneScreen(Root(model: model, log: log))
    log.bodies = []
    screen.screen.perform { model.count = 3 }
    #expect(log.bodies == ["count"])
    log.bodies = []
    screen.screen.perform { model.title = "Other" }
    #expect(log.bodies == ["title"])
    #expect(screen.texts.contains("Other"))
    log.bodies = []
    screen.screen.perform { model.items.append(3) }
    #expect(log.bodies.isEmpty)
  }

  @Test("several changes of one event are one evaluation")
  func coalesces() {
    let model = Model()
    let log = Log()
    let screen = PhoneScreen(Root(model: model, log: log))
    log.bodies = []
    screen.screen.perform {
      model.count = 1
      model.count = 2
      model.title = "New"
    }
    #expect(log.bodies.sorted() == ["count", "title"])
  }

  @Test("a model is found in the environment by its type")
  func environment() {
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(Log.self) private var log: Log?
      var body: some View { Text("\(model.title) \(log == nil ? "none" : "log")") }
    }
    let screen = PhoneScreen(Reader().environment(Model()))
    #expect(screen.texts == ["Title none"])
  }
}

extension ObservableTests.Log: Observable {}
