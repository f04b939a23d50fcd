import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A version of the encryption of connections.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}

// Connections here use TLS 1.2 or 1.3: a property that asks for others is kept, and warns.
extension URLSessionConfiguration {
  /// The oldest version that connections may use.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { oldest.version(of: self) ?? .TLSv12 }
    set { oldest.set(newValue, of: self, "tlsMinimumSupportedProtocolVersion", usual: .TLSv12) }
  }

  /// The newest version that connections may use.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { newest.version(of: self) ?? .TLSv13 }
    set { newest.set(newValue, of: self, "tlsMaximumSupportedProtocolVersion", usual: .TLSv13) }
  }
}

private let oldest = VersionKey()
private let newest = VersionKey()

/// The key of a version that is associated with a configuration.
private final class VersionKey: Sendable {
  private var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  func version(of configuration: URLSessionConfiguration) -> tls_protocol_version_t? {
    objc_getAssociatedObject(configuration, address) as? tls_protocol_version_t
  }

  func set(
    _ version: tls_protocol_version_t, of configuration: URLSessionConfiguration, _ name: String,
    usual: tls_protocol_version_t
  ) {
    if version != usual {
      report(.missing("URLSessionConfiguration.\(name)", "connections use TLS 1.2 or 1.3."))
    }
    objc_setAssociatedObject(configuration, address, version, .OBJC_ASSOCIATION_RETAIN)
  }
}
