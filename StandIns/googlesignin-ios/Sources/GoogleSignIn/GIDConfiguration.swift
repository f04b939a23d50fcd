import Foundation

/// What Google knows an app by.
public final class GIDConfiguration: NSObject, NSCopying, Sendable {
  public let clientID: String
  public let serverClientID: String?
  public let hostedDomain: String?
  public let openIDRealm: String?

  /// Creates a configuration.
  public init(clientID: String, serverClientID: String?, hostedDomain: String?, openIDRealm: String?) {
    self.clientID = clientID
    self.serverClientID = serverClientID
    self.hostedDomain = hostedDomain
    self.openIDRealm = openIDRealm
  }

  public convenience init(clientID: String) {
    self.init(clientID: clientID, serverClientID: nil, hostedDomain: nil, openIDRealm: nil)
  }

  public convenience init(clientID: String, serverClientID: String?) {
    self.init(clientID: clientID, serverClientID: serverClientID, hostedDomain: nil, openIDRealm: nil)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
