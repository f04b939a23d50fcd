import Foundation
import Locking

/// A question for the bytes of an asset, or for what they are.
// @unchecked: what changes is guarded by a lock; apps answer on any thread.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  private struct State {
    var isFinished = false
    var isCancelled = false
    var response: URLResponse?
    var redirect: URLRequest?
  }

  private weak var loader: AVAssetResourceLoader?
  private let state = Locked(State())

  public let request: URLRequest
  /// Where the app says what the asset is; `nil` once it has said it.
  public let contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  /// Where the app gives bytes.
  public let dataRequest: AVAssetResourceLoadingDataRequest?

  init(_ loader: AVAssetResourceLoader, _ address: URL, information: Bool, offset: Int, length: Int) {
    self.loader = loader
    request = URLRequest(url: address)
    contentInformationRequest = information ? AVAssetResourceLoadingContentInformationRequest() : nil
    dataRequest = AVAssetResourceLoadingDataRequest(
      loader, offset: offset, length: length, isWhole: !information)
  }

  open var isFinished: Bool { state.withLock { $0.isFinished } }
  open var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// The answer of a server. It is kept.
  open var response: URLResponse? {
    get { state.withLock { $0.response } }
    set { state.withLock { $0.response = newValue } }
  }

  /// Where the asset is instead.
  open var redirect: URLRequest? {
    get { state.withLock { $0.redirect } }
    set { state.withLock { $0.redirect = newValue } }
  }

  /// All bytes that were asked for have been given.
  open func finishLoading() { finish(with: nil) }

  /// The asset cannot be loaded.
  open func finishLoading(with error: (any Error)?) { finish(with: error ?? URLError(.unknown)) }

  private func finish(with error: (any Error)?) {
    let isFirst = state.withLock { state in
      defer { state.isFinished = true }
      return !state.isFinished && !state.isCancelled
    }
    if isFirst { loader?.finished(self, with: error) }
  }

  /// Takes the question back.
  ///
  /// - Returns: Whether it was not answered before.
  func cancel() -> Bool {
    state.withLock { state in
      defer { if !state.isFinished { state.isCancelled = true } }
      return !state.isFinished && !state.isCancelled
    }
  }
}

/// What an app says about an asset that it loads.
// @unchecked: what changes is guarded by a lock; apps answer on any thread.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  private let values = Locked((type: String?.none, length: Int64(0), ranges: false, renewal: Date?.none))

  /// The type, as `public.mp3`. It is kept.
  open var contentType: String? {
    get { values.withLock { $0.type } }
    set { values.withLock { $0.type = newValue } }
  }

  /// The types that can be played: all.
  open var allowedContentTypes: [String]? { nil }

  /// The number of bytes; those beyond the ones that were given already are asked for next.
  open var contentLength: Int64 {
    get { values.withLock { $0.length } }
    set { values.withLock { $0.length = newValue } }
  }

  /// Whether parts can be loaded alone. It is kept: all bytes are asked for at once.
  open var isByteRangeAccessSupported: Bool {
    get { values.withLock { $0.ranges } }
    set { values.withLock { $0.ranges = newValue } }
  }

  /// When the answer is no longer right. It is kept.
  open var renewalDate: Date? {
    get { values.withLock { $0.renewal } }
    set { values.withLock { $0.renewal = newValue } }
  }
}

/// The bytes of an asset that an app loads.
// @unchecked: what changes is guarded by a lock; apps answer on any thread.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  private weak var loader: AVAssetResourceLoader?
  private let given = Locked(0)

  public let requestedOffset: Int64
  public let requestedLength: Int
  /// Whether the last byte that is asked for is the last of the asset.
  public let requestsAllDataToEndOfResource: Bool

  init(_ loader: AVAssetResourceLoader, offset: Int, length: Int, isWhole: Bool) {
    self.loader = loader
    requestedOffset = Int64(offset)
    requestedLength = length
    requestsAllDataToEndOfResource = isWhole
  }

  /// Where the next bytes belong.
  open var currentOffset: Int64 { requestedOffset + Int64(given.value) }

  /// Gives the next bytes; more than are asked for are ignored.
  open func respond(with data: Data) {
    let (start, part) = given.withLock { given in
      let part = data.prefix(max(0, requestedLength - given))
      defer { given += part.count }
      return (given, part)
    }
    loader?.received(Data(part), at: Int(requestedOffset) + start)
  }
}
