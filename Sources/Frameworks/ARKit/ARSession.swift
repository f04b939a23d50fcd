import Foundation
import Flowsimd
import Locking
import PhoneSimulation
import SwiftUI

/// What a session tracks. None is supported at first, as in a simulator.
open class ARConfiguration: NSObject {
  open var isLightEstimationEnabled = true
  open var providesAudioData = false

  fileprivate override init() {}

  /// Whether the phone has what the session needs.
  open class var isSupported: Bool { false }
}

/// Tracks the face in front of the screen.
open class ARFaceTrackingConfiguration: ARConfiguration {
  open var isWorldTrackingEnabled = false
  open var maximumNumberOfTrackedFaces = 1

  public override init() {}

  open override class var isSupported: Bool { SimulatedPhone.current.tracksFaces }
  open class var supportsWorldTracking: Bool { false }
}

/// Tracks places of the world; there is no camera that could.
open class ARWorldTrackingConfiguration: ARConfiguration {
  /// Planes that are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }

  open var planeDetection: PlaneDetection = []

  public override init() {}
}

/// What a session saw at a time.
open class ARFrame: NSObject {
  /// In seconds.
  public let timestamp: TimeInterval
  public let anchors: [ARAnchor]

  init(_ anchors: [ARAnchor], at time: TimeInterval) {
    timestamp = time
    self.anchors = anchors
  }
}

/// Learns of what a session tracks.
public protocol ARSessionDelegate: NSObjectProtocol {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
  func session(_ session: ARSession, didFailWithError error: any Error)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// Why a session fails.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
  }

  public let code: Code

  init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.arkit.error" }
  public var errorCode: Int { code.rawValue }
}

/// Tracks the face of the simulated phone: its delegate learns of the face when the session runs, and of each change.
// @unchecked: what changes is guarded by a lock, except the delegate, which code sets before the session runs.
open class ARSession: NSObject, @unchecked Sendable {
  /// What a new run forgets.
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }

  private struct State {
    var observation: PhoneObservation?
    var configuration: ARConfiguration?
    var anchor: ARFaceAnchor?
    var frame: ARFrame?
    var runs = 0
  }

  private let state = Locked(State())
  open weak var delegate: (any ARSessionDelegate)?
  /// Has no effect: the delegate is called on the main thread.
  open var delegateQueue: DispatchQueue?

  public override init() {}

  open var configuration: ARConfiguration? { state.withLock { $0.configuration } }

  /// The latest frame; `nil` before there is one.
  open var currentFrame: ARFrame? { state.withLock { $0.frame } }

  /// Begins to track. The delegate learns of a configuration that is not supported.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    let phone = SimulatedPhone.current
    phone.record("ARKit", "runs \(type(of: configuration))")
    pause()
    let isSupported = type(of: configuration).isSupported
    let observation = isSupported ? phone.observe(FaceState.self) { [weak self] in self?.look() } : nil
    state.withLock { state in
      state.configuration = configuration
      state.observation = observation
      if options.contains(.removeExistingAnchors) { state.anchor = nil }
    }
    phone.runSoon(named: "a session of ARKit") { [weak self] in
      guard let self else { return }
      if isSupported { look() } else { delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration)) }
    }
  }

  /// Stops to track.
  open func pause() {
    // Ends the observation outside of the lock.
    var observation: PhoneObservation?
    state.withLock { state in swap(&state.observation, &observation) }
    observation?.cancel()
  }

  private func look() {
    let phone = SimulatedPhone.current
    guard state.withLock({ $0.observation != nil }) else { return }
    let before = state.withLock { $0.anchor }
    let anchor = phone.face.map { ARFaceAnchor($0, identifier: before?.identifier ?? UUID()) }
    let frame = ARFrame(anchor.map { [$0] } ?? [], at: phone.now.timeIntervalSinceReferenceDate)
    state.withLock { state in (state.anchor, state.frame) = (anchor, frame) }
    if let anchor {
      if before == nil { delegate?.session(self, didAdd: [anchor]) }
      delegate?.session(self, didUpdate: [anchor])
    } else if let before {
      delegate?.session(self, didRemove: [before])
    }
    delegate?.session(self, didUpdate: frame)
  }
}
