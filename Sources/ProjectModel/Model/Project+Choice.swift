extension Project {
  /// The targets with Swift sources except tests, each after its dependencies.
  package var sources: [ProjectTarget] {
    ordered(targets.filter { !$0.kind.isTest && !$0.sources.isEmpty })
  }

  /// The targets with Swift sources except tests, of one system if any is built for it.
  package func sources(for platform: ProjectPlatform) -> [ProjectTarget] {
    let all = sources
    let own = all.filter { $0.isBuilt(for: platform) }
    return own.isEmpty ? all : own
  }

  /// Targets in an order in which each comes after its dependencies.
  private func ordered(_ all: [ProjectTarget]) -> [ProjectTarget] {
    var ordered: [ProjectTarget] = []
    var seen: Set<ProjectTarget.ID> = []
    // Those between them may have no sources.
    let byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    let wanted = Set(all.map(\.id))
    // Each target is met twice: before its dependencies and after them. Those that depend on themselves are met once.
    var pending: [(target: ProjectTarget, isAfter: Bool)] = all.reversed().map { ($0, false) }
    while let (target, isAfter) = pending.popLast() {
      if isAfter {
        if wanted.contains(target.id) { ordered.append(target) }
      } else if seen.insert(target.id).inserted {
        pending.append((target, true))
        pending += target.targetDependencies.reversed().compactMap { byID[$0] }.map { ($0, false) }
      }
    }
    return ordered
  }

  /// The libraries that a target imports: those among its dependencies, and those that the libraries depend on. A library
  /// without sources may group others.
  package func libraries(of target: ProjectTarget) -> [ProjectTarget] {
    let byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
    var needed: Set<ProjectTarget.ID> = []
    var pending = target.targetDependencies
    while let id = pending.popLast() {
      guard let library = byID[id], library.kind.isLibrary || library.kind == .aggregate, id != target.id,
        needed.insert(id).inserted
      else { continue }
      pending += library.targetDependencies
    }
    return sources.filter { $0.kind.isLibrary && needed.contains($0.id) }
  }

  /// A target, preceded by the libraries it depends on.
  ///
  /// - Parameter name: The name of a target or of a scheme; `nil` for the only app.
  package func sources(of name: String?) throws(ProjectError) -> [ProjectTarget] {
    let target = try chosen(name)
    return libraries(of: target) + [target]
  }

  /// The error of a project without sources.
  package var withoutSources: ProjectError {
    let missing = targets.filter { !$0.kind.isTest }.flatMap(\.missingSources).map(\.path)
    return .noSources(location.path, missing: missing)
  }

  private func chosen(_ name: String?) throws(ProjectError) -> ProjectTarget {
    let all = sources
    if all.isEmpty { throw withoutSources }
    if let name {
      let named = all.filter { $0.name == name }
      // In a workspace two projects may have targets of one name: the app is meant.
      let candidates = named.count > 1 ? named.filter { $0.kind == .app } : named
      if candidates.count == 1 { return candidates[0] }
      if let scheme = schemes.first(where: { $0.name == name }) {
        let id = scheme.launches ?? scheme.builds.first { self[$0]?.kind.isTest == false }
        if let target = all.first(where: { $0.id == id }) { return target }
      }
      throw .noTarget(location.path, all.map(\.name))
    }
    let apps = all.filter { $0.kind == .app }
    let candidates = apps.count > 1 ? apps.filter { $0.isBuilt(for: .iOS) } : apps
    if candidates.count == 1 { return candidates[0] }
    // Of several targets with the same files only one may be for iOS alone.
    let others = candidates.isEmpty ? apps : candidates
    throw others.isEmpty ? .noTarget(location.path, all.map(\.name)) : .severalApps(location.path, others.map(\.name))
  }

  /// The target with UI tests.
  ///
  /// - Parameter name: Its name, or that of a scheme or a test plan with it, if there are several.
  package func uiTests(named name: String?) throws(ProjectError) -> ProjectTarget {
    let all = targets.filter { $0.kind == .uiTests }
    if let target = all.first(where: { $0.name == name }) { return target }
    if let name {
      let tested = testSelections(of: name).map(\.target)
      let candidates = all.filter { tested.contains($0.id) }
      if candidates.count == 1 { return candidates[0] }
    } else if all.count == 1 {
      return all[0]
    }
    throw .noUITests(location.path, all.map(\.name))
  }

  /// The options with which an app is launched: those of the scheme with a name, or else of the app's own or only one.
  package func launch(of app: ProjectTarget.ID, scheme name: String?) -> LaunchOptions {
    let launching = schemes.filter { $0.launches == app }
    let scheme =
      launching.first { $0.name == name } ?? launching.first { $0.name == app.name }
      ?? (launching.count == 1 ? launching[0] : nil)
    return scheme?.launch ?? LaunchOptions()
  }

  /// The tests of a scheme or a test plan that run.
  package func testSelections(of name: String) -> [TestSelection] {
    let (scheme, plan) = testAction(name)
    return (plan?.tests ?? scheme?.tests ?? []).filter(\.isEnabled)
  }

  /// The configurations of a test plan, or the only one of a scheme, which has no name. All tests run once in each.
  package func testConfigurations(of name: String) -> [TestPlan.Configuration] {
    let (scheme, plan) = testAction(name)
    var standard = LaunchOptions()
    standard.storeFile = scheme?.testLaunch.storeFile
    return plan?.configurations.map {
      TestPlan.Configuration(name: $0.name, launch: standard.overridden(by: $0.launch))
    }
      ?? [TestPlan.Configuration(name: "", launch: scheme?.testLaunch ?? LaunchOptions())]
  }

  /// The scheme with a name, and its first plan or the plan with that name.
  private func testAction(_ name: String) -> (Scheme?, TestPlan?) {
    let scheme = schemes.first { $0.name == name }
    return (scheme, testPlans.first { $0.location == scheme?.testPlans.first || scheme == nil && $0.name == name })
  }

  /// The app under test of a target.
  package func app(testedBy tests: ProjectTarget) throws(ProjectError) -> ProjectTarget {
    if let host = tests.testHost, let app = self[host] { return app }
    let apps = targets.filter { $0.kind == .app }
    if tests.testHost == nil, apps.count == 1 { return apps[0] }
    throw .noTestedApp(tests.name, apps.map(\.name))
  }
}
