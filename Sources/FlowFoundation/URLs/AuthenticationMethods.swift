// The network of this system checks certificates itself: no challenge names these methods.

/// The method of a challenge by a server's certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The method of a challenge for a certificate of the client.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
