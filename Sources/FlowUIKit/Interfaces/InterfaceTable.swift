import FlowObjectiveC
import SwiftUI

/// The outlets and actions of a class by their names, for storyboards and nibs.
///
/// On Apple's systems, Objective-C finds a property or a method by its name. Here the source preparation writes a type with
/// this conformance into each class or extension with `@IBOutlet`, `@IBAction`, `@IBSegueAction` or `@IBInspectable`
/// (Docs/Decisions/0048). It is found in the conformance records of the program.
public protocol _InterfaceTable {
  @MainActor static var _members: [_InterfaceMember] { get }
}

/// A property or a method of a class, by the name that a storyboard uses.
@MainActor
public struct _InterfaceMember {
  let name: String
  let setter: Setter?
  let selector: Selector?

  /// How a property of objects is set.
  struct Setter {
    /// Whether an object has the property.
    let accepts: (AnyObject) -> Bool
    /// Sets it; returns whether the value has the property's type.
    let set: (AnyObject, Any?) -> Bool
  }

  /// A property that an outlet or a runtime attribute sets.
  public static func property<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> Self {
    property(name) { (object: Root, value: Value) in object[keyPath: path] = value }
  }

  /// A property that must not be read when it is set, as a write through a key path does.
  static func property<Root: AnyObject, Value>(_ name: String, set: @escaping (Root, Value) -> Void) -> Self {
    let setter = Setter(accepts: { $0 is Root }) { object, value in
      guard let object = object as? Root, let value = converted(value, to: Value.self) else { return false }
      set(object, value)
      return true
    }
    return Self(name: name, setter: setter, selector: nil)
  }

  /// A method that an action calls.
  public static func action(_ selector: Selector) -> Self {
    Self(name: NSStringFromSelector(selector), setter: nil, selector: selector)
  }

  /// A value as that of a property; numbers become those of the property's type.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    guard let number = value as? InterfaceNumber else { return nil }
    return number.forms.lazy.compactMap { $0 as? Value }.first
  }
}

/// A number of a runtime attribute, whose type is that of the property.
struct InterfaceNumber {
  let value: Double
  let isBoolean: Bool

  var forms: [Any] {
    if isBoolean { return [value != 0, NSNumber(value: value != 0)] }
    var forms: [Any] = [value, CGFloat(value), Float(value)]
    if value.magnitude < 1e15 { forms += [Int(value), UInt(max(0, value)), Int32(clamping: Int(value))] }
    return forms + [value != 0, NSNumber(value: value)]
  }
}

/// All tables of the program.
@MainActor
enum InterfaceTables {
  private static let types = TypeDiscovery.types(conformingTo: (any _InterfaceTable).self)

  private static let members: [String: [_InterfaceMember]] = {
    let all = types.compactMap { $0 as? any _InterfaceTable.Type }.flatMap { $0._members }
    return Dictionary(grouping: all, by: \.name)
  }()

  /// The method of an object with a name.
  static func selector(_ name: String, of object: AnyObject) -> Selector? {
    members[name]?.lazy.compactMap(\.selector).first { $0._isMethod(of: object) }
  }

  /// How the property of an object with a name is set.
  static func setter(_ name: String, of object: AnyObject) -> _InterfaceMember.Setter? {
    members[name]?.lazy.compactMap(\.setter).first { $0.accepts(object) }
  }

  /// The class with a name. A module that is not the file's own is one that the program's tables and delegates are in.
  static func type(named name: String, in module: String?) -> AnyClass? {
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  private static let modules: [String] = {
    let delegates = TypeDiscovery.types(conformingTo: (any UIApplicationDelegate).self)
    let scenes = TypeDiscovery.types(conformingTo: (any UISceneDelegate).self)
    let names = (delegates + scenes + types).map { String(String(reflecting: $0).prefix { $0 != "." }) }
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted } + ["FlowUIKit"]
  }()
}
