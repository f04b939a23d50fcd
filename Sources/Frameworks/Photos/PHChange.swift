import Foundation
import PhoneSimulation

/// Is told that the library has changed.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
// @unchecked: it has no properties that change.
open class PHChange: NSObject, @unchecked Sendable {
  override init() {}

  /// What is different from what an app has fetched; `nil` if nothing is.
  open func changeDetails<T: PHCollection>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    PHFetchResultChangeDetails(object)
  }

  /// What is different from what an app has fetched; `nil` if nothing is.
  open func changeDetails(for fetchResult: PHFetchResult<PHAsset>) -> PHFetchResultChangeDetails<PHAsset>? {
    PHFetchResultChangeDetails(fetchResult)
  }
}

/// What is different from what an app has fetched.
// @unchecked: the properties are constant.
open class PHFetchResultChangeDetails<ObjectType: NSObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  private let before: [ObjectType]
  private let after: [ObjectType]

  init?(_ result: PHFetchResult<ObjectType>) {
    fetchResultBeforeChanges = result
    fetchResultAfterChanges = PHFetchResult(result.fetch)
    (before, after) = (result.fetched, fetchResultAfterChanges.fetched)
    if before == after, changedPairs(before, after).isEmpty { return nil }
  }

  open var hasIncrementalChanges: Bool { true }
  open var hasMoves: Bool { false }

  open var removedObjects: [ObjectType] { before.filter { !after.contains($0) } }
  open var insertedObjects: [ObjectType] { after.filter { !before.contains($0) } }
  /// What is still there, but is not the same.
  open var changedObjects: [ObjectType] { changedPairs(before, after) }

  open var removedIndexes: IndexSet? { indexes(removedObjects, before) }
  open var insertedIndexes: IndexSet? { indexes(insertedObjects, after) }
  open var changedIndexes: IndexSet? { indexes(changedObjects, after) }

  /// Calls a closure with each move, of which there is none.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  private func indexes(_ objects: [ObjectType], _ list: [ObjectType]) -> IndexSet? {
    objects.isEmpty ? nil : IndexSet(list.indices.filter { objects.contains(list[$0]) })
  }
}

/// The objects that are in both lists, and not the same.
private func changedPairs<ObjectType: NSObject>(_ before: [ObjectType], _ after: [ObjectType]) -> [ObjectType] {
  after.filter { new in
    guard let new = new as? PHAsset else { return false }
    return before.contains { old in (old as? PHAsset).map { $0 == new && $0.photo != new.photo } ?? false }
  }
}

/// Those who are told of changes, whom nobody keeps.
// @unchecked: observers are called on the main thread alone, where Apple's frameworks allow any thread.
struct PhotoObservers: PhoneValue, @unchecked Sendable {
  private struct Entry {
    weak var observer: (any PHPhotoLibraryChangeObserver)?
  }

  private var entries: [Entry] = []
  var observation: PhoneObservation?

  init() {}

  mutating func add(_ observer: any PHPhotoLibraryChangeObserver) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  mutating func remove(_ observer: any PHPhotoLibraryChangeObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  var all: [any PHPhotoLibraryChangeObserver] { entries.compactMap(\.observer) }
}
