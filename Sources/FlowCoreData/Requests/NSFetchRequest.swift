import Foundation

/// What a request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The kind of a request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  public override init() {}

  /// Runs the request.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    throw CocoaError(.persistentStoreOperation)
  }

  /// Runs the request for a coordinator, which answers a fetch with a list.
  func answer(in context: NSManagedObjectContext) throws -> Any { try run(in: context) }
}

/// The answer of a store.
open class NSPersistentStoreResult: NSObject {}

/// What a request selects.
struct FetchOptions {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?
  var isDistinct = false
  var refreshes = false
  /// The stores that are asked; `nil` for all that have the entity.
  var stores: [NSPersistentStore]?
}

/// A request for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  var options = FetchOptions()

  public override init() {}

  /// A request for the objects of the entity with a name.
  public convenience init(entityName: String) {
    self.init()
    options.entityName = entityName
  }

  /// The stores that are asked; `nil` for all that have the entity.
  open override var affectedStores: [NSPersistentStore]? {
    get { options.stores }
    set { options.stores = newValue }
  }

  open var entity: NSEntityDescription? {
    get { options.entity }
    set { options.entity = newValue }
  }

  open var entityName: String? { options.entity?.name ?? options.entityName }

  /// The condition that objects must satisfy.
  open var predicate: NSPredicate? {
    get { options.predicate }
    set { options.predicate = newValue }
  }

  open var sortDescriptors: [NSSortDescriptor]? {
    get { options.sortDescriptors }
    set { options.sortDescriptors = newValue }
  }

  /// The largest number of objects; 0 stands for all.
  open var fetchLimit: Int {
    get { options.limit }
    set { options.limit = newValue }
  }

  /// The number of objects that are left out at the start.
  open var fetchOffset: Int {
    get { options.offset }
    set { options.offset = newValue }
  }

  open var resultType: NSFetchRequestResultType {
    get { options.resultType }
    set { options.resultType = newValue }
  }

  open var includesSubentities: Bool {
    get { options.includesSubentities }
    set { options.includesSubentities = newValue }
  }

  /// Whether changes count that are not saved.
  open var includesPendingChanges: Bool {
    get { options.includesPendingChanges }
    set { options.includesPendingChanges = newValue }
  }

  /// The properties of dictionaries: names, properties or expressions.
  open var propertiesToFetch: [Any]? {
    get { options.propertiesToFetch }
    set { options.propertiesToFetch = newValue }
  }

  open var propertiesToGroupBy: [Any]? {
    get { options.propertiesToGroupBy }
    set { options.propertiesToGroupBy = newValue }
  }

  open var havingPredicate: NSPredicate? {
    get { options.havingPredicate }
    set { options.havingPredicate = newValue }
  }

  open var returnsDistinctResults: Bool {
    get { options.isDistinct }
    set { options.isDistinct = newValue }
  }

  /// Whether objects that are known already are read again.
  open var shouldRefreshRefetchedObjects: Bool {
    get { options.refreshes }
    set { options.refreshes = newValue }
  }

  /// The number of rows that are read at once. Approximate: all are.
  open var fetchBatchSize = 0
  /// Whether values are read. Approximate: they are.
  open var includesPropertyValues = true
  /// Whether results are faults until somebody asks for a value.
  open var returnsObjectsAsFaults = true
  /// Relationships that are read with the objects. Approximate: they are read when somebody asks for them.
  open var relationshipKeyPathsForPrefetching: [String]?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.options = options
    copy.fetchBatchSize = fetchBatchSize
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.includesPropertyValues = includesPropertyValues
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    return copy
  }

  /// Runs the request in the context whose work is running.
  ///
  /// - Throws: `CocoaError` if the work of no context is running, or the store cannot be read.
  open func execute() throws -> [ResultType] {
    if let context = ContextQueue.context { return try context.fetch(self) }
    throw CocoaError(
      .persistentStoreOperation,
      userInfo: [
        NSLocalizedDescriptionKey:
          "NSFetchRequest.execute() has no context here: call it in context.perform, or use context.fetch(request)."
      ]
    )
  }

  override func answer(in context: NSManagedObjectContext) throws -> Any { try context.results(options) }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    try NSAsynchronousFetchRequest(fetchRequest: self).run(in: context)
  }
}

/// The results of a request.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public let finalResult: [ResultType]?

  init(
    _ results: [ResultType], of request: NSAsynchronousFetchRequest<ResultType>, in context: NSManagedObjectContext
  ) {
    (fetchRequest, finalResult) = (request, results)
    super.init(context)
  }
}

/// The answer to a request that Apple's systems carry out in the background; here it is complete.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public let managedObjectContext: NSManagedObjectContext
  /// `nil`: a request that fails throws.
  open var operationError: (any Error)? { nil }
  /// `nil`: there is nothing to wait for.
  open var progress: Progress? { nil }

  init(_ context: NSManagedObjectContext) { managedObjectContext = context }

  /// Stops the request, which is complete.
  open func cancel() {}
}

/// A request whose results are handed to a closure. It runs at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// How many results are expected, for the progress. Without effect.
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let results = try context.results(fetchRequest.options).compactMap { $0 as? ResultType }
    let result = NSAsynchronousFetchResult(results, of: self, in: context)
    completionBlock?(result)
    return result
  }
}

/// An expression among the properties of dictionaries.
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: FlowFoundation.NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  public var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType) }
    set { expressionResultType = newValue.rawValue }
  }
}
