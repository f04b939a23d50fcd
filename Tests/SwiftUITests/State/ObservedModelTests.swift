import Testing

@testable import SwiftUI

/// The number of body evaluations, as measured on Apple's SwiftUI: facts F10 to F14 of Docs/AppleFacts.md.
@Suite("Observed models") @MainActor
struct ObservedModelTests {
  @MainActor
  final class Counts {
    var parent = 0
    var children = 0
  }

  private struct Child: View {
    let flag: Bool
    let counts: Counts

    var body: some View {
      let _ = counts.children += 1
      Color(flag ? .red : .blue)
    }
  }

  private final class Published: ObservableObject {
    @Combine.Published var first = false
    var second = false
  }

  private struct Observing: View {
    @ObservedObject var model: Published
    let counts: Counts

    var body: some View {
      let _ = counts.parent += 1
      VStack {
        Child(flag: model.first, counts: counts)
        Child(flag: model.second, counts: counts)
      }
      .onAppear { model.first.toggle() }
    }
  }

  @Test("F10: a published change evaluates the parent, and the child that it changes")
  func observedObject() {
    let counts = Counts()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Observing(model: Published(), counts: counts))
    #expect((counts.parent, counts.children) == (2, 3))
  }

  private struct Owning: View {
    @StateObject private var model = Published()
    let counts: Counts

    var body: some View {
      let _ = counts.parent += 1
      VStack {
        Child(flag: model.first, counts: counts)
        Child(flag: model.second, counts: counts)
      }
      .onAppear { model.second.toggle() }
    }
  }

  @Test("F11: what is not published evaluates nothing")
  func stateObject() {
    let counts = Counts()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Owning(counts: counts))
    #expect((counts.parent, counts.children) == (1, 2))
  }

  @Observable
  final class Tracked {
    var first = false
    @ObservationIgnored var second = false
    var number = 0
  }

  private struct Reading: View {
    let model: Tracked
    let counts: Counts

    var body: some View {
      let _ = counts.parent += 1
      VStack {
        Child(flag: model.first, counts: counts)
        Child(flag: model.second, counts: counts)
      }
      .onAppear { model.second.toggle() }
    }
  }

  @Test("F12: what observation ignores evaluates nothing")
  func observationIgnored() {
    let counts = Counts()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Reading(model: Tracked(), counts: counts))
    #expect((counts.parent, counts.children) == (1, 2))
  }

  private struct Computing: View {
    @State private var model = Tracked()
    let counts: Counts
    let probe: Probe

    private var isFirst: Bool { model.first }

    var body: some View {
      let _ = counts.parent += 1
      let _ = probe.toggle = { model.first.toggle() }
      Color(isFirst ? .red : .blue).id(isFirst)
    }
  }

  @MainActor
  final class Probe {
    var toggle: () -> Void = {}
  }

  @Test("F13: an observable model in state, read through a computed property, is evaluated once for a change")
  func computedProperty() {
    let counts = Counts()
    let probe = Probe()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Computing(counts: counts, probe: probe))
    screen.perform { probe.toggle() }
    #expect(counts.parent == 2)
  }

  private struct Writer: View {
    @Binding var number: Int
    var body: some View { Color.red.onAppear { number = 1 } }
  }

  private struct Binder: View {
    let model: Tracked
    let log: EventLog

    var body: some View {
      @Bindable var model = model
      Writer(number: $model.number).onAppear { log.add("\(model.number)") }
    }
  }

  @Test("F14: inner onAppear actions run before outer ones, which see what they wrote")
  func bindable() {
    let log = EventLog()
    let screen = Screen(size: ProposedViewSize(width: 100, height: 100))
    screen.show(Binder(model: Tracked(), log: log))
    #expect(log.lines == ["1"])
  }
}
