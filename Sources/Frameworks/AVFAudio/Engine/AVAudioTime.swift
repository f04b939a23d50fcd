import FlowFoundation
import Foundation

/// A time of sound: that of the clock, or the position of a frame.
// @unchecked: the properties are constant.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let isHostTimeValid: Bool
  /// The time of the clock, in nanoseconds.
  public let hostTime: UInt64
  public let isSampleTimeValid: Bool
  public let sampleTime: AVAudioFramePosition
  /// The frames of a second.
  public let sampleRate: Double

  public init(hostTime: UInt64) {
    (isHostTimeValid, self.hostTime) = (true, hostTime)
    (isSampleTimeValid, sampleTime, sampleRate) = (false, 0, 0)
  }

  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (isHostTimeValid, hostTime) = (false, 0)
    (isSampleTimeValid, self.sampleTime, self.sampleRate) = (true, sampleTime, sampleRate)
  }

  public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (isHostTimeValid, self.hostTime) = (true, hostTime)
    (isSampleTimeValid, self.sampleTime, self.sampleRate) = (true, sampleTime, sampleRate)
  }

  /// The time in the types of C.
  open var audioTimeStamp: AudioTimeStamp {
    var stamp = AudioTimeStamp()
    if isSampleTimeValid {
      stamp.mSampleTime = Double(sampleTime)
      stamp.mFlags.insert(.sampleTimeValid)
    }
    if isHostTimeValid {
      stamp.mHostTime = hostTime
      stamp.mFlags.insert(.hostTimeValid)
    }
    return stamp
  }

  /// The time of the clock after a number of seconds.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
  /// The seconds of a time of the clock.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
