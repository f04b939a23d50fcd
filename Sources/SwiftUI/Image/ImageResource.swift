/// An image resource of an asset catalog.
///
/// Xcode generates one constant for each image of a catalog; `FlowAssets` does the same for a package.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates an image resource from a name and the bundle that contains its catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Initializes an image with an image resource.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
