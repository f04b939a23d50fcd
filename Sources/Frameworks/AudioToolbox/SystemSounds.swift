import FlowFoundation
import Foundation
import PhoneSimulation

/// The number of a sound.
public typealias SystemSoundID = UInt32

/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds of files.
private struct RegisteredSounds: PhoneValue {
  var names: [SystemSoundID: String] = [:]
  var lastID: SystemSoundID = 5000
}

/// Records a sound, which nobody hears.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  record("plays", inSystemSoundID)
}

/// Records a sound with a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  record("plays the alert", inSystemSoundID)
}

/// Records a sound, and calls back soon on the main thread.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  record("plays", inSystemSoundID)
  let callback = Callback(inCompletionBlock)
  SimulatedPhone.current.runSoon(named: "the end of a sound") { callback.call?() }
}

/// Records a sound with a vibration, and calls back soon on the main thread.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  record("plays the alert", inSystemSoundID)
  let callback = Callback(inCompletionBlock)
  SimulatedPhone.current.runSoon(named: "the end of a sound") { callback.call?() }
}

/// Gives the sound of a file a number.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.fileExists(atPath: inFileURL.path) else { return kAudioServicesSystemSoundUnspecifiedError }
  outSystemSoundID.pointee = SimulatedPhone.current.update(RegisteredSounds.self) { sounds in
    sounds.lastID += 1
    sounds.names[sounds.lastID] = inFileURL.lastPathComponent
    return sounds.lastID
  }
  return kAudioServicesNoError
}

/// Forgets the sound of a file.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  let name = SimulatedPhone.current.update(RegisteredSounds.self) { $0.names.removeValue(forKey: inSystemSoundID) }
  return name == nil ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

private func record(_ verb: String, _ id: SystemSoundID) {
  let phone = SimulatedPhone.current
  let name = phone[RegisteredSounds.self].names[id] ?? "\(id)"
  phone.record("AudioToolbox", id == kSystemSoundID_Vibrate ? "vibrates" : "\(verb) sound \(name)")
}
