import FlowFoundation
import Foundation

/// What has happened to an object of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// Objects with the same name of a section.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Is told what changes in a controller's objects.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// The identifiers that were inserted and removed; those of moved objects are both. Sections are not told.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// The names of the sections and the identifiers of the objects, after a fetch and after each change.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}

  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? {
    FetchedSection.indexTitle(sectionName)
  }
}

/// The objects of a request, kept up to date, perhaps in sections.
open class NSFetchedResultsController<ResultType>: NSObject {
  private let core: FetchedResultsCore
  /// The controller that delegates see.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult>?
  public let fetchRequest: NSFetchRequest<ResultType>

  /// - Parameters:
  ///   - fetchRequest: A request with at least one sort descriptor.
  ///   - sectionNameKeyPath: The property whose values are the names of sections.
  ///   - name: The name of a cache, without effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      reportMistake("An instance of NSFetchedResultsController requires a fetch request with sort descriptors.")
    }
    self.fetchRequest = fetchRequest
    core = FetchedResultsCore(context, sectionNameKeyPath)
    super.init()
    core.indexTitle = { [weak self] name in
      // The title may be nil: such a section is not in the index.
      if let self { self.sectionIndexTitle(forSectionName: name) } else { FetchedSection.indexTitle(name) }
    }
  }

  private init(_ core: FetchedResultsCore, _ options: FetchOptions) {
    self.core = core
    fetchRequest = NSFetchRequest()
    fetchRequest.options = options
  }

  open var managedObjectContext: NSManagedObjectContext { core.context }
  open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
  open var cacheName: String? { nil }

  /// Removes a cache. There is none.
  open class func deleteCache(withName name: String?) {}

  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set {
      core.delegate = newValue
      let erased = erased ?? NSFetchedResultsController<any NSFetchRequestResult>(core, fetchRequest.options)
      self.erased = erased
      core.controller = { [weak self] in
        (self as Any as? NSFetchedResultsController<any NSFetchRequestResult>) ?? self?.erased
      }
    }
  }

  /// Fetches the objects.
  ///
  /// - Throws: `CocoaError` if the store cannot be read.
  open func performFetch() throws {
    try core.fetch(fetchRequest.options)
  }

  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

  open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }

  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] { core.sections?.compactMap(\.indexTitle) ?? [] }

  /// The title of a section in an index: what the delegate says, or the first letter of the name, as a capital one.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate = core.delegate, let controller = core.controller() else {
      return FetchedSection.indexTitle(sectionName)
    }
    return delegate.controller(controller, sectionIndexTitleForSectionName: sectionName)
  }

  /// The section of a title in the index.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sectionIndex: The place of the title in ``sectionIndexTitles``.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    let titled = (core.sections ?? []).indices.filter { core.sections?[$0].indexTitle != nil }
    guard titled.indices.contains(sectionIndex) else {
      preconditionFailure("The NSFetchedResultsController has no section with the index title '\(title)'.")
    }
    return titled[sectionIndex]
  }

  /// The object at a section and a place in it.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = core.sections?[indexPath[0]].list[indexPath[1]] as? ResultType else {
      preconditionFailure("No object at index \(indexPath) of the NSFetchedResultsController.")
    }
    return object
  }

  /// The section and the place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { FetchedSection.place(of: $0, in: core.sections ?? []) }
  }
}

/// A section of a controller.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var list: [NSManagedObject]
  let indexTitle: String?

  /// The first letter of a name, as a capital one.
  static func indexTitle(_ name: String) -> String? { name.first.map { String($0).uppercased() } }

  var numberOfObjects: Int { list.count }
  var objects: [Any]? { list }

  static func place(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let place = section.list.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [number, place]) }
    }
    return nil
  }

  /// The objects in sections, in the order in which the names first occur.
  static func sections(
    of objects: [NSManagedObject], by keyPath: String?, _ indexTitle: (String) -> String?
  ) -> [FetchedSection] {
    guard let keyPath else { return [FetchedSection(name: "", list: objects, indexTitle: nil)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let value = object.value(forKeyPath: keyPath)
      let name = value.map { ($0 as? String) ?? "\($0)" } ?? ""
      if let place = sections.firstIndex(where: { $0.name == name }) {
        sections[place].list.append(object)
      } else {
        sections.append(FetchedSection(name: name, list: [object], indexTitle: indexTitle(name)))
      }
    }
    return sections
  }
}

/// The objects of a controller, whatever their type.
final class FetchedResultsCore: ContextWatcher {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  var controller: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
  var indexTitle: (String) -> String? = FetchedSection.indexTitle
  private var options: FetchOptions?
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [FetchedSection]?
  private var root = ""

