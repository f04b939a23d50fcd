// The functions of Objective-C's runtime that find classes and their methods. There is no such runtime: no class and no
// method is found, as on a phone where they do not exist, so that nothing can be exchanged either.

/// A method of a class in Objective-C.
public typealias Method = OpaquePointer

/// Finds a class by its name; there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>?) -> Any? { nil }

/// Finds a method of a class; there is none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Finds a method of a class itself; there is none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Exchanges two methods, which cannot be found.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
