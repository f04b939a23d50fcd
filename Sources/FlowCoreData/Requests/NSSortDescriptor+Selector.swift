import FlowFoundation
import FlowObjectiveC
import Foundation

extension _KeyedSortDescriptor where Self: NSSortDescriptor {
  /// Sorts by the value for a key path, in the order of a method of texts.
  ///
  /// - Parameter selector: One of `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
  ///   `localizedCaseInsensitiveCompare:` and `localizedStandardCompare:`; any other is a mistake, and the values are
  ///   compared as without one.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let order = selector.flatMap { SortedKeyOrder(selector: NSStringFromSelector($0)) }
    if let selector, order == nil {
      reportMistake("NSSortDescriptor(key: \"\(key ?? "")\", selector: \(selector)) cannot compare by this method.")
    }
    self.init(key: key, ascending: ascending, order: order ?? .plain)
  }
}
