import SwiftUI

/// The view of the app when it is launched with `-playground`: an element for each kind of event, and its result.
struct PlaygroundView: View {
  @State private var scale = 1.0
  @State private var angle = 0
  @State private var volume = 0.0
  @State private var isUnderPointer = false
  @State private var saves = 0
  @State private var opened = "nothing"
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    VStack {
      Text("scale \(scale, format: .number.precision(.fractionLength(1)))")
      Text("angle \(angle)")
      Text("volume \(volume, format: .number.precision(.fractionLength(1)))")
      Text(isUnderPointer ? "under the pointer" : "away from the pointer")
        .onHover { isUnderPointer = $0 }
        .accessibilityIdentifier("lamp")
      Text("opened \(opened)")
      Text(height == .compact ? "low" : "high")
      Slider(value: $volume) { Text("Volume") }
      Button("Saved \(saves)") { saves += 1 }
        .keyboardShortcut("s", modifiers: .command)
      Color.blue
        .frame(width: 200, height: 120)
        .gesture(
          MagnifyGesture().onEnded { scale = $0.magnification }
            .simultaneously(with: RotateGesture().onEnded { angle = Int($0.rotation.degrees.rounded()) })
        )
        .accessibilityElement()
        .accessibilityIdentifier("canvas")
    }
    .onOpenURL { opened = $0.host ?? "an address" }
  }
}
