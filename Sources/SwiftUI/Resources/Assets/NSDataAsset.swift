import Foundation

/// The file of a data set in an asset catalog.
public class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String

  /// The contents of the file.
  public let data: Data

  /// The type that the catalog gives for the file, or an empty string.
  public let typeIdentifier: String

  /// The data set of the app with a name; nil if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The data set of a bundle with a name; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetLibrary.shared.data(named: name, bundlePath: bundle.bundlePath) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
  }
}
