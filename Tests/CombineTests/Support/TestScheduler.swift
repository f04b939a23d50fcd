import Combine
import Dispatch

/// A scheduler whose time only the test moves.
final class TestScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)

  private struct Work {
    let id: Int
    let time: SchedulerTimeType
    let action: () -> Void
  }

  private var work: [Work] = []
  private var nextID = 0

  /// The number of actions that wait.
  var waitingCount: Int { work.count }

  /// Moves time forward and performs what is due, in order.
  func advance(by interval: SchedulerTimeType.Stride = .zero) {
    let end = now.advanced(by: interval)
    while let next = work.min(by: { ($0.time, $0.id) < ($1.time, $1.id) }), next.time <= end {
      now = Swift.max(now, next.time)
      work.removeAll { $0.id == next.id }
      next.action()
    }
    now = end
  }

  @discardableResult
  private func add(at time: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
    nextID += 1
    work.append(Work(id: nextID, time: time, action: action))
    return nextID
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var id = 0
    func addNext(at time: SchedulerTimeType) {
      id = add(at: time) {
        addNext(at: time.advanced(by: interval))
        action()
      }
    }
    addNext(at: date)
    return AnyCancellable { [weak self] in self?.work.removeAll { $0.id == id } }
  }
}
