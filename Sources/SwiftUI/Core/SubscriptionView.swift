/// A view that performs an action for each value of a publisher.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public nonisolated init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)
  {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}

extension SubscriptionView: ComposedView {
  @MainActor package var composition: Composition { Composition(transparent: content) }
}
