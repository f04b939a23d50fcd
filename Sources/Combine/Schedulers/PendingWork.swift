/// What work that goes on elsewhere belongs to.
///
/// It is kept by tasks, as every task-local value is, and by what queues are to do, until they are through: who made it
/// can tell by its own reference whether something still goes on.
package enum PendingWork {
  @TaskLocal package static var origin: (any AnyObject & Sendable)?
}
