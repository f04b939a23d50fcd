import Foundation
import Locking
import PhoneSimulation

/// Tells an app about the connection of the phone: once after the start, and after each change.
// @unchecked: what changes is guarded by a lock.
public final class NWPathMonitor: @unchecked Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var observation: PhoneObservation?
    var isCancelled = false
    var phone: SimulatedPhone?
    var queue: DispatchQueue?
  }

  private let state = Locked(State())
  private let requiredType: NWInterface.InterfaceType?
  private let prohibitedTypes: [NWInterface.InterfaceType]

  /// Creates a monitor of all ways to the network.
  public init() {
    requiredType = nil
    prohibitedTypes = []
  }

  /// Creates a monitor of one kind of way.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    requiredType = requiredInterfaceType
    prohibitedTypes = []
  }

  /// Creates a monitor of all other kinds of ways.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    requiredType = nil
    prohibitedTypes = prohibitedInterfaceTypes
  }

  /// Called with each path: on the queue of the start; that of a test runs on the main thread.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue of the start.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// The connection at the moment.
  public var currentPath: NWPath { path(on: state.withLock { $0.phone } ?? .current) }

  private func path(on phone: SimulatedPhone) -> NWPath {
    var network = phone.network
    network.interfaces = network.interfaces.filter { interface in
      let type = NWInterface(interface).type
      return !prohibitedTypes.contains(type) && (requiredType.map { $0 == type } ?? true)
    }
    return NWPath(network)
  }

  /// Begins. The handler is called on the main thread at the screen's next turn, so that tests are the same in each run.
  public func start(queue: DispatchQueue) {
    let phone = SimulatedPhone.current
    let observation = phone.observe(PhoneNetwork.self) { [weak self] in self?.tell() }
    state.withLock { state in
      state.phone = phone
      state.queue = queue
      state.observation = observation
      state.isCancelled = false
    }
    phone.runSoon(named: "a path of the network") { [weak self] in self?.tell() }
  }

  private func tell() {
    let (handler, phone) = state.withLock { ($0.isCancelled ? nil : $0.handler, $0.phone) }
    guard let handler, let phone else { return }
    handler(path(on: phone))
  }

  /// Ends the monitor for good.
  public func cancel() {
    let observation = state.withLock { state in
      state.isCancelled = true
      defer { state.observation = nil }
      return state.observation
    }
    observation?.cancel()
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// Waits for the next path.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<NWPath>.Iterator

    public mutating func next() async -> NWPath? { await base.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let stream = AsyncStream<NWPath> { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in self?.cancel() }
    }
    start(queue: .main)
    return Iterator(base: stream.makeAsyncIterator())
  }
}
