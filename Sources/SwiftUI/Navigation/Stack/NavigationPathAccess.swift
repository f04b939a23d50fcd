/// Type-erased access to the values of a stack's path.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]

  /// Appends a value; returns `false` if the path cannot contain values of that type.
  let append: (AnyHashable) -> Bool

  let removeLast: (Int) -> Void

  /// The element type of the path in messages.
  let elementDescription: String

  init(_ path: Binding<NavigationPath>) {
    elementDescription = "any Hashable type"
    values = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    elementDescription = "\(Data.Element.self)"
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    removeLast = { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) }
  }
}
