import Foundation
import Flowsimd
import Locking
import PhoneSimulation
import SwiftUI

/// What a session saw at a time.
open class ARFrame: NSObject {
  /// In seconds.
  public let timestamp: TimeInterval
  public let anchors: [ARAnchor]
  public let camera = ARCamera()

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
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
}

extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
}

/// Why a session fails.
public struct ARError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case insufficientFeatures = 400
  }

  public let code: Code

  init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.arkit.error" }
  public var errorCode: Int { code.rawValue }
}

/// Tracks the face and the surroundings of the simulated phone: its delegate learns of them when the session runs, and of each
/// change.
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
    /// What the session has found, and then what the app has added.
    var found: [ARAnchor] = []
    var added: [ARAnchor] = []
    var frame: ARFrame?
  }

  private let state = Locked(State())
  open weak var delegate: (any ARSessionDelegate)?
  /// Has no effect: the delegate is called on the main thread.
  open var delegateQueue: DispatchQueue?
  public let identifier = UUID()

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
    let observation: PhoneObservation? =
      switch configuration {
      case _ where !isSupported: nil
      case is ARFaceTrackingConfiguration: phone.observe(FaceState.self) { [weak self] in self?.look() }
      default: phone.observe(WorldState.self) { [weak self] in self?.look() }
      }
    state.withLock { state in
      state.configuration = configuration
      state.observation = observation
      if options.contains(.removeExistingAnchors) { (state.found, state.added) = ([], []) }
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

  /// Keeps an anchor; the delegate learns of it.
  open func add(anchor: ARAnchor) {
    state.withLock { $0.added.append(anchor) }
    SimulatedPhone.current.runSoon(named: "an anchor of ARKit") { [weak self] in
      guard let self else { return }
      delegate?.session(self, didAdd: [anchor])
      look()
    }
  }

  /// Forgets an anchor; the delegate learns of it.
  open func remove(anchor: ARAnchor) {
    state.withLock { state in state.added.removeAll { $0.identifier == anchor.identifier } }
    SimulatedPhone.current.runSoon(named: "an anchor of ARKit") { [weak self] in
      guard let self else { return }
      delegate?.session(self, didRemove: [anchor])
      look()
    }
  }

  /// Calls a closure with what the session knows about the world: an error, because that cannot be kept.
  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    completionHandler(nil, ARError(.insufficientFeatures))
  }

  /// What can be seen with the configuration, with the identifiers of what was known.
  private func visible(_ known: [ARAnchor]) -> [ARAnchor] {
    let phone = SimulatedPhone.current
    switch configuration {
    case is ARFaceTrackingConfiguration:
      return phone.face.map { [ARFaceAnchor($0, identifier: known.first?.identifier ?? UUID())] } ?? []
    case let configuration as ARWorldTrackingConfiguration:
      return phone.worldPlanes.filter(configuration.finds).map { plane in
        known.first { ($0 as? ARPlaneAnchor)?.plane == plane } ?? ARPlaneAnchor(plane, identifier: UUID())
      }
    default: return []
    }
  }

  private func look() {
    guard state.withLock({ $0.observation != nil }) else { return }
    let before = state.withLock { $0.found }
    let found = visible(before)
    let frame = state.withLock { state in
      let frame = ARFrame(found + state.added, at: SimulatedPhone.current.now.timeIntervalSinceReferenceDate)
      (state.found, state.frame) = (found, frame)
      return frame
    }
    let (old, new) = (Set(before.map(\.identifier)), Set(found.map(\.identifier)))
    let added = found.filter { !old.contains($0.identifier) }
    let removed = before.filter { !new.contains($0.identifier) }
    if !added.isEmpty { delegate?.session(self, didAdd: added) }
    if !found.isEmpty { delegate?.session(self, didUpdate: found) }
    if !removed.isEmpty { delegate?.session(self, didRemove: removed) }
    delegate?.session(self, didUpdate: frame)
  }
}
