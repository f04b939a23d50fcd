/// The name of a method, and how the method is called.
///
/// There is no Objective-C here. `#selector(tap(_:))` becomes a call of `_selector` with the method, which has the
/// receiver as its first argument: the receiver of a message decides which override runs, and a selector retains
/// nothing. A selector made from a text has a name only, and no object responds to it.
public struct Selector: Hashable, Sendable {
  /// The name, such as `tap:`.
  let name: String
  private let method: (any SelectorMethod)?

  /// Creates a selector that no object responds to.
  ///
  /// - Parameter text: Its name.
  public init(_ text: String) {
    name = text
    method = nil
  }

  init(_ name: String, _ method: some SelectorMethod) {
    // The name of a method without its labels.
    let needsColons = !name.contains(":") && method.argumentCount > 0
    self.name = needsColons ? name + String(repeating: ":", count: method.argumentCount) : name
    self.method = method
  }

  /// Whether two selectors have the same name, as in Objective-C.
  public static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether an object has the method.
  ///
  /// - Parameter target: An object, or a type for a static method.
  public func _isMethod(of target: Any) -> Bool { method?.accepts(target) ?? false }

  /// Sends the message, on this thread, as Objective-C does.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - arguments: The arguments; those that the method does not have are ignored, missing ones are `nil`.
  /// - Returns: The result of the method, in an optional value; `nil` if the receiver does not have it.
  @discardableResult
  public func _send(to target: Any, _ arguments: [Any?] = []) -> Any?? {
    guard let method, method.accepts(target) else { return nil }
    return .some(method.call(target, arguments, name: name))
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector that no object responds to.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A selector with a name, which no object responds to.
public func NSSelectorFromString(_ text: String) -> Selector { Selector(text) }
