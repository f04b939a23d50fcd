import Foundation

/// How loud the sounds of an asset are. Nothing is heard here, and none can be made.
open class AVAudioMix: NSObject {
  override init() {}
}
