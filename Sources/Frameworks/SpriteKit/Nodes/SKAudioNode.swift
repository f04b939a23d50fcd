import Foundation

/// A sound of a scene, which begins when the scene is shown and does not end. It is recorded once.
open class SKAudioNode: SKNode {
  private let soundName: String
  private var hasBegun = false

  /// Whether the sound begins by itself.
  open var autoplayLooped = true

  /// Whether the sound comes from the node's place, which makes no difference here.
  open var isPositional = true

  /// Creates the sound of a file in the app.
  public init(fileNamed name: String) {
    soundName = name
    super.init()
  }

  public init(url: URL) {
    soundName = url.lastPathComponent
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    soundName = ""
    super.init(coder: aDecoder)
  }

  override func advanceContent(by time: TimeInterval) {
    guard autoplayLooped, !hasBegun else { return }
    hasBegun = true
    SoundFile.play(soundName)
  }
}
