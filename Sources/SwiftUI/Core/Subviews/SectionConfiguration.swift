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
  init(of source: _ViewNode, collectedBy owner: SubviewsOwner) {
    let outline = ElementOutline(of: source)
    let elements = outline.realized.map(\.element)
    func subviews(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(subviews: elements[range.clamped(to: elements.indices)].map { Subview($0, source: owner) })
    }
    for (index, group) in outline.groups().enumerated() {
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(index: index), header: subviews(group.header), content: subviews(group.rows),
          footer: subviews(group.footer)))
    }
  }
}
