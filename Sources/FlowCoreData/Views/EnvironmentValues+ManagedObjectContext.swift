import SwiftUI

extension EnvironmentValues {
  private enum ManagedObjectContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }

  /// The context of the objects that views show.
  ///
  /// Without `environment(\.managedObjectContext, …)` it has no stores: fetches find nothing, and a mistake is recorded.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
