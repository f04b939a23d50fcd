import SwiftUI

struct EndlessSheet: View {
  var body: some View { Text("a").sheet(isPresented: .constant(true)) { EndlessSheet() } }
}

struct EndlessCover: View {
  @State private var isPresented = false

  var body: some View {
    Text("a").onAppear { isPresented = true }.fullScreenCover(isPresented: $isPresented) { EndlessCover() }
  }
}

struct EndlessPopover: View {
  var body: some View { Text("a").popover(isPresented: .constant(true)) { EndlessPopover() } }
}

struct EndlessPush: View {
  var body: some View { Text("a").navigationDestination(isPresented: .constant(true)) { EndlessPush() } }
}

struct DrawsItself: View {
  var body: some View {
    Canvas { context, _ in
      if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
    } symbols: {
      DrawsItself().tag(0)
    }
  }
}

struct InItsBackground: View {
  var body: some View { Text("a").background { InItsBackground() } }
}

struct TwiceInItself: View {
  var body: some View {
    VStack {
      AnyView(TwiceInItself())
      AnyView(TwiceInItself())
    }
  }
}

struct InItsLayers: View {
  var body: some View { Text("a").background { InItsLayers() }.overlay { InItsLayers() } }
}

struct InItsRows: View {
  var body: some View {
    List {
      InItsRows()
      InItsRows()
    }
  }
}

struct ThriceInItself: View {
  var body: some View { ForEach(0..<3) { _ in ThriceInItself() } }
}

/// Shows the content of the transition twice, each with the transition.
struct TransitionOfItself: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    AnyView(
      VStack {
        content.transition(TransitionOfItself())
        content.transition(TransitionOfItself())
      })
  }
}

struct NeverStill: View {
  @State private var count = 0

  var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
}

struct FollowsItself: View {
  @State private var width = 10.0

  var body: some View {
    Color.red.frame(width: width).onGeometryChange(for: Double.self) {
      $0.size.width
    } action: {
      width = $0 + 1
    }
  }
}

struct FollowsPreference: View {
  struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @State private var count = 0

  var body: some View {
    Text("\(count)").preference(key: Key.self, value: count).onPreferenceChange(Key.self) { count = $0 + 1 }
  }
}

struct TimerWithoutInterval: View {
  @State private var count = 0

  private let timer = Timer.publish(every: 0, on: .main, in: .common).autoconnect()

  var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
}

@MainActor
func drawLayersEndlessly(in context: GraphicsContext) {
  context.drawLayer { drawLayersEndlessly(in: $0) }
  var clipped = context
  clipped.clipToLayer { drawLayersEndlessly(in: $0) }
}

enum AlignmentOfItself: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[HorizontalAlignment(AlignmentOfItself.self)] + context[VerticalAlignment(AlignmentOfItself.self)]
  }
}

enum AlignmentOfOther: AlignmentID {
  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment(AlignmentOfOther.self)]
    }
  }

  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment(Other.self)] }
}

struct StyleOfItself: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> StyleOfItself { self }
}

struct ErasedStyleOfItself: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyShapeStyle(ErasedStyleOfItself()) }
}

/// A date per second, from a time that is too long ago.
struct LongAgo: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    sequence(first: startDate.addingTimeInterval(-1e15)) { $0.addingTimeInterval(1) }
  }
}
