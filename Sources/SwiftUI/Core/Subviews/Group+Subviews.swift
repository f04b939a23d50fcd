/// The content of `Group(subviews:transform:)`.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public var body: some View {
    SubviewsView(subviews) { owner, source in content(source.subviews(collectedBy: owner)) }
  }
}

/// The content of `Group(sections:transform:)`.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  @MainActor public var body: some View {
    SubviewsView(sections) { owner, source in content(SectionCollection(of: source, collectedBy: owner)) }
  }
}

// The result of the transform exists only while it is shown; the original views always exist.
extension GroupElementsOfContent: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: subviews) }
}

extension GroupSectionsOfContent: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: sections) }
}

extension Group {
  /// Creates a group from the subviews of a view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Creates a group from the sections of a view; views outside sections form separate sections.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}
