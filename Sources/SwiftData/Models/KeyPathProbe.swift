/// Finds out which stored properties a key path leads through, by reading it from a model without values.
///
/// A key path says only whether it is equal to another one, and one such as `\A.b?.c` is equal to none that can be known
/// before.
final class KeyPathProbe {
  /// The properties that were read, in order.
  private(set) var path: [(description: ModelDescription, index: Int)] = []
  /// The key path of a text that is compared in natural order.
  var naturalKeyPath: AnyKeyPath?

  /// Notes that a property is read.
  func read(_ record: ModelRecord, _ index: Int) -> ModelRecord.Slot {
    path.append((record.description, index))
    guard case .toOne(let type) = record.description.properties[index].kind else { return .missing }
    return .one(.model(type.make(ModelRecord(ModelDescription.of(type), self))))
  }

  /// The stored property of a model that a key path leads to, and those before it.
  ///
  /// - Returns: `nil` if it leads to something else, such as a computed property.
  static func path<Model: PersistentModel>(
    of keyPath: PartialKeyPath<Model>
  ) -> (path: [(description: ModelDescription, index: Int)], isNatural: Bool)? {
    let description = ModelDescription.of(Model.self)
    if let index = description.storedIndex(of: keyPath) { return ([(description, index)], false) }
    let probe = KeyPathProbe()
    let model = Model.make(ModelRecord(description, probe))
    _ = model[keyPath: keyPath]
    if let natural = probe.naturalKeyPath, let index = description.storedIndex(of: natural) {
      return ([(description, index)], true)
    }
    guard probe.path.count > 1 else { return nil }
    for (step, next) in zip(probe.path, probe.path.dropFirst()) {
      guard case .toOne(let type) = step.description.properties[step.index].kind, type == next.description.type else {
        return nil
      }
    }
    return (probe.path, probe.naturalKeyPath != nil)
  }
}
