import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// Random touches never crash a screen, and the same touches on a fresh screen lead to the same state.
///
/// `FLOW_RANDOM_SEEDS` sets the number of attempts, `FLOW_RANDOM_START` the first seed. See CONTRIBUTING.md.
@Suite("Random touches") @MainActor
struct RandomTouchTests {
  @Test("a screen that was touched at random equals a fresh one that was touched in the same way")
  func replay() {
    let environment = ProcessInfo.processInfo.environment
    let start = environment["FLOW_RANDOM_START"].flatMap { Int($0) } ?? 1
    let count = environment["FLOW_RANDOM_SEEDS"].flatMap { Int($0) } ?? 40
    for seed in start..<start + count {
      let timing: MotionSystem.Timing = seed % 2 == 0 ? .settling : .manual
      let gestures = RandomGesture.sequence(seed: seed, count: 50)
      let first = TouchedScreen(timing: timing)
      let second = TouchedScreen(timing: timing)
      for gesture in gestures { first.perform(gesture) }
      for gesture in gestures { second.perform(gesture) }
      if first.state == second.state { continue }
      Issue.record("Seed \(seed): the screen is\n\(first.state)\nand touched in the same way again\n\(second.state)")
      return
    }
  }
}

/// A random touch or pointer event.
private enum RandomGesture {
  case touch([FingerPath])
  case pointer(CGPoint?)
  case time(Double)

  static func sequence(seed: Int, count: Int) -> [RandomGesture] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { _ in make(&random) }
  }

  private static func make(_ random: inout SplitMix) -> RandomGesture {
    func point() -> CGPoint { CGPoint(x: CGFloat(random.below(390)), y: CGFloat(random.below(700))) }
    func seconds() -> Double { Double(random.below(12)) / 10 }
    switch random.below(12) {
    case 0...3: return .touch([.press(at: point(), duration: seconds() / 4)])
    case 4: return .touch([.press(at: point(), duration: seconds())])
    case 5...7: return .touch([.line(from: point(), to: point(), duration: seconds())])
    case 8:
      let place = point()
      return .touch([.press(at: place, duration: 0.05), .press(at: place, from: 0.2, duration: 0.05)])
    case 9:
      return .touch([
        .line(from: point(), to: point(), duration: seconds()),
        .line(from: point(), to: point(), from: seconds() / 4, duration: seconds()),
      ])
    case 10: return .pointer(random.below(4) == 0 ? nil : point())
    default: return .time(seconds())
    }
  }
}

@MainActor
private final class TouchedScreen {
  private let screen: Screen
  private let log = EventLog()

  init(timing: MotionSystem.Timing) {
    screen = Screen(
      size: ProposedViewSize(width: 390, height: 700), textSystem: TextSystem(measurer: FixedMetricsTextMeasurer()),
      timing: timing)
    screen.show(TouchedView(log: log))
  }

  func perform(_ gesture: RandomGesture) {
    switch gesture {
    case .touch(let fingers): screen.touch(fingers)
    case .pointer(let location): screen.movePointer(to: location)
    case .time(let seconds): screen.advance(by: seconds)
    }
  }

  var state: String {
    screen.settle()
    let nodes = screen.nodes.map {
      "\($0.role) \($0.label ?? "-") \($0.value ?? "-") \($0.frame) \($0.isSelected) \($0.isEnabled)"
    }
    return (nodes + log.lines).joined(separator: "\n")
  }
}

/// A view with every kind of touch handling.
private struct TouchedView: View {
  let log: EventLog
  @State private var tab = 0
  @State private var path: [Int] = []
  @State private var items = Array(0..<8)
  @State private var isOn = false
  @State private var level = 0.5
  @State private var number = 3
  @State private var isSheetShown = false
  @State private var scale: CGFloat = 1
  @GestureState private var distance: CGFloat = 0

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List {
          ForEach(items, id: \.self) { item in
            NavigationLink("Item \(item)", value: item)
              .swipeActions(edge: .leading) { Button("Copy") { items.append((items.max() ?? 0) + 1) } }
              .contextMenu { Button("Look") { log.add("look \(item)") } }
          }
          .onDelete { items.remove(atOffsets: $0) }
          Toggle("On", isOn: $isOn)
          Slider(value: $level)
          Button("Sheet") { isSheetShown = true }
        }
        .navigationDestination(for: Int.self) { Text("Screen \($0)").onTapGesture { path.append(path.count) } }
        .navigationTitle("Items")
      }
      .tabItem { Text("List") }
      .tag(0)
      ScrollView {
        Color.red.frame(height: 200)
          .scaleEffect(scale)
          .offset(x: distance)
          .onTapGesture(count: 2) { withAnimation { scale = 1 } }
          .onTapGesture { log.add("single") }
          .gesture(DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
          .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          .onHover { log.add("hover \($0)") }
        Picker("Number", selection: $number) { ForEach(0..<10, id: \.self) { Text("\($0)") } }.pickerStyle(.wheel)
        TabView { ForEach(0..<3, id: \.self) { Text("Page \($0)") } }.tabViewStyle(.page).frame(height: 200)
        if isOn { Color.blue.frame(height: 300).onLongPressGesture { isOn = false } }
      }
      .tabItem { Text("Gestures") }
      .tag(1)
    }
    .sheet(isPresented: $isSheetShown) {
      ScrollView { ForEach(0..<40, id: \.self) { Text("Line \($0)") } }
        .presentationDetents([.medium, .large])
    }
  }
}
