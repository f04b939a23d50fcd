/// What goes on on a screen at a moment: nothing of it, once the screen is at rest.
package struct Activity: Hashable, Sendable {
  /// The views that move and will arrive, as paths.
  package var animations: [String]

  /// The views whose animations or timelines never end, as paths.
  package var endlessAnimations: [String]

  /// The tasks that have not ended, as the paths of the views or the events that started them.
  package var tasks: [String]

  /// How many of Combine's timers and delays wait for the screen's clock.
  package var timers: Int

  /// What is presented, the topmost last.
  package var presentations: [String]

  /// Whether nothing goes on.
  package var isAtRest: Bool {
    animations.isEmpty && endlessAnimations.isEmpty && tasks.isEmpty && timers == 0 && presentations.isEmpty
  }
}

extension Activity: CustomStringConvertible {
  package var description: String {
    var parts: [String] = []
    func add(_ what: String, _ names: [String]) {
      if !names.isEmpty { parts.append("\(what): \(names.joined(separator: ", "))") }
    }
    add("animations", animations)
    add("endless animations", endlessAnimations)
    add("tasks", tasks)
    if timers > 0 { parts.append("timers: \(timers)") }
    add("presentations", presentations)
    return parts.isEmpty ? "nothing goes on" : parts.joined(separator: "; ")
  }
}

extension Screen {
  /// What goes on now.
  package var activity: Activity {
    bringUpToDate()
    return Activity(
      animations: graph.motion.finitePaths, endlessAnimations: graph.motion.endlessPaths,
      tasks: graph.tasks.runningTasks.map(\.owner),
      timers: graph.timeSource.waitingCount, presentations: presentations?.presentations.map(\.name) ?? [])
  }
}
