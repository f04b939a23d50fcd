import Foundation

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition; `nil` for all models of the type.
  public var predicate: Predicate<T>?
  /// The orders, of which later ones decide between models that are equal for earlier ones.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models; `nil` for any.
  public var fetchLimit: Int?
  /// The number of models at the beginning that are left out.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count.
  public var includePendingChanges = true
  /// The properties to load at once; all if there are none. Others are loaded on access.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to load at once. Without effect on the result.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
