import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Requests here use any network: a property that forbids some of them warns.
extension URLRequest {
  /// Whether the request may use networks in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { warn("URLRequest.allowsConstrainedNetworkAccess", unless: newValue) }
  }

  /// Whether the request may use networks that the system considers expensive.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { warn("URLRequest.allowsExpensiveNetworkAccess", unless: newValue) }
  }

  /// Whether the server is assumed to know HTTP/3; it is not.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {
      if newValue { report(.missing("URLRequest.assumesHTTP3Capable", "the server is asked with HTTP/1.1 or 2.")) }
    }
  }
}

extension URLSessionConfiguration {
  /// Whether requests may use networks in Low Data Mode.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { warn("URLSessionConfiguration.allowsConstrainedNetworkAccess", unless: newValue) }
  }

  /// Whether requests may use networks that the system considers expensive.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { warn("URLSessionConfiguration.allowsExpensiveNetworkAccess", unless: newValue) }
  }
}

extension URLSessionConfiguration {
  /// Whether requests wait for a network. Foundation can only read the property here; prepared sources write this one.
  public var _waitsForConnectivity: Bool {
    get { false }
    set {
      if newValue {
        report(.missing("URLSessionConfiguration.waitsForConnectivity", "requests fail at once without a network."))
      }
    }
  }
}

private func warn(_ api: String, unless isAllowed: Bool) {
  if !isAllowed { report(.missing(api, "requests use any network.")) }
}

extension URLError {
  /// Why a request could use no network.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular = 0
    case expensive = 1
    case constrained = 2
  }

  /// Why the request could use no network, where the error says it.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (errorUserInfo["NSURLErrorNetworkUnavailableReasonKey"] as? Int).flatMap { NetworkUnavailableReason(rawValue: $0) }
  }
}
