/// What `Group(subviews:transform:)` shows.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content

  @MainActor public var body: some View {
    SubviewsView(subviews) { owner, source in content(source.subviews(collectedBy: owner)) }
  }
}

/// What `Group(sections:transform:)` shows.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  @MainActor public var body: some View {
    SubviewsView(sections) { owner, source in content(SectionCollection(of: source, collectedBy: owner)) }
  }
}

// What is made of the subviews exists only where they are shown; the views that were given are there in any case.
extension GroupElementsOfContent: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: subviews) }
}

extension GroupSectionsOfContent: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: sections) }
}

extension Group {
  /// A group made from the subviews of a view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// A group made from the sections of a view; views outside sections form sections of their own.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}
