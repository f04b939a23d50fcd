import FlowFoundation
import Foundation
import SwiftUI

/// A property of a view with the objects of a request, which follows all changes.
///
///     @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var people: FetchedResults<Person>
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
  /// The properties of a request that can be changed.
  public struct Configuration {
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition that objects must satisfy.
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @State private var objects = FetchedObjects()
  private let makeOptions: () -> FetchOptions
  private let transaction: Transaction?

  /// The objects of an entity in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    var options = FetchOptions()
    options.entity = entity
    options.sortDescriptors = sortDescriptors
    options.predicate = predicate
    self.init(copying: options, animation.map { Transaction(animation: $0) })
  }

  /// The objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(copying: fetchRequest.options, animation.map { Transaction(animation: $0) })
  }

  /// The objects of a request, with a transaction for their changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(copying: fetchRequest.options, transaction)
  }

  private init(copying options: FetchOptions, _ transaction: Transaction?) {
    makeOptions = { options }
    self.transaction = transaction
  }

  fileprivate init(of type: NSManagedObject.Type, _ options: FetchOptions, _ animation: Animation?) {
    // The entity is known once a container has the model.
    makeOptions = {
      var options = options
      options.entityName = ModelsInUse.entity(of: type)?.name ?? String(describing: type)
      return options
    }
    transaction = animation.map { Transaction(animation: $0) }
  }

  /// The objects.
  @MainActor public var wrappedValue: FetchedResults<Result> { FetchedResults(objects: objects) }

  /// The request of the results, which can be changed.
  @MainActor public var projectedValue: Binding<Configuration> {
    let objects = objects
    return Binding {
      Configuration(nsSortDescriptors: objects.options.sortDescriptors ?? [], nsPredicate: objects.options.predicate)
    } set: { new in
      objects.change { ($0.sortDescriptors, $0.predicate) = (new.nsSortDescriptors, new.nsPredicate) }
    }
  }

  @MainActor public mutating func _bind(to binder: inout _PropertyBinder) {
    binder.bindFields(of: &self)
    objects.update(makeOptions(), context, transaction)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// The objects of a class in an order.
  // An empty list is one of the other type.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    var options = FetchOptions()
    options.sortDescriptors = sortDescriptors
    options.predicate = predicate
    self.init(of: Result.self, options, animation)
  }

  /// The objects of a class in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate, animation: animation)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}

/// The objects of a request.
@MainActor @preconcurrency
public struct FetchedResults<Result>: @preconcurrency RandomAccessCollection where Result: NSFetchRequestResult {
  fileprivate let objects: FetchedObjects

  private func result(_ object: NSManagedObject) -> Result {
    guard let result = object as? Result else {
      preconditionFailure("A request for \(Result.self) has found \(type(of: object)).")
    }
    return result
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.objects.count }
  public subscript(position: Int) -> Result { result(objects.objects[position]) }

  /// The condition that objects must satisfy.
  public var nsPredicate: NSPredicate? {
    get { objects.options.predicate }
    nonmutating set { objects.change { $0.predicate = newValue } }
  }

  /// The order of the objects.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { objects.options.sortDescriptors ?? [] }
    nonmutating set { objects.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
