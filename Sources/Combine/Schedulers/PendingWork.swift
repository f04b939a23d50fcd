/// The owner of work that is pending in tasks and queues.
///
/// Tasks keep it until they end, as they do every task-local value, and so do the work items of queues: its maker
/// learns from a weak reference whether work still goes on.
package enum PendingWork {
  @TaskLocal package static var origin: (any AnyObject & Sendable)?
}
