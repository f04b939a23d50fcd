import FlowFoundation
import FlowUIKit
import Foundation
import PhoneSimulation

/// The metadata of an address.
public struct PhoneLink: Hashable, Sendable {
  public var title: String
  public var image: UIImage?
  public var icon: UIImage?

  /// Creates the metadata of an address.
  public init(title: String, image: UIImage? = nil, icon: UIImage? = nil) {
    self.title = title
    self.image = image
    self.icon = icon
  }
}

private struct LinkTable: PhoneValue {
  var links: [String: PhoneLink] = [:]
}

extension SimulatedPhone {
  /// The metadata of addresses. A request for any other fails.
  public var links: [String: PhoneLink] {
    get { self[LinkTable.self].links }
    set { update(LinkTable.self) { $0.links = newValue } }
  }
}

/// An error of a request.
public struct LPError: Error, CustomNSError, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }

  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { "LPErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// The title and the pictures of an address.
// @unchecked: apps hand it from a request to a view, and change it before.
open class LPLinkMetadata: NSObject, _KeyedValues, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
  /// The picture, for a view.
  var image: UIImage?

  public override init() {}
}

/// Asks for the title and the pictures of an address, in the test's table.
open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources = true
  /// The longest time of a request, in seconds; requests take none here.
  open var timeout: TimeInterval = 30

  private var isCancelled = false

  public override init() {}

  /// Asks about an address.
  ///
  /// - Throws: ``LPError/Code/metadataFetchFailed`` without a connection, or if the test has not set the address.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { try metadata(of: URL) }

  /// Asks about an address, and calls back soon on the main thread.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let answer = Callback { [self] in
      if isCancelled { return completionHandler(nil, LPError(.metadataFetchCancelled)) }
      do { completionHandler(try metadata(of: URL), nil) } catch { completionHandler(nil, error) }
    }
    SimulatedPhone.current.runSoon(named: "a link") { answer.call() }
  }

  /// Ends a request.
  open func cancel() { isCancelled = true }

  private func metadata(of url: URL) throws -> LPLinkMetadata {
    let phone = SimulatedPhone.current
    phone.record("LinkPresentation", "asks about \(url.absoluteString)")
    guard phone.network.isConnected, let link = phone.links[url.absoluteString] else {
      throw LPError(.metadataFetchFailed)
    }
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = url
    metadata.title = link.title
    metadata.imageProvider = link.image.map { NSItemProvider(object: $0) }
    metadata.iconProvider = link.icon.map { NSItemProvider(object: $0) }
    metadata.image = link.image ?? link.icon
    return metadata
  }
}
