import FlowAVFoundation
import FlowUIKit
import SwiftUI

/// A player's frame, with its controls in front of it.
struct PlayerFace: View {
  let player: AVPlayer?
  var gravity = AVLayerVideoGravity.resizeAspect
  var showsControls = true
  /// Whether the player's time can be changed.
  var isLinear = false
  var overlay = AnyView(EmptyView())

  @StateObject private var model = PlayerModel()

  var body: some View {
    model.follow(player)
    return ZStack {
      Color.black
      if let picture = model.picture { frame(picture) }
      overlay
      if showsControls { controls }
    }
    .environment(\.colorScheme, .dark)
    .clipped()
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: "Video"))
    .accessibilityIdentifier("Video")
  }

  @ViewBuilder private func frame(_ picture: UIImage) -> some View {
    let image = Image(uiImage: picture).resizable()
    Group {
      switch gravity {
      case .resize: image
      case .resizeAspectFill: Color.clear.overlay { image.aspectRatio(contentMode: .fill) }
      default: image.aspectRatio(contentMode: .fit)
      }
    }
    .accessibilityHidden(true)
  }

  private var controls: some View {
    VStack(spacing: 8) {
      Spacer(minLength: 0)
      if model.error != nil {
        Image(systemName: "play.slash").font(.title).foregroundStyle(.secondary)
          .accessibilityLabel(Text(verbatim: "The video cannot be played"))
      } else {
        buttons
      }
      Spacer(minLength: 0)
      if model.error == nil { titles }
      if model.error == nil { times }
    }
    .padding(12)
    .foregroundStyle(.white)
    .tint(.white)
  }

  @ViewBuilder private var titles: some View {
    if let subtitle = model.subtitle { title(subtitle, .caption, "Subtitle").foregroundStyle(.secondary) }
    if let text = model.title { title(text, .headline, "Title") }
  }

  private func title(_ text: String, _ font: Font, _ name: String) -> some View {
    Text(verbatim: text).font(font).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier(name)
  }

  private var buttons: some View {
    HStack(spacing: 32) {
      if !isLinear { skip(-10, "gobackward.10", "Skip Backward") }
      Button {
        model.toggle()
      } label: {
        Image(systemName: model.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle).frame(width: 44, height: 44)
      }
      .accessibilityLabel(Text(verbatim: model.isPlaying ? "Pause" : "Play"))
      .accessibilityIdentifier("Play/Pause")
      if !isLinear { skip(10, "goforward.10", "Skip Forward") }
    }
    .buttonStyle(.plain)
  }

  private func skip(_ seconds: Double, _ symbol: String, _ name: String) -> some View {
    Button {
      model.seek(to: model.elapsed + seconds)
    } label: {
      Image(systemName: symbol).font(.title2).frame(width: 44, height: 44)
    }
    .accessibilityLabel(Text(verbatim: name))
  }

  private var times: some View {
    HStack(spacing: 8) {
      time(model.elapsed, "Elapsed Time")
      Slider(value: Binding(get: { model.elapsed }, set: { model.seek(to: $0) }), in: 0...max(1, model.duration))
        .disabled(isLinear || !model.isReady)
        .accessibilityLabel(Text(verbatim: "Current position"))
        .accessibilityIdentifier("Current position")
      time(max(0, model.duration - model.elapsed), "Remaining Time", prefix: "-")
    }
  }

  private func time(_ seconds: Double, _ name: String, prefix: String = "") -> some View {
    Text(verbatim: prefix + PlayerModel.text(seconds))
      .font(.caption)
      .monospacedDigit()
      .accessibilityIdentifier(name)
  }
}
