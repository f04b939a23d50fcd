import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Transactions in the tree")
struct TransactionScopeTests {
  @Test("animation(_:value:) animates its content when its value changes, and nothing else")
  func value() {
    let (x, other) = (TestValue(0.0), TestValue(0.0))
    let screen = MovingScreen(
      Probe { view in
        view.offset(x: x.value, y: other.value).animation(.linear(duration: 1), value: x.value).offset(x: x.value)
      })
    screen.screen.perform { other.value = 20 }
    #expect(isClose(screen.frame(of: .red), 195, 215, 10, 10))
    screen.screen.perform { x.value = 100 }
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 0))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 100))
    screen.screen.settle()
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 200))
  }

  @Test("the innermost animation applies to a view")
  func nearest() {
    let x = TestValue(0.0)
    let screen = MovingScreen(
      Probe { view in
        view.offset(x: x.value).animation(nil, value: x.value).offset(y: x.value)
          .animation(.linear(duration: 1), value: x.value)
      })
    screen.animate(.linear(duration: 5)) { x.value = 100 }
    #expect(isClose(screen.frame(of: .red), 295, 195, 10, 10))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 295, 245, 10, 10))
  }

  @Test("a transaction that disables animations overrides the views' own")
  func disabled() {
    let x = TestValue(0.0)
    let screen = MovingScreen(Probe { $0.offset(x: x.value).animation(.linear(duration: 1), value: x.value) })
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    screen.screen.perform { withTransaction(transaction) { x.value = 100 } }
    #expect(isClose(screen.frame(of: .red)?.minX, 295))
    #expect(screen.screen.settle().frames == 0)
  }

  @Test("transaction(_:) changes the transactions that reach a view")
  func changed() {
    let x = TestValue(0.0)
    let screen = MovingScreen(
      Probe { $0.offset(x: x.value).transaction { $0.animation = $0.animation?.speed(2) } })
    screen.animate { x.value = 100 }
    screen.screen.advance(by: 0.25)
    #expect(isClose(screen.frame(of: .red)?.minX, 245))
    screen.screen.settle()
    screen.screen.perform { x.value = 0 }
    #expect(isClose(screen.frame(of: .red)?.minX, 195))
  }

  @Test("a value of a transaction reaches the views, although the transaction has no animation")
  func customValue() {
    let x = TestValue(0.0)
    let screen = MovingScreen(
      Probe { $0.offset(x: x.value).transaction { if $0.isSlow { $0.animation = .linear(duration: 1) } } })
    screen.screen.perform { withTransaction(\.isSlow, true) { x.value = 100 } }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.minX, 245))
  }

  @Test("transaction(value:_:) acts when the value changes")
  func changedWithValue() {
    let (x, y) = (TestValue(0.0), TestValue(0.0))
    let screen = MovingScreen(
      Probe { view in
        view.offset(x: x.value, y: y.value).transaction(value: x.value) { $0.animation = .linear(duration: 1) }
      })
    screen.screen.perform { y.value = 100 }
    #expect(isClose(screen.frame(of: .red)?.minY, 295))
    screen.screen.perform { x.value = 100 }
    #expect(isClose(screen.frame(of: .red)?.minX, 195))
  }

  @Test("animation(_:body:) animates the modifiers of the closure and not the view inside")
  func bodies() {
    let x = TestValue(0.0)
    let screen = MovingScreen(
      Probe { view in view.offset(x: x.value).animation(.linear(duration: 1)) { $0.offset(y: x.value) } })
    screen.screen.perform { x.value = 100 }
    #expect(isClose(screen.frame(of: .red), 295, 195, 10, 10))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red), 295, 245, 10, 10))
  }

  @Test("a binding animates writes through it")
  func binding() {
    let x = TestValue(0.0)
    let screen = MovingScreen(Bound())
    screen.screen.perform { screen.screen.nodes.first { $0.role == .button }?.actions.first?.perform() }
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.minX, 245))
    _ = x
  }

  @Test("plain writes and animated ones of one action are two updates: the second one is animated (fact F1)")
  func order() {
    let x = TestValue(0.0)
    let screen = MovingScreen(Mixed())
    screen.screen.perform { screen.screen.nodes.first { $0.role == .button }?.actions.first?.perform() }
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 50))
    screen.screen.advance(by: 0.5)
    #expect(isClose(screen.frame(of: .red)?.minX, 195 + 75))
    _ = x
  }
}

private struct Probe<Content: View>: View {
  let change: (AnyView) -> Content
  init(_ change: @escaping (AnyView) -> Content) { self.change = change }
  var body: some View { change(AnyView(Color.red.frame(width: 10, height: 10))) }
}

private struct Bound: View {
  @State private var x = 0.0
  var body: some View {
    let binding = $x.animation(.linear(duration: 1))
    Color.red.frame(width: 10, height: 10).offset(x: x)
      .overlay(Button("go") { binding.wrappedValue = 100 })
  }
}

private struct Mixed: View {
  @State private var x = 0.0
  var body: some View {
    Color.red.frame(width: 10, height: 10).offset(x: x)
      .overlay(
        Button("go") {
          x = 10
          x = 50
          withAnimation(.linear(duration: 1)) {
            x = 60
            x = 100
          }
        })
  }
}

private enum SlownessKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  fileprivate var isSlow: Bool {
    get { self[SlownessKey.self] }
    set { self[SlownessKey.self] = newValue }
  }
}
