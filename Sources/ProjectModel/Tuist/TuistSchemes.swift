import Foundation

/// The schemes of a manifest of Tuist.
struct TuistSchemes {
  private(set) var schemes: [Scheme] = []

  init(_ value: SwiftValue?, _ paths: TuistPaths, _ file: URL) {
    for scheme in value?.members ?? [] where scheme.name == "scheme" {
      if let scheme = Self.scheme(scheme, paths, file) { schemes.append(scheme) }
    }
  }

  private static func scheme(_ value: SwiftValue, _ paths: TuistPaths, _ file: URL) -> Scheme? {
    guard let name = value["name"]?.text else { return nil }
    func id(_ value: SwiftValue) -> ProjectTarget.ID? {
      (value.text ?? (value["target"] ?? value[nil])?.text).map { ProjectTarget.ID(project: file.path, name: $0) }
    }
    var scheme = Scheme(name: name)
    scheme.location = file
    scheme.builds = (value["buildAction"]?["targets"]?.members ?? []).compactMap(id)
    if let run = value["runAction"] {
      scheme.launches = run["executable"].flatMap(id)
      scheme.launchConfiguration = run["configuration"].flatMap { $0.text ?? $0.name }
      scheme.launch = options(run, paths)
    }
    if scheme.launches == nil { scheme.launches = scheme.builds.first }
    if let test = value["testAction"] {
      if test.name == "testPlans" {
        scheme.testPlans = (test[nil]?.members ?? []).compactMap { paths.place($0) }
      } else {
        scheme.tests = (test[nil]?.members ?? []).compactMap { id($0).map { TestSelection(target: $0) } }
      }
      scheme.testLaunch = scheme.launch.overridden(by: options(test, paths))
    }
    return scheme
  }

  private static func options(_ action: SwiftValue, _ paths: TuistPaths) -> LaunchOptions {
    var options = LaunchOptions()
    let arguments = action["arguments"]
    for entry in arguments?["environmentVariables"]?.entries ?? [] where entry.value["isEnabled"] != .flag(false) {
      if let text = entry.value.text ?? entry.value["value"]?.text { options.environment[entry.key] = text }
    }
    for argument in arguments?["launchArguments"]?.members ?? [] where argument["isEnabled"] != .flag(false) {
      options.arguments += BuildSettings.words(argument["name"]?.text ?? "")
    }
    options.language = action["options"]?["language"]?.text
    options.region = action["options"]?["region"]?.text
    options.storeFile = action["options"]?["storeKitConfigurationPath"].flatMap { paths.place($0) }
    return options
  }
}
