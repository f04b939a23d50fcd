import Foundation

/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`: a reference becomes a snapshot with types.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      reference.appendSections(withIdentifiers: [section.id])
      reference.appendItems(withIdentifiers: section.items)
    }
    reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    return reference
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure(
        """
        A snapshot reference has other types than the snapshot \(Self.self): its sections are \
        \(source.sectionIdentifiers.first.map { "\(type(of: $0))" } ?? "none"), its items \
        \(source.itemIdentifiers.first.map { "\(type(of: $0))" } ?? "none").
        """)
    }
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    var snapshot = NSDiffableDataSourceSnapshot()
    for identifier in source.sectionIdentifiers {
      let items = source.itemIdentifiersInSection(withIdentifier: identifier)
      let typed = items.compactMap { $0 as? ItemIdentifierType }
      guard let section = identifier as? SectionIdentifierType, typed.count == items.count else { return false }
      snapshot.appendSections([section])
      snapshot.appendItems(typed, toSection: section)
    }
    snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    result = snapshot
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }
}
