import Foundation

extension UserDefaults {
  /// Removes the values of a domain: prepared sources call this method. With Foundation on Linux, the standard defaults of
  /// the app itself keep values that were not yet written.
  public func _removePersistentDomain(forName domainName: String) {
    removePersistentDomain(forName: domainName, ofApp: Bundle.main.bundleIdentifier)
  }

  package func removePersistentDomain(forName name: String, ofApp app: String?) {
    removePersistentDomain(forName: name)
    guard name == app else { return }
    let standard = UserDefaults.standard
    for key in persistentDomain(forName: "kCFPreferencesCurrentApplication")?.keys.map({ $0 }) ?? [] {
      standard.removeObject(forKey: key)
    }
  }
}
