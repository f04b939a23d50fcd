import Foundation
import PhoneSimulation

/// What the phone knows about the app's sound.
struct AudioSessionState: PhoneValue {
  var category = AVAudioSession.Category.soloAmbient
  var mode = AVAudioSession.Mode.default
  var policy = AVAudioSession.RouteSharingPolicy.default
  var options: AVAudioSession.CategoryOptions = []
  var isActive = false
  var isInterrupted = false
  var sampleRate = 0.0
  var bufferDuration = 0.0
  var allowsHaptics = false
  var speaks = false
  var volume: Float = 0.5
  var othersPlay = false
  var isInputMuted = false
  var output: (type: AVAudioSession.Port, name: String) = (.builtInSpeaker, "Speaker")
}

extension SimulatedPhone {
  /// The loudness that the person has set, from zero to one.
  public var outputVolume: Float {
    get { self[AudioSessionState.self].volume }
    set { update(AudioSessionState.self) { $0.volume = newValue } }
  }

  /// Whether another app plays a sound.
  public var isOtherAudioPlaying: Bool {
    get { self[AudioSessionState.self].othersPlay }
    set { update(AudioSessionState.self) { $0.othersPlay = newValue } }
  }

  /// Whether the app's session is active.
  public var isAudioSessionActive: Bool { self[AudioSessionState.self].isActive }

  var audioOutput: AVAudioSessionPortDescription {
    let output = self[AudioSessionState.self].output
    return AVAudioSessionPortDescription(output.type, output.name)
  }

  /// A call begins: the players of the app stop, and the app is notified.
  @MainActor
  public func beginAudioInterruption() {
    update(AudioSessionState.self) { state in
      state.isInterrupted = true
      state.isActive = false
    }
    post(AVAudioSession.interruptionNotification, [AVAudioSessionInterruptionTypeKey: UInt(1)])
  }

  /// The call ends. The app decides whether its players continue.
  @MainActor
  public func endAudioInterruption(shouldResume: Bool = true) {
    update(AudioSessionState.self) { $0.isInterrupted = false }
    post(
      AVAudioSession.interruptionNotification,
      [
        AVAudioSessionInterruptionTypeKey: UInt(0),
        AVAudioSessionInterruptionOptionKey: UInt(shouldResume ? 1 : 0),
      ])
  }

  /// Headphones or another device are connected; without one, sound goes to the speaker.
  @MainActor
  public func connectAudioOutput(_ type: AVAudioSession.Port?, name: String = "") {
    update(AudioSessionState.self) { $0.output = type.map { ($0, name) } ?? (.builtInSpeaker, "Speaker") }
    let reason: AVAudioSession.RouteChangeReason = type == nil ? .oldDeviceUnavailable : .newDeviceAvailable
    post(AVAudioSession.routeChangeNotification, [AVAudioSessionRouteChangeReasonKey: reason.rawValue])
  }

  private func post(_ name: Notification.Name, _ values: [String: UInt]) {
    use {
      NotificationCenter.default.post(name: name, object: AVAudioSession.sharedInstance(), userInfo: values)
    }
  }

  /// Calls a closure when a call begins.
  package func observeInterruption(_ action: @escaping @MainActor @Sendable () -> Void) -> PhoneObservation {
    observe(AudioSessionState.self) { [weak self] in
      if self?[AudioSessionState.self].isInterrupted == true { action() }
    }
  }
}
