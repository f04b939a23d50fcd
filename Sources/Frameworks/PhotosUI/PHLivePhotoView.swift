import FlowFoundation
import FlowPhotos
import FlowUIKit
import SwiftUI

/// How a live photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined, full, hint
}

/// Is told of what a view of a live photo plays.
@MainActor @preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// Shows the picture of a live photo. It does not move: playing it warns.
open class PHLivePhotoView: UIView {
  private let picture = UIImageView()
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var isMuted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
  }

  public required init?(coder: NSCoder) { nil }

  open var livePhoto: PHLivePhoto? { didSet { picture.image = livePhoto?.image } }
  open override var contentMode: UIView.ContentMode { didSet { picture.contentMode = contentMode } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  /// Tells the delegate, with a warning.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    report(.missing("PHLivePhotoView.startPlayback(with:)", "the picture does not move."))
    guard livePhoto != nil else { return }
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    delegate?.livePhotoView(self, didEndPlaybackWith: playbackStyle)
  }

  open func stopPlayback() {}
}
