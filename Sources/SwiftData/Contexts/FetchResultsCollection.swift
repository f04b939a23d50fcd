/// Models that are loaded when they are read.
public struct FetchResultsCollection<Model: PersistentModel>: RandomAccessCollection {
  private let identifiers: [PersistentIdentifier]
  private let context: ModelContext

  init(_ identifiers: [PersistentIdentifier], _ context: ModelContext) {
    self.identifiers = identifiers
    self.context = context
  }

  public var startIndex: Int { 0 }

  public var endIndex: Int { identifiers.count }

  public subscript(index: Int) -> Model {
    guard let model = context.model(for: identifiers[index]) as? Model else {
      fatalError("\(identifiers[index]) is no \(Model.self).")
    }
    return model
  }
}
