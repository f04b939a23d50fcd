import Foundation

/// The names of a layer and of what is in it, such as `Layer.Group 1.Fill 1.Color`: `*` is any name, and `**` any number of
/// names.
public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
  public internal(set) var keys: [String]

  public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }
  public init(stringLiteral: String) { self.init(keypath: stringLiteral) }
  public init(keys: [String]) { self.keys = keys }

  public var string: String { keys.joined(separator: ".") }

  /// Whether it names what is at a place.
  func matches(_ names: ArraySlice<String>, from index: Int = 0) -> Bool {
    guard index < keys.count else { return names.isEmpty }
    if keys[index] == "**" {
      return (names.startIndex...names.endIndex).contains { matches(names[$0...], from: index + 1) }
    }
    guard let first = names.first, keys[index] == "*" || keys[index] == first else { return false }
    return matches(names.dropFirst(), from: index + 1)
  }
}
