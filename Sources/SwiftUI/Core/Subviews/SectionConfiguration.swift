/// A section of the views passed to a container.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable {
    fileprivate let index: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  /// The container values of the section's first view.
  @MainActor public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }
}

/// The sections of the views passed to a container.
public struct SectionCollection: RandomAccessCollection {
  public typealias Index = Int

  private var sections: [SectionConfiguration] = []

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor
  init(of source: _ViewNode, collectedBy owner: _ViewNode) {
    let outline = ElementOutline(of: source)
    let elements = outline.realized.map(\.element)
    func subviews(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(subviews: elements[range.clamped(to: elements.indices)].map { Subview($0, source: owner) })
    }
    var place = 0
    for section in outline.sections {
      append(content: subviews(place..<Swift.max(place, section.elements.lowerBound)))
      append(
        header: subviews(section.header), content: subviews(section.rows), footer: subviews(section.footer),
        isExplicit: true)
      place = section.elements.upperBound
    }
    append(content: subviews(place..<Swift.max(place, elements.count)))
  }

  private mutating func append(
    header: SubviewsCollection = SubviewsCollection(subviews: []), content: SubviewsCollection,
    footer: SubviewsCollection = SubviewsCollection(subviews: []), isExplicit: Bool = false
  ) {
    if !isExplicit && content.isEmpty { return }
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(index: sections.count), header: header, content: content, footer: footer))
  }
}
