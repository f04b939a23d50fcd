/// Invalidates a node whenever the observed object changes.
@MainActor
final class ObjectSubscription: UnmountableStorage {
  /// The object, if this storage owns it.
  var owned: AnyObject?

  private let reference: NodeReference
  private let mailbox: ScreenMailbox
  private weak var followed: AnyObject?
  private var subscription: AnyCancellable?

  init(_ node: _ViewNode) {
    reference = NodeReference(node)
    mailbox = node.graph.mailbox
  }

  func follow<Object: ObservableObject>(_ object: Object) {
    guard followed !== object else { return }
    followed = object
    let mailbox = mailbox
    let reference = reference
    // Objects may be changed on any thread.
    subscription = object.objectWillChange.sink { @Sendable _ in mailbox.invalidate(reference) }
  }

  func unfollow() {
    followed = nil
    subscription = nil
  }

  func unmount() { unfollow() }
}
