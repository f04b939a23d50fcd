import Foundation

extension UIImage {
  /// What a picture is chosen for among those of its name.
  public final class Configuration {
    /// The appearance that it is for, if that is not the usual one.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
    }
  }

  /// A picture of a bundle's asset catalogs or files, or `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}
