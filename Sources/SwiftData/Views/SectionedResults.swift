/// The models of a query in sections: models with the same value of a property.
///
///     @Query(sort: \Trip.start, sectionBy: \.destination)
///     private var sections: SectionedResults<Trip, String>
///
/// Sections are in the order in which their values first occur among the sorted models. Models without a value have a section
/// with an empty title.
public struct SectionedResults<Model: PersistentModel, SectionID: _SectionIdentifier>: RandomAccessCollection {
  /// Models with the same value of the property.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionID
    fileprivate var models: [Model]

    /// The value as a title.
    public var title: String { id._title }

    public var startIndex: Int { 0 }
    public var endIndex: Int { models.count }
    public subscript(position: Int) -> Model { models[position] }
  }

  private var sections: [Section] = []

  init(_ models: [Model], by identifier: (Model) -> SectionID) {
    var places: [SectionID: Int] = [:]
    for model in models {
      let id = identifier(model)
      if let place = places[id] {
        sections[place].models.append(model)
      } else {
        places[id] = sections.count
        sections.append(Section(id: id, models: [model]))
      }
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}

/// The identity of a section: a text, or an optional one. An engine hook.
public protocol _SectionIdentifier: Hashable {
  var _title: String { get }
}

extension String: _SectionIdentifier {
  public var _title: String { self }
}

extension String?: _SectionIdentifier {
  public var _title: String { self ?? "" }
}
