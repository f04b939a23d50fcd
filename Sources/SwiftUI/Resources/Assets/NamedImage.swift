import Foundation

/// An image from an app's resources, identified by name.
package struct NamedImage: Hashable, Sendable {
  package let name: String
  package let bundlePath: String?

  init(name: String, bundle: Bundle?) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }
}
