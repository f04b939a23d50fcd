import FlowCoreMedia
import FlowFoundation
import Foundation
import Locking
import PhoneSimulation

/// Answers for the addresses of an asset that the system cannot load.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// A part of the asset is needed.
  ///
  /// - Returns: Whether the delegate loads it, now or later; otherwise the asset cannot be loaded.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool

  /// A part of the asset is no longer needed.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }

  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// Asks the app for the bytes of an asset whose address has a scheme of the app's own.
// @unchecked: what changes is guarded by a lock.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  private struct State {
    weak var delegate: (any AVAssetResourceLoaderDelegate)?
    /// Whether there has been a delegate: an asset without it cannot be loaded.
    var hasDelegate = false
    var queue: DispatchQueue?
    var pending: AVAssetResourceLoadingRequest?
    /// What waits for the bytes.
    var waiting: [@Sendable () -> Void] = []
    var result: Result<PhoneMedia, any Error>?
    var data = Data()
  }

  private let address: URL
  private let state = Locked(State())

  init(address: URL) { self.address = address }

  open var delegate: (any AVAssetResourceLoaderDelegate)? { state.withLock { Callback($0.delegate) }.call }
  open var delegateQueue: DispatchQueue? { state.withLock { $0.queue } }

  /// Sets what loads the asset.
  ///
  /// - Parameter delegateQueue: Has no effect: the delegate is called on the main thread.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    let delegate = Callback(delegate)
    state.withLock { state in
      state.delegate = delegate.call
      state.hasDelegate = delegate.call != nil
      state.queue = delegateQueue
    }
  }

  /// Whether the app loads the asset: it has a delegate, and the system does not know the scheme.
  var isUsed: Bool {
    let known = ["http", "https", "file", "ipod-library", "data"]
    return state.withLock { $0.hasDelegate } && !known.contains(address.scheme?.lowercased() ?? "file")
  }

  /// What the app has loaded; `nil` as long as it has not.
  var result: Result<PhoneMedia, any Error>? { state.withLock { $0.result } }
  /// The bytes that the app has loaded.
  var data: Data { state.withLock { $0.data } }

  /// Asks the app for the asset, once, and calls back when it has answered.
  func load(_ completion: @escaping @Sendable () -> Void) {
    let (isLoaded, isFirst) = state.withLock { state in
      if state.result != nil { return (true, false) }
      state.waiting.append(completion)
      return (false, state.waiting.count == 1)
    }
    if isLoaded { return completion() }
    guard isFirst else { return }
    SimulatedPhone.current.record("AVFoundation", "asks the app for \(address.lastPathComponent)")
    ask(AVAssetResourceLoadingRequest(self, address, information: true, offset: 0, length: 2))
  }

  /// Takes back what the app has not answered.
  func cancel() {
    let pending = state.withLock { state in
      defer { state.pending = nil }
      return state.pending
    }
    guard let pending, pending.cancel() else { return }
    delegate?.resourceLoader(self, didCancel: pending)
    end(.failure(URLError(.cancelled)))
  }

  private func ask(_ request: AVAssetResourceLoadingRequest) {
    state.withLock { $0.pending = request }
    let phone = SimulatedPhone.current
    let call = Callback { [weak self] in
      guard let self, !request.isCancelled else { return }
      let waits = self.delegate?.resourceLoader(self, shouldWaitForLoadingOfRequestedResource: request) ?? false
      if !waits { self.finished(request, with: URLError(.unsupportedURL)) }
    }
    phone.runSoon(named: "a part of a video") { call.call() }
  }

  func received(_ data: Data, at offset: Int) {
    state.withLock { state in
      if state.data.count < offset + data.count {
        state.data.append(Data(count: offset + data.count - state.data.count))
      }
      state.data.replaceSubrange(offset..<offset + data.count, with: data)
    }
  }

  func finished(_ request: AVAssetResourceLoadingRequest, with error: (any Error)?) {
    let isPending = state.withLock { state in
      defer { if state.pending === request { state.pending = nil } }
      return state.pending === request
    }
    guard isPending else { return }
    if let error { return end(.failure(error)) }
    let phone = SimulatedPhone.current
    if let url = request.redirect?.url { return end(Result { try phone.media(at: url) }) }
    if let information = request.contentInformationRequest, Int(information.contentLength) > data.count {
      let rest = AVAssetResourceLoadingRequest(
        self, address, information: false, offset: 0, length: Int(information.contentLength))
      return ask(rest)
    }
    let known = phone.media[address.absoluteString] ?? phone.media[address.lastPathComponent]
    let read = WaveHeader(data).map { PhoneMedia.sound(duration: $0.duration) }
    end(data.isEmpty ? .failure(AVError(.fileFormatNotRecognized)) : .success(known ?? read ?? PhoneMedia()))
  }

  private func end(_ result: Result<PhoneMedia, any Error>) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.result = result
      return state.waiting
    }
    for completion in waiting { completion() }
  }
}
