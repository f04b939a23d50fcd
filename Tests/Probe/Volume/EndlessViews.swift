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
