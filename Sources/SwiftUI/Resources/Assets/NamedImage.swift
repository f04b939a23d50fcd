import Foundation

/// A picture of an app's resources.
package struct NamedImage: Hashable, Sendable {
  package let name: String
  package let bundlePath: String?

  init(name: String, bundle: Bundle?) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }
}
