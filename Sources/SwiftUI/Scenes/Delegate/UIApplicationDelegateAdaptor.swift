/// A property wrapper type that you use to create a UIKit app delegate.
///
/// The delegate is created when it is first needed: when the app is launched or the property is read.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private let holder: DelegateHolder<DelegateType>

  /// Creates a UIKit app delegate adaptor.
  ///
  /// It is declared here and not in an extension, which Swift does not search for the initial value of a property with
  /// nothing but a type, as in `@UIApplicationDelegateAdaptor private var delegate: MyDelegate`.
  ///
  /// - Parameter delegateType: The type of application delegate that you define in your app.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    holder = DelegateHolder()
  }

  /// The underlying app delegate.
  @MainActor
  public var wrappedValue: DelegateType { holder.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// A projection of the observed object that creates bindings to its properties.
  @MainActor
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: holder.delegate).projectedValue
  }
}

/// Stores the delegate of one app.
@MainActor
private final class DelegateHolder<DelegateType: NSObject> {
  private(set) lazy var delegate = makeObject(of: DelegateType.self)

  nonisolated init() {}
}

/// A property of an app that provides an application delegate.
@MainActor
private protocol ApplicationDelegateProvider {
  var applicationDelegate: (any UIApplicationDelegate)? { get }
}

extension UIApplicationDelegateAdaptor: ApplicationDelegateProvider {
  fileprivate var applicationDelegate: (any UIApplicationDelegate)? { wrappedValue }
}

/// The application delegate of an app, provided by one of its properties.
@MainActor
func applicationDelegate<A: App>(of app: A) -> (any UIApplicationDelegate)? {
  for property in Mirror(reflecting: app).children {
    if let provider = property.value as? any ApplicationDelegateProvider { return provider.applicationDelegate }
  }
  return nil
}

/// Calls `init()` of a class that is known only by its metatype.
///
/// Swift does not allow the call, because a subclass need not have the initializer. `NSObject.init()` has a fixed
/// position in the class's vtable, though, which `_ObjectMaker` shares. As with UIKit, a delegate without `init()` ends
/// the program here.
@MainActor
package func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  let maker = unsafeBitCast(type as AnyClass, to: _ObjectMaker.Type.self)
  return unsafeDowncast(maker.init() as AnyObject, to: Object.self)
}

/// A class that makes `init()` callable through the vtable, because subclasses may be in any module. Not part of
/// SwiftUI's API.
open class _ObjectMaker: NSObject {
  public required override init() {}
}
