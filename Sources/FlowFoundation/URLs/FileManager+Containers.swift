import Foundation

extension FileManager {
  /// The folder that the apps of a group share, in the app's support files; it is created.
  ///
  /// - Parameter groupIdentifier: The identifier of the group.
  /// - Returns: The folder; `nil` if the identifier is empty or the folder cannot be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "-")
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = URL.applicationSupportDirectory.appending(path: "Groups").appending(path: name)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }

  /// The account for documents in iCloud; `nil`, as on a device where nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of a container in iCloud; `nil`, as on a device where nobody is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in iCloud; none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
