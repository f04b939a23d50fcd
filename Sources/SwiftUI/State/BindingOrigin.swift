/// Where the value of a binding is, as the way to it from something that lives as long as the binding does.
///
/// Only what tells its readers about changes is an origin: a state, or an observable object.
package enum BindingOrigin: Equatable {
  case location(ObjectIdentifier)
  case object(ObjectIdentifier, AnyKeyPath)
  case member(Nested<BindingOrigin>, AnyKeyPath)
  case element(Nested<BindingOrigin>, Int)
}
