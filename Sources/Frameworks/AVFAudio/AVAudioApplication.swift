import Foundation
import PhoneSimulation

/// What the app may do with sound.
// Sendable: the object stores nothing.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the person permits recording.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public static let shared = AVAudioApplication()

  /// Whether the person permits recording.
  open var recordPermission: recordPermission {
    let known = SimulatedPhone.current.permissions[.microphone]
    if known == .notDetermined { return .undetermined }
    return known.isGranted ? .granted : .denied
  }

  /// Asks the person by the system's prompt, unless it is known already.
  ///
  /// - Parameter response: Called on the main thread.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    let (phone, callback) = (SimulatedPhone.current, Callback(response))
    phone.request(.microphone, for: "AVFAudio", prompt: .question(for: .microphone, app: phone.appName)) {
      callback.call($0.isGranted)
    }
  }

  /// Asks the person by the system's prompt, unless it is known already.
  @discardableResult
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { continuation in
      requestRecordPermission { continuation.resume(returning: $0) }
    }
  }

  open var isInputMuted: Bool { SimulatedPhone.current[AudioSessionState.self].isInputMuted }

  /// Makes the microphone silent.
  ///
  /// - Throws: Nothing here.
  open func setInputMuted(_ muted: Bool) throws {
    let phone = SimulatedPhone.current
    phone.record("AVFAudio", muted ? "mutes the microphone" : "unmutes the microphone")
    phone.update(AudioSessionState.self) { $0.isInputMuted = muted }
  }
}
