/// The location of a binding's value: a path from an object that lives as long as the binding.
///
/// Only sources that notify their readers are origins: a state, or an observable object.
package enum BindingOrigin: Equatable {
  case location(ObjectIdentifier)
  case object(ObjectIdentifier, AnyKeyPath)
  case member(Nested<BindingOrigin>, AnyKeyPath)
  case element(Nested<BindingOrigin>, Int)
}
