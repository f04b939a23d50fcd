import Foundation

/// What a selector calls.
protocol SelectorMethod: Sendable {
  var argumentCount: Int { get }
  func accepts(_ target: Any) -> Bool
  func call(_ target: Any, _ arguments: [Any?], name: String) -> Any?
}

/// A method of instances.
///
/// Unchecked, because the closure is the unapplied method, which captures nothing.
struct InstanceMethod<Target, each Argument, Result>: SelectorMethod, @unchecked Sendable {
  let method: (Target) -> (repeat each Argument) -> Result

  var argumentCount: Int { SelectorArguments.count(repeat (each Argument).self) }
  func accepts(_ target: Any) -> Bool { target is Target }

  func call(_ target: Any, _ arguments: [Any?], name: String) -> Any? {
    guard let receiver = target as? Target else { return nil }
    var values = SelectorArguments(arguments, name: name)
    return SelectorArguments.result(method(receiver)(repeat values.next((each Argument).self)))
  }
}

/// A method of a type.
///
/// Unchecked, because the closure captures the type alone.
struct TypeMethod<each Argument, Result>: SelectorMethod, @unchecked Sendable {
  let method: (repeat each Argument) -> Result

  var argumentCount: Int { SelectorArguments.count(repeat (each Argument).self) }
  func accepts(_ target: Any) -> Bool { target is any Any.Type }

  func call(_ target: Any, _ arguments: [Any?], name: String) -> Any? {
    var values = SelectorArguments(arguments, name: name)
    return SelectorArguments.result(method(repeat values.next((each Argument).self)))
  }
}

/// A method of instances that is isolated to the main actor.
struct MainActorInstanceMethod<Target, each Argument, Result> {
  let method: (Target) -> @MainActor (repeat each Argument) -> Result
}

/// A method of a type that is isolated to the main actor.
struct MainActorTypeMethod<each Argument, Result> {
  let method: @MainActor (repeat each Argument) -> Result
}

extension InstanceMethod {
  /// Calls a method of the main actor on the thread of the message, as Objective-C does, where the actor is not known.
  ///
  /// The structures are of equal layout, because the isolation of a function is no part of its value.
  init(_ isolated: MainActorInstanceMethod<Target, repeat each Argument, Result>) {
    self = unsafeBitCast(isolated, to: Self.self)
  }
}

extension TypeMethod {
  /// Calls a method of the main actor on the thread of the message.
  init(_ isolated: MainActorTypeMethod<repeat each Argument, Result>) {
    self = unsafeBitCast(isolated, to: Self.self)
  }
}

/// The getter of a property.
///
/// Unchecked, because the key path of an expression captures nothing.
struct Getter<Target, Value>: SelectorMethod, @unchecked Sendable {
  let path: KeyPath<Target, Value>

  var argumentCount: Int { 0 }
  func accepts(_ target: Any) -> Bool { target is Target }
  func call(_ target: Any, _ arguments: [Any?], name: String) -> Any? { (target as? Target)?[keyPath: path] }
}

/// The setter of a property.
///
/// Unchecked, because the key path of an expression captures nothing.
struct Setter<Target, Value>: SelectorMethod, @unchecked Sendable {
  let path: ReferenceWritableKeyPath<Target, Value>

  var argumentCount: Int { 1 }
  func accepts(_ target: Any) -> Bool { target is Target }

  func call(_ target: Any, _ arguments: [Any?], name: String) -> Any? {
    var values = SelectorArguments(arguments, name: name)
    (target as? Target)?[keyPath: path] = values.next(Value.self)
    return nil
  }
}

/// The arguments of a message, one after the other.
struct SelectorArguments {
  private let values: [Any?]
  private let name: String
  private var index = 0

  init(_ values: [Any?], name: String) {
    self.values = values
    self.name = name
  }

  /// The next argument, as a type of the method.
  mutating func next<Argument>(_ type: Argument.Type) -> Argument {
    defer { index += 1 }
    let value = index < values.count ? values[index] : nil
    if let argument = Self.converted(value, to: type) { return argument }
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    preconditionFailure(
      "The selector \"\(name)\" was sent with \(given) as argument \(index + 1); its method expects \(Argument.self).")
  }

  /// A value as a type, also a value of Swift as its object of Foundation, and an object as its value.
  private static func converted<Argument>(_ value: Any?, to type: Argument.Type) -> Argument? {
    guard let value else { return Optional<Any>.none as? Argument }
    if let argument = value as? Argument { return argument }
    if let bridged = value as? any _ObjectiveCBridgeable { return bridged._bridgeToObjectiveC() as? Argument }
    return nil
  }

  static func count<each Argument>(_ types: repeat (each Argument).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }

  /// The result of a method; `nil` for none.
  static func result<Result>(_ result: Result) -> Any? { result is Void ? nil : result }
}
