/// The content of a window that presents a value; outside a window there is no value.
public struct PresentedWindowContent<Data, Content: View> {
  let content: Content
}

extension PresentedWindowContent: View {
  public var body: some View { content }
}

extension PresentedWindowContent: ComposedView {
  package var composition: Composition { Composition(transparent: content) }
}

extension WindowGroup {
  /// Creates a data-presenting window group.
  ///
  /// - Parameters:
  ///   - type: The type of presented data this window group accepts.
  ///   - content: A closure that creates the content for each instance of the group.
  public nonisolated init<D, C>(
    for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: nil, title: nil, content: PresentedWindowContent(content: content(.constant(nil))))
  }

  /// Creates a data-presenting window group with an identifier.
  public nonisolated init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, title: nil, content: PresentedWindowContent(content: content(.constant(nil))))
  }

  /// Creates a data-presenting window group with a localized title string and an identifier.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, title: Text(titleKey), content: PresentedWindowContent(content: content(.constant(nil))))
  }

  /// Creates a data-presenting window group with a localized title string.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: nil, title: Text(titleKey), content: PresentedWindowContent(content: content(.constant(nil))))
  }

  /// Creates a data-presenting window group with a default value.
  public nonisolated init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: nil, title: nil, content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with an identifier and a default value.
  public nonisolated init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, title: nil, content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with a title, and a default value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(
      id: nil, title: Text(titleKey), content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with a title and an identifier, and a default value.
  public nonisolated init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(
      id: id, title: Text(titleKey), content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with a title, and a default value.
  public nonisolated init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: nil, title: title, content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with a title and an identifier, and a default value.
  public nonisolated init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, title: title, content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with a title, and a default value.
  @_disfavoredOverload
  public nonisolated init<D, C, S: StringProtocol>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: nil, title: Text(title), content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }

  /// Creates a data-presenting window group with a title and an identifier, and a default value.
  @_disfavoredOverload
  public nonisolated init<D, C, S: StringProtocol>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(id: id, title: Text(title), content: PresentedWindowContent(content: content(.constant(defaultValue()))))
  }
}
