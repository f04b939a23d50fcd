import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Random changes, animated or not")
struct RandomMotionTests {
  @Test("end in the state of a fresh view, whatever interrupts them", arguments: 0..<40)
  func manual(seed: Int) {
    var random = Numbers(seed: UInt64(seed))
    let model = SceneModel(container: seed % 5, &random)
    let screen = MovingScreen(RandomScene(model: model))
    for _ in 0..<12 {
      screen.screen.perform { model.change(&random) }
      _ = screen.screen.displayList()
      _ = screen.screen.semantics()
      if random.below(3) > 0 { screen.screen.advance(by: Double(random.below(50)) / 100) }
    }
    let result = screen.screen.settle()
    #expect(result.reason == .atRest)
    #expect(screen.screen.graph.issues.isEmpty)
    expectFresh(screen.screen, MovingScreen(RandomScene(model: model)).screen)
    #expect(screen.screen.graph.motion.leaving.isEmpty)
    #expect(!screen.screen.graph.isShowingMotion)
  }

  @Test("end in the state of a fresh view on a screen that settles by itself", arguments: 0..<20)
  func settling(seed: Int) {
    var random = Numbers(seed: UInt64(seed + 1000))
    let model = SceneModel(container: seed % 5, &random)
    let screen = Screen.phone(width: 400, height: 400)
    screen.show(RandomScene(model: model))
    for _ in 0..<6 { screen.perform { model.change(&random) } }
    let fresh = Screen.phone(width: 400, height: 400)
    fresh.show(RandomScene(model: model))
    expectFresh(screen, fresh)
    #expect(!screen.graph.isShowingMotion)
  }

  private func expectFresh(_ screen: Screen, _ fresh: Screen) {
    let items = screen.displayList().items.map { "\($0)" }
    let expected = fresh.displayList().items.map { "\($0)" }
    #expect(items.count == expected.count)
    for (item, other) in zip(items, expected) where item != other {
      #expect(item == other)
      return
    }
  }
}

/// A linear congruential generator, which produces the same numbers in every run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

@MainActor @Observable
private final class SceneModel {
  struct Item: Identifiable, Equatable {
    let id: Int
    var width = 20.0
    var isOn = true
    var version = 0
    var transition = 0
  }

  let container: Int
  var items: [Item] = []
  var isHeaderShown = true
  private var nextID = 0

  init(container: Int, _ random: inout Numbers) {
    self.container = container
    for _ in 0..<4 { add(&random) }
  }

  private func add(_ random: inout Numbers) {
    nextID += 1
    items.insert(Item(id: nextID, transition: random.below(7)), at: random.below(items.count + 1))
  }

  func change(_ random: inout Numbers) {
    let animations: [Animation?] = [nil, .linear(duration: 0.5), .spring, .easeIn, .default.delay(0.1)]
    let animation = animations[random.below(animations.count)]
    var random = random
    withAnimation(animation) {
      for _ in 0...random.below(3) { changeOne(&random) }
    }
  }

  private func changeOne(_ random: inout Numbers) {
    let index = items.isEmpty ? nil : random.below(items.count)
    switch (random.below(8), index) {
    case (0, _), (_, nil): add(&random)
    case (1, let index?): items.remove(at: index)
    case (2, let index?): items[index].isOn.toggle()
    case (3, let index?): items[index].width = Double(10 + random.below(60))
    case (4, let index?): items[index].version += 1
    case (5, let index?): items.append(items.remove(at: index))
    case (6, let index?): items[index].transition = random.below(7)
    default: isHeaderShown.toggle()
    }
  }
}

private struct RandomScene: View {
  let model: SceneModel
  @Namespace private var space

  var body: some View {
    switch model.container {
    case 0: VStack(spacing: 2) { rows }
    case 1: ScrollView { LazyVStack(spacing: 2) { rows } }
    case 2: List { rows }
    case 3: AnyLayout(VStackLayout(spacing: 1)) { rows }
    default: ZStack { rows }.clipShape(RoundedRectangle(cornerRadius: model.isHeaderShown ? 10 : 20))
    }
  }

  @ViewBuilder
  private var rows: some View {
    if model.isHeaderShown {
      Color.blue.frame(width: 30, height: 8).matchedGeometryEffect(id: 0, in: space).transition(.move(edge: .top))
    } else {
      Color.blue.matchedGeometryEffect(id: 0, in: space).frame(width: 60, height: 4)
    }
    ForEach(model.items) { item in
      RandomRow(item: item)
    }
  }
}

private struct RandomRow: View {
  let item: SceneModel.Item

  var body: some View {
    HStack(spacing: 1) {
      if item.isOn {
        Color.red.frame(width: item.width, height: 5).transition(transition)
      } else {
        Text(verbatim: "row \(item.id)").foregroundStyle(item.width > 40 ? Color.green : .orange)
      }
      Circle().fill(item.isOn ? Color.yellow : .purple).frame(width: 5, height: 5).id(item.version)
    }
    .padding(item.width / 20)
    .opacity(item.isOn ? 1 : 0.5)
    .offset(x: item.width / 10)
    .animation(item.id.isMultiple(of: 2) ? .linear(duration: 0.3) : nil, value: item.width)
    .background(item.isOn ? AnyView(Color.mint) : AnyView(Capsule().fill(.gray)))
  }

  private var transition: AnyTransition {
    switch item.transition {
    case 0: .identity
    case 1: .opacity
    case 2: .slide
    case 3: .scale.combined(with: .opacity)
    case 4: .asymmetric(insertion: .push(from: .top), removal: .offset(x: 5))
    case 5: .opacity.animation(.linear(duration: 0.2))
    default: .move(edge: .trailing)
    }
  }
}
