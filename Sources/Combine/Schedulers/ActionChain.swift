/// The position of an action in a sequence on a virtual clock: each action of the sequence has scheduled the next one.
///
/// On a device, a callback that always schedules itself again without a delay takes turns with everything else. On a
/// virtual clock, which waits for each action, it would keep time from passing. A sequence that exceeds a limit within
/// a second is therefore endless. After a second it counts as another sequence.
struct ActionChain {
  /// The largest number of times in a second, at each of which a screen is brought up to date: as many as a timer has
  /// that fires every tenth of a millisecond.
  private static let timeLimit = 10_000

  /// The largest number of actions at one time, because a queue may hand on a long list one value after the other.
  private static let actionLimit = 100_000

  private let start: Duration
  private let time: Duration
  private var times = 0
  private var actions = 0

  /// Creates the position of the first action, scheduled at a time.
  init(at time: Duration) {
    start = time
    self.time = time
  }

  private init(start: Duration, time: Duration) {
    self.start = start
    self.time = time
  }

  /// The position of an action that this one schedules at a time.
  func next(at time: Duration) -> ActionChain {
    if time - start >= .seconds(1) { return ActionChain(at: time) }
    var next = ActionChain(start: start, time: time)
    next.times = time > self.time ? times + 1 : times
    next.actions = time > self.time ? 0 : actions + 1
    return next
  }

  /// How often the sequence was repeated when it exceeded a limit; `nil` before that.
  var excess: String? {
    if times >= Self.timeLimit { return "\(Self.timeLimit) times within a second" }
    if actions >= Self.actionLimit { return "\(Self.actionLimit) times at one time" }
    return nil
  }
}
