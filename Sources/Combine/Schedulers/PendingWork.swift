/// Marks the origin of work that is pending in tasks and queues.
///
/// Tasks retain it until they end, as they do every task-local value, and so do the work items of queues: a weak
/// reference shows its creator whether any work is pending.
package enum PendingWork {
  @TaskLocal package static var origin: (any AnyObject & Sendable)?
}
