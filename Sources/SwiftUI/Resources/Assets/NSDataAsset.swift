import AssetCatalogs
import Foundation

/// The file of a data set in an asset catalog.
public class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String

  /// The contents of the file.
  public let data: Data

  /// The type specified in the catalog, or an empty string.
  public let typeIdentifier: String

  /// Loads the app's data set with a name; returns `nil` if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Loads a bundle's data set with a name; returns `nil` if there is none.
  public init?(name: String, bundle: Bundle) {
    do throws(FileFault) {
      guard let found = try AssetLibrary.shared.data(named: name, bundlePath: bundle.bundlePath) else { return nil }
      self.name = name
      data = found.data
      typeIdentifier = found.type
    } catch {
      reportWarning("The data set '\(name)' cannot be read: \(error).")
      return nil
    }
  }
}
