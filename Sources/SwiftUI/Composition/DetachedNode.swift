/// Keeps the state of a view that is looked at without being shown.
///
/// It has no children and takes no part in layout; what its view changes is applied, and nothing appears.
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

  // What was read has changed; the body is evaluated when it is asked for.
  package override func evaluate() { isDirty = false }

  package override func willUnmount() {
    for case let storage as any UnmountableStorage in storage { storage.unmount() }
  }
}
