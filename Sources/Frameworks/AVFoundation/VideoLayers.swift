import FlowFoundation
import FlowRendering
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// Shows the frame of a player's item.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  private var observations: [NSKeyValueObservation] = []

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  public required init() {
    super.init()
    contentsGravity = .resizeAspect
    masksToBounds = true
  }

  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var player: AVPlayer? {
    didSet {
      observations = []
      if let player {
        let layer = Callback { [weak self] in self?.show() }
        observations = [
          player.observe(\.currentItem) { _, _ in layer.call() },
          player.observe(\.timeControlStatus) { _, _ in layer.call() },
          player.observe(\.isItemReady) { _, _ in layer.call() },
        ]
      }
      show()
    }
  }

  /// How the frame fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { contentsGravity = videoGravity.contents } }

  /// Whether a frame is shown.
  open var isReadyForDisplay: Bool { player?.isItemReady == true }

  /// Where the frame is, in points.
  open var videoRect: CGRect {
    guard let size = player?.currentItem?.presentationSize, size != .zero else { return .zero }
    return videoGravity == .resizeAspect ? AVMakeRect(aspectRatio: size, insideRect: bounds) : bounds
  }

  private func show() {
    let item = player?.currentItem
    contents = item?.status == .readyToPlay ? item?.picture?.cgImage : nil
  }
}

extension AVPlayer {
  /// Whether the current item can be played.
  var isItemReady: Bool { currentItem?.status == .readyToPlay }
}

extension AVLayerVideoGravity {
  var contents: CALayerContentsGravity {
    switch self {
    case .resize: .resize
    case .resizeAspectFill: .resizeAspectFill
    default: .resizeAspect
    }
  }
}

/// Shows what the camera of a session sees.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  private var observation: NSKeyValueObservation?

  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    observe()
  }

  public required init() {
    super.init()
    contentsGravity = .resizeAspect
    masksToBounds = true
  }

  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var session: AVCaptureSession? { didSet { observe() } }

  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { contentsGravity = videoGravity.contents } }

  open var connection: AVCaptureConnection? { session.map { _ in AVCaptureConnection() } }

  private func observe() {
    let layer = Callback { [weak self] in self?.show() }
    observation = session?.observe(\.seenPicture) { _, _ in layer.call() }
    show()
  }

  private func show() { contents = session?.seenPicture?.cgImage }
}

extension AVCaptureSession {
  var seenPicture: UIImage? { seen?.camera?.picture }
}
