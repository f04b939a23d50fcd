import Foundation

/// A node that changes sound. Its values are kept; nobody hears the sound.
open class AVAudioUnit: AVAudioNode {
  open var name: String { "\(type(of: self))" }
  open var manufacturerName: String { "Apple" }
  open var version: Int { 1 }
}

/// An effect that does not change the length of a sound.
open class AVAudioUnitEffect: AVAudioUnit {
  /// Whether the sound passes unchanged.
  open var bypass = false
}

/// An effect that changes the length of a sound.
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// Whether the sound passes unchanged.
  open var bypass = false
}

/// Changes speed and pitch independently.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// From 1/32 to 32.
  open var rate: Float = 1
  /// In cents, from -2400 to 2400.
  open var pitch: Float = 0
  open var overlap: Float = 8
}

/// Changes speed and pitch together.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// From 0.25 to 4.
  open var rate: Float = 1
}

/// The echo of a known room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2,
    mediumHall2, mediumHall3, largeHall2
}

/// Adds the echo of a room.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// The share of the echo, in percent.
  open var wetDryMix: Float = 0
  open private(set) var preset = AVAudioUnitReverbPreset.mediumHall

  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// Repeats a sound.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// In seconds, from zero to two.
  open var delayTime: TimeInterval = 1
  /// In percent.
  open var feedback: Float = 50
  /// In hertz.
  open var lowPassCutoff: Float = 15_000
  /// In percent.
  open var wetDryMix: Float = 100
}

/// A known distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2,
    multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1,
    multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter,
    speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// Distorts a sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  /// In decibels.
  open var preGain: Float = -6
  /// In percent.
  open var wetDryMix: Float = 50
  open private(set) var preset = AVAudioUnitDistortionPreset.drumsBitBrush

  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { self.preset = preset }
}

/// The shape of a filter.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric = 0
  case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf,
    resonantLowShelf, resonantHighShelf
}

/// A filter of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// In hertz.
  open var frequency: Float = 1_000
  /// In octaves.
  open var bandwidth: Float = 0.5
  /// In decibels.
  open var gain: Float = 0
  open var bypass = true
}

/// An equalizer.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  /// In decibels.
  open var globalGain: Float = 0

  public override convenience init() { self.init(numberOfBands: 1) }

  public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() } }
}
