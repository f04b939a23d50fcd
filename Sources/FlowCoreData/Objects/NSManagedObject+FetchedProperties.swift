import FlowFoundation
import Foundation

/// What the request of a fetched property has found.
///
/// It is no change of the object, whatever was found before.
struct FetchedList {
  let objects: NSArray
}

extension NSManagedObject {
  /// The value of a fetched property, which is found if it is not known. The values must have been read.
  func fetchedList(_ property: NSFetchedPropertyDescription, at index: Int) -> NSArray {
    if let known = values?[index] as? FetchedList { return known.objects }
    guard let context, let request = property.fetchRequest else { return NSArray() }
    var options = request.options
    options.predicate = options.predicate?
      .withSubstitutionVariables(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
    do {
      let list = FetchedList(objects: NSArray(array: try context.results(options)))
      values?[index] = list
      return list.objects
    } catch {
      reportMistake("\(entity.name ?? "").\(property.name) cannot be fetched: \(error.localizedDescription)")
      return NSArray()
    }
  }

  /// Says that a fetched property has no value of its own.
  func refuseFetchedValue(_ name: String) {
    reportMistake(
      "\(entity.name ?? "").\(name) cannot be set: it is a fetched property, whose value is what its request finds.")
  }

  /// Forgets what fetched properties have found: an object may be in its own list.
  func forgetFetchedLists() {
    guard entity.layout.hasFetchedProperties, let values else { return }
    self.values = values.map { $0 is FetchedList ? Unread() : $0 }
  }
}
