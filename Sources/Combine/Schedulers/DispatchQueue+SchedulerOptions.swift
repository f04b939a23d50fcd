import Dispatch

extension DispatchQueue {
  /// Options for running a scheduled action on a dispatch queue.
  public struct SchedulerOptions {
    /// The quality of service of the action.
    public var qos: DispatchQoS

    /// Flags of the action, such as `barrier`.
    public var flags: DispatchWorkItemFlags

    /// A group that the action belongs to until it has run.
    public var group: DispatchGroup?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the action.
    ///   - flags: Flags of the action.
    ///   - group: A group that the action belongs to until it has run.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}
