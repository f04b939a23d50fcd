import FlowFoundation
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A certificate, as the bytes of its file. Certificates are not read here.
public final class SecCertificate: Hashable, Sendable {
  fileprivate let data: Data

  fileprivate init(data: Data) { self.data = data }

  public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs.data == rhs.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Creates a certificate from the bytes of its file, or `nil` without bytes.
public func SecCertificateCreateWithData(_ allocator: CFTypeRef?, _ data: CFData) -> SecCertificate? {
  data.isEmpty ? nil : SecCertificate(data: data)
}

/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

/// A key. There are none here: nothing makes one.
public final class SecKey: Hashable, Sendable {
  private init() {}

  public static func == (lhs: SecKey, rhs: SecKey) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a certificate has to prove.
public final class SecPolicy: Sendable {
  fileprivate init() {}
}

/// The policy of a server's certificate, for a host.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// The policy of any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// The policy of a certificate that was not revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// The question whether certificates can be trusted.
public final class SecTrust {
  fileprivate let certificates: [SecCertificate]

  fileprivate init(certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The result of a question whether certificates can be trusted.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed
  case deny = 3
  case unspecified
  case recoverableTrustFailure
  case fatalTrustFailure
  case otherError
}

/// Creates the question for a certificate or several ones.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  guard let list = certificates as? [SecCertificate] ?? (certificates as? SecCertificate).map({ [$0] }), !list.isEmpty
  else { return errSecParam }
  trust.pointee = SecTrust(certificates: list)
  return errSecSuccess
}

/// Sets what the certificates have to prove.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }

/// Sets the certificates that are trusted.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}

/// Sets whether only those certificates are trusted.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}

/// The number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }

/// The certificate at a place.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

/// The certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// Whether the certificates can be trusted: never, with a warning, because they are not read here.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  report(.missing("SecTrustEvaluateWithError(_:_:)", "certificates are not read, and none is trusted."))
  return false
}

/// Whether the certificates can be trusted: never, with a warning, because they are not read here.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  report(.missing("SecTrustEvaluate(_:_:)", "certificates are not read, and none is trusted."))
  result.pointee = .fatalTrustFailure
  return errSecSuccess
}

/// The key of the first certificate: `nil`, with a warning, because certificates are not read here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// The key of the first certificate: `nil`, with a warning, because certificates are not read here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? {
  report(.missing("SecTrustCopyKey(_:)", "certificates are not read."))
  return nil
}

extension URLProtectionSpace {
  /// The server's certificates: `nil`, because the network of this system checks them itself.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates the answer that certificates are trusted. It is like one without a name: the network of this system checks
  /// certificates itself.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