  init(_ context: NSManagedObjectContext, _ sectionNameKeyPath: String?) {
    self.context = context
    self.sectionNameKeyPath = sectionNameKeyPath
    context.add(self)
  }

  func fetch(_ options: FetchOptions) throws {
    self.options = options
    root = try context.entity(of: options).root.name ?? ""
    let found = try context.objects(options)
    objects = found
    sections = FetchedSection.sections(of: found, by: sectionNameKeyPath, indexTitle)
    if let delegate, let controller = controller() {
      delegate.controller(controller, didChangeContentWith: snapshot(reloading: []))
    }
  }

  /// The sections and objects by what identifies them.
  private func snapshot(reloading changed: [NSManagedObject]) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections ?? [] {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.list.map(\.id))
    }
    snapshot.reloadItems(withIdentifiers: changed.map(\.id))
    return snapshot
  }

  func contextDidChange(_ roots: Set<String>) {}

  func contextDidProcess(_ changes: PendingChanges) {
    guard let options, let old = sections else { return }
    let touched = changes.inserted.list + changes.updated.list + changes.deleted.list + changes.refreshed.list
    guard touched.contains(where: { $0.entity.root.name == root }), let found = try? context.objects(options) else {
      return
    }
    let new = FetchedSection.sections(of: found, by: sectionNameKeyPath, indexTitle)
    let updated = Set((changes.updated.list + changes.refreshed.list).map(ObjectIdentifier.init))
    let differences = Difference(from: old, to: new, updated: updated)
    let identifiers = (objects ?? []).map(\.id)
    objects = found
    sections = new
    guard !differences.isEmpty, let delegate, let controller = controller() else { return }
    delegate.controllerWillChangeContent(controller)
    for (info, place, type) in differences.sections {
      delegate.controller(controller, didChange: info, atSectionIndex: place, for: type)
    }
    for change in differences.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    let difference = found.map(\.id).difference(from: identifiers)
    if !difference.isEmpty { delegate.controller(controller, didChangeContentWith: difference.inferringMoves()) }
    let changed = differences.objects.filter { $0.type == .update }.map(\.object)
    delegate.controller(controller, didChangeContentWith: snapshot(reloading: changed))
    delegate.controllerDidChangeContent(controller)
  }

  /// What differs between the sections before and after.
  private struct Difference {
    struct Change {
      let object: NSManagedObject
      let old: IndexPath?
      let type: NSFetchedResultsChangeType
      let new: IndexPath?
    }

    var sections: [(FetchedSection, Int, NSFetchedResultsChangeType)] = []
    var objects: [Change] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: [FetchedSection], to new: [FetchedSection], updated: Set<ObjectIdentifier>) {
      for (place, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
        sections.append((section, place, .delete))
      }
      for (place, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
        sections.append((section, place, .insert))
      }
      let (before, after) = (Self.places(old), Self.places(new))
      for object in old.flatMap(\.list) where after[ObjectIdentifier(object)] == nil {
        objects.append(Change(object: object, old: before[ObjectIdentifier(object)], type: .delete, new: nil))
      }
      // Objects that only make room for others have not moved.
      let kept = old.flatMap(\.list).filter { after[ObjectIdentifier($0)] != nil }.map(ObjectIdentifier.init)
      let still = new.flatMap(\.list).filter { before[ObjectIdentifier($0)] != nil }.map(ObjectIdentifier.init)
      let moved = Set(
        still.difference(from: kept).insertions.map { insertion -> ObjectIdentifier in
          switch insertion {
          case .insert(_, let id, _), .remove(_, let id, _): id
          }
        })
      for object in new.flatMap(\.list) {
        let id = ObjectIdentifier(object)
        guard let to = after[id] else { continue }
        guard let from = before[id] else {
          objects.append(Change(object: object, old: nil, type: .insert, new: to))
          continue
        }
        let hasNewSection = old[from[0]].name != new[to[0]].name
        if moved.contains(id) || hasNewSection {
          objects.append(Change(object: object, old: from, type: .move, new: to))
        } else if updated.contains(id) {
          objects.append(Change(object: object, old: from, type: .update, new: to))
        }
      }
    }

    private static func places(_ sections: [FetchedSection]) -> [ObjectIdentifier: IndexPath] {
      var places: [ObjectIdentifier: IndexPath] = [:]
      for (number, section) in sections.enumerated() {
        for (place, object) in section.list.enumerated() {
          places[ObjectIdentifier(object)] = IndexPath(indexes: [number, place])
        }
      }
      return places
    }
  }
}
