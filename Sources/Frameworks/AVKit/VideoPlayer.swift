import FlowAVFoundation
import SwiftUI

/// A video with its controls. It shows the frame that the test has set, black otherwise.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a player with a view between the video and its controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View { PlayerFace(player: player, overlay: AnyView(overlay)) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
