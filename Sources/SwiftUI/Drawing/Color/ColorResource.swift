import Foundation

/// A color resource of an asset catalog.
///
/// Xcode generates one constant for each color set of a catalog; `FlowAssets` does the same for a package.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a color resource with a name and the bundle of its catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Initializes a color with a color resource.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
