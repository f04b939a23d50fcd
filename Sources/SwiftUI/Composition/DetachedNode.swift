/// Keeps the state of a view that is inspected without being shown.
///
/// It has no children and does not affect layout. State changes are applied, but no views appear.
@MainActor
package final class DetachedNode: _ViewNode {
  private var storage: [AnyObject] = []

  override init(_ context: _NodeContext) {
    super.init(context)
  }

  package override func bindProperties<Value>(of value: inout Value) -> _PropertyBinder? {
    var binder = _PropertyBinder(node: self, storage: storage)
    binder.bindFields(of: &value)
    storage = binder.storage
    return binder
  }

  // A dependency has changed; the body is evaluated on demand.
  package override func evaluate() { isDirty = false }

  package override func willUnmount() {
    for case let storage as any UnmountableStorage in storage { storage.unmount() }
  }
}
