import Foundation

extension NSObjectProtocol {
  /// Whether the object has the method of a selector.
  public func responds(to selector: Selector!) -> Bool { selector._isMethod(of: self) }

  /// Sends a message.
  ///
  /// - Returns: The result, if it is an object.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { send(selector, []) }

  /// Sends a message with an argument.
  ///
  /// - Returns: The result, if it is an object.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [argument])
  }

  /// Sends a message with two arguments.
  ///
  /// - Returns: The result, if it is an object.
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [first, second])
  }

  private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let result = selector._send(to: self, arguments) else {
      preconditionFailure(
        "The selector \"\(selector)\" was sent to a \(type(of: self)), which has no such method; "
          + "ask responds(to:) first, or make the selector with #selector and a method of \(type(of: self)).")
    }
    return keep(result)
  }
}

/// The result of a message, if it is an object.
private func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
  guard let object = result.map({ $0 as AnyObject }), result.map({ type(of: $0) is AnyClass }) == true else {
    return nil
  }
  // There is no pool that keeps a new object for its receiver: it lives until the next message of the thread.
  Thread.current.threadDictionary["FlowObjectiveC.result"] = object
  return .passUnretained(object)
}

/// A class that answers messages to itself by the names of its methods.
public protocol _ClassMethods: NSObjectProtocol {
  /// The result of a method without arguments; `nil` if the class has none of the name.
  static func _value(ofClassMethod name: String) -> AnyObject?
}

extension NSObjectProtocol {
  /// Whether the class has the method of a selector.
  public static func responds(to selector: Selector!) -> Bool {
    (self as? any _ClassMethods.Type)?._value(ofClassMethod: selector.name) != nil || selector._isMethod(of: self)
  }

  /// Sends a message to the class.
  ///
  /// - Returns: The result, if it is an object.
  @discardableResult
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    if let value = (self as? any _ClassMethods.Type)?._value(ofClassMethod: selector.name) {
      return .passUnretained(value)
    }
    guard let result = selector._send(to: self, []) else {
      preconditionFailure(
        "The selector \"\(selector!)\" was sent to the class \(self), which has no such method; "
          + "ask responds(to:) first.")
    }
    return keep(result)
  }
}

/// Runs a closure; there is no pool to drain here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
