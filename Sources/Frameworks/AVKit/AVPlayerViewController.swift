import FlowAVFoundation
import FlowUIKit
import SwiftUI

/// Receives the events of a player's controller. A test has no picture in picture, and no button for the full screen.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)

  /// Called before the video fills the screen, which nothing here does.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the presented controller is closed by its button.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}

  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Shows a video with its controls; with a button that closes it, if it is presented.
open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open var player: AVPlayer? { didSet { show() } }
  open var showsPlaybackControls = true { didSet { show() } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }
  /// Whether the person cannot change the time.
  open var requiresLinearPlayback = false { didSet { show() } }
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var showsTimecodes = false
  open var allowsVideoFrameAnalysis = true

  /// Whether a frame is shown.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

  /// A view between the video and its controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  /// Ends the presentation because a person has closed it.
  fileprivate func close() {
    let transition = ImmediateTransition(of: self)
    delegate?.playerViewController(self, willEndFullScreenPresentationWithAnimationCoordinator: transition)
    dismiss(animated: true) { transition.finish() }
  }

  private func show() {
    systemContent = SystemContent({ [weak self] in AnyView(self.map(ControllerFace.init)) })
  }
}

/// The video of a controller, with a button that closes a presented one.
private struct ControllerFace: View {
  let controller: AVPlayerViewController

  var body: some View {
    PlayerFace(
      player: controller.player, gravity: controller.videoGravity, showsControls: controller.showsPlaybackControls,
      isLinear: controller.requiresLinearPlayback
    )
    .overlay(alignment: .topLeading) {
      if controller.presentingViewController != nil, controller.showsPlaybackControls {
        Button {
          controller.close()
        } label: {
          Image(systemName: "xmark").font(.title3).foregroundStyle(.white).frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: "Close"))
      }
    }
  }
}
