import Foundation

/// The schemes of a manifest of XcodeGen.
struct XcodeGenSchemes {
  private(set) var schemes: [Scheme] = []
  private let location: URL
  private let root: URL
  private let targets: [ProjectTarget]

  init(_ spec: YAMLValue, _ targets: [ProjectTarget], location: URL, root: URL) {
    self.location = location
    self.root = root
    self.targets = targets
    for entry in spec["schemes"]?.entries ?? [] { schemes.append(scheme(entry.key, entry.value)) }
    for entry in spec["targets"]?.entries ?? [] where entry.value["scheme"] != nil {
      guard !schemes.contains(where: { $0.name == entry.key }) else { continue }
      var scheme = scheme(entry.key, .map([]))
      let value = entry.value["scheme"] ?? .null
      scheme.builds = [id(entry.key)]
      scheme.launches = id(entry.key)
      scheme.tests = (value["testTargets"]?.members ?? []).compactMap(tests)
      scheme.testPlans = plans(value)
      scheme.launch = options(value, of: scheme.launches)
      scheme.testLaunch = scheme.launch
      schemes.append(scheme)
    }
    schemes = SchemeReader.completed(schemes, targets)
  }

  private func id(_ name: String) -> ProjectTarget.ID { ProjectTarget.ID(project: location.path, name: name) }

  private func scheme(_ name: String, _ value: YAMLValue) -> Scheme {
    var scheme = Scheme(name: name)
    scheme.location = location
    scheme.builds = (value["build"]?["targets"]?.entries ?? []).map { id($0.key) }
    let run = value["run"] ?? .null
    scheme.launches = run["executable"]?.text.map(id) ?? scheme.builds.first
    scheme.launchConfiguration = run["config"]?.text
    scheme.launch = options(run, of: scheme.launches)
    let test = value["test"] ?? .null
    scheme.testConfiguration = test["config"]?.text
    scheme.tests = (test["targets"]?.members ?? []).compactMap(tests)
    scheme.testPlans = plans(test)
    scheme.testLaunch = scheme.launch.overridden(by: options(test, of: scheme.launches))
    return scheme
  }

  private func tests(_ value: YAMLValue) -> TestSelection? {
    guard let name = value["name"]?.text ?? value["target"]?.text ?? value.text else { return nil }
    var tests = TestSelection(target: id(name))
    tests.isEnabled = value["skipped"]?.flag != true
    tests.isParallel = value["parallelizable"]?.flag == true
    tests.skipped = value["skippedTests"]?.texts ?? []
    tests.selected = value["selectedTests"]?.texts ?? []
    return tests
  }

  private func plans(_ value: YAMLValue) -> [URL] {
    let plans = value["testPlans"]?.members ?? []
    let isDefault = { (plan: YAMLValue) in plan["defaultPlan"]?.flag == true }
    return (plans.filter(isDefault) + plans.filter { !isDefault($0) })
      .compactMap { $0["path"]?.text ?? $0.text }.map { InformationList.file($0, root) }
  }

  private func options(_ value: YAMLValue, of launched: ProjectTarget.ID?) -> LaunchOptions {
    var options = LaunchOptions()
    let arguments = value["commandLineArguments"]?.entries ?? []
    options.arguments = arguments.filter { $0.value.flag != false }.map(\.key).flatMap(BuildSettings.words)
    let variables = value["environmentVariables"] ?? .null
    for entry in variables.entries { options.environment[entry.key] = entry.value.text ?? "" }
    for entry in variables.members where entry["variable"] != nil && entry["isEnabled"]?.flag != false {
      options.environment[entry["variable"]?.text ?? ""] = entry["value"]?.text ?? ""
    }
    options.language = value["language"]?.text
    options.region = value["region"]?.text
    options.storeFile = value["storeKitConfiguration"]?.text.map { InformationList.file($0, root) }
    return SchemeVariables(folder: root, target: targets.first { $0.id == launched }).expanded(options)
  }
}
