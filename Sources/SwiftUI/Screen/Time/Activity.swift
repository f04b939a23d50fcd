/// The pending work of a screen at a moment; empty once the screen is at rest.
package struct Activity: Hashable, Sendable {
  /// The views with running animations that end, as paths.
  package var animations: [String]

  /// The views with endless animations or timelines, as paths.
  package var endlessAnimations: [String]

  /// The unfinished tasks, as the paths of the views or events that started them.
  package var tasks: [String]

  /// The number of Combine's timers and delays that wait for the screen's clock.
  package var timers: Int

  /// The presentations, topmost last.
  package var presentations: [String]

  /// Whether there is no pending work.
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
    return parts.isEmpty ? "no pending work" : parts.joined(separator: "; ")
  }
}

extension Screen {
  /// The current pending work.
  package var activity: Activity {
    bringUpToDate()
    return Activity(
      animations: graph.motion.finitePaths, endlessAnimations: graph.motion.endlessPaths,
      tasks: graph.tasks.runningTasks.map(\.owner),
      timers: graph.timeSource.waitingCount, presentations: presentations?.presentations.map(\.name) ?? [])
  }
}
