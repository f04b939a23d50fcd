import ProjectModel

extension Project {
  /// Reads a project without the pods for which stand-ins ship.
  ///
  /// - Parameters:
  ///   - path: A project, or a folder with one.
  ///   - configuration: `nil` for the one for debugging.
  /// - Throws: `ProjectError` with the file and the reason.
  init(at path: String, configuration: String?) throws(ProjectError) {
    var options = Options(configuration: configuration)
    options.replacedModules = ShippedStandIn.all.values.reduce(into: []) { $0.formUnion($1.modules) }
    self = try Project(at: path, options)
  }

  /// What is known about modules that are missing because a pod is: the end of a line about each.
  func podsOfMissing(_ modules: [String]) -> [String: String] {
    modules.reduce(into: [:]) { reasons, module in
      guard let pod = pods.first(where: { $0.presence != .sources && $0.brings(module) }) else { return }
      reasons[module] =
        pod.presence == .missing
        ? "the pod \(pod.description), which is not in the repository"
        : "the pod \(pod.description), which has no Swift sources"
    }
  }
}
