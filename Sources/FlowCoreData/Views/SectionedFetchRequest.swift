import FlowFoundation
import Foundation
import SwiftUI

/// A property of a view with the objects of a request in sections, which follows all changes.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  @Environment(\.managedObjectContext) private var context
  @State private var objects = FetchedObjects()
  private let makeOptions: () -> FetchOptions
  private let sections: KeyPath<Result, SectionIdentifier>
  private let transaction: Transaction?

  /// The objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// The objects of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    let options = fetchRequest.options
    makeOptions = { options }
    sections = sectionIdentifier
    transaction = animation.map { Transaction(animation: $0) }
  }

  /// The objects in sections.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(objects: objects, keyPath: sections)
  }

  @MainActor public mutating func _bind(to binder: inout _PropertyBinder) {
    binder.bindFields(of: &self)
    objects.update(makeOptions(), context, transaction, sections: sections)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// The objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    makeOptions = {
      var options = FetchOptions()
      options.entityName = ModelsInUse.entity(of: Result.self)?.name ?? String(describing: Result.self)
      options.sortDescriptors = sortDescriptors
      options.predicate = predicate
      return options
    }
    sections = sectionIdentifier
    transaction = animation.map { Transaction(animation: $0) }
  }

  /// The objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
      predicate: predicate, animation: animation)
  }
}

/// The objects of a request in sections.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier, Result>: @preconcurrency RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// Objects with the same identifier of a section.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    fileprivate var list: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { list.count }
    public subscript(position: Int) -> Result { list[position] }
  }

  private let objects: FetchedObjects
  private let keyPath: KeyPath<Result, SectionIdentifier>

  fileprivate init(objects: FetchedObjects, keyPath: KeyPath<Result, SectionIdentifier>) {
    self.objects = objects
    self.keyPath = (objects.sectionKeyPath as? KeyPath<Result, SectionIdentifier>) ?? keyPath
  }

  /// The sections, in the order in which their identifiers first occur.
  private var sections: [Section] {
    var sections: [Section] = []
    var places: [SectionIdentifier: Int] = [:]
    for case let object as Result in objects.objects {
      let id = object[keyPath: keyPath]
      if let place = places[id] {
        sections[place].list.append(object)
      } else {
        places[id] = sections.count
        sections.append(Section(id: id, list: [object]))
      }
    }
    return sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  /// What the sections' identifiers are.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { keyPath }
    nonmutating set { objects.changeSections(newValue) }
  }

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

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
    nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
  }
}
