/// A type that an app uses as its delegate.
///
/// There is no application object here: none of a delegate's methods is called.
public protocol UIApplicationDelegate: AnyObject {}

/// A property wrapper type that you use to create a UIKit app delegate.
///
/// It lets an app's source compile. No delegate is made: Foundation here cannot make an object of a class that it is
/// only given the type of.
///
/// - Note: Approximate: there is no application object: none of a delegate's methods is called.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  private let type: DelegateType.Type

  /// The underlying app delegate; there is none.
  @MainActor
  public var wrappedValue: DelegateType {
    fatalError(
      "There is no application and no \(DelegateType.self) on Linux: guard the code that uses the app delegate, or move "
        + "what it needs into a model.")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: UIApplicationDelegate {
  /// Creates a UIKit app delegate adaptor.
  ///
  /// - Parameter delegateType: The type of application delegate that you define in your app.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    type = delegateType
  }
}
