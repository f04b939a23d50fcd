import Foundation

extension UIImage {
  /// The criteria for choosing among images of one name.
  public final class Configuration {
    /// The appearance to choose for, or `nil` for the default one.
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
    }
  }

  /// Creates an image from a bundle's asset catalogs or files, or `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}
