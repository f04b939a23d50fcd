import FlowFoundation
import Foundation

/// Keeps a password for a web site: not here, where passwords are not shared with sites, with a warning; it ends without an error.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
  report(.missing("SecAddSharedWebCredential(_:_:_:_:)", "passwords of web sites are not kept."))
  completionHandler(nil)
}

/// Asks for the passwords of a web site: none here, with a warning.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  report(.missing("SecRequestSharedWebCredential(_:_:_:)", "passwords of web sites are not kept."))
  completionHandler([], nil)
}

/// A new password: four groups of three characters, the next of the phone's random numbers.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let characters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
  var bytes = [UInt8](repeating: 0, count: 12)
  _ = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
  let text = bytes.map { characters[Int($0) % characters.count] }
  return stride(from: 0, to: 12, by: 3).map { String(text[$0..<$0 + 3]) }.joined(separator: "-")
}
