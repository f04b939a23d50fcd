import Foundation
import Testing

@testable import ProjectModel

@Suite("The choice of a target")
struct ChoiceTests {
  private func target(
    _ name: String, _ kind: TargetKind, _ platforms: Set<ProjectPlatform> = [.iOS], needs: [String] = [],
    host: String? = nil
  ) -> ProjectTarget {
    func id(_ name: String) -> ProjectTarget.ID { ProjectTarget.ID(project: "/X.xcodeproj", name: name) }
    return ProjectTarget(
      id: id(name), kind: kind, platforms: platforms, moduleName: name, productName: name,
      sources: [URL(fileURLWithPath: "/\(name).swift")], otherSources: [], missingSources: [], resources: [],
      settings: ResolvedSettings(), infoValues: [:], dependencies: needs.map { .target(id($0)) },
      testHost: host.map(id), notes: [])
  }

  private func project(_ targets: [ProjectTarget], _ schemes: [Scheme] = []) -> Project {
    Project(
      location: URL(fileURLWithPath: "/X.xcodeproj"), root: URL(fileURLWithPath: "/"), targets: targets,
      schemes: schemes)
  }

  @Test("the only app is chosen, and the only one for iOS among those of other systems")
  func onlyApp() throws {
    let all = [
      target("Mac", .app, [.macOS]), target("Shop", .app, needs: ["Kit"]), target("Watch", .app, [.watchOS]),
      target("Kit", .framework),
    ]
    #expect(try project(all).sources(of: nil).map(\.name) == ["Kit", "Shop"])
    #expect(try project(all).sources(of: "Mac").map(\.name) == ["Mac"])
  }

  @Test("of several systems the targets of one are chosen, or all if it has none")
  func systems() {
    let all = [target("Mac", .app, [.macOS]), target("Any", .framework, []), target("Shop", .app, [.iOS, .macOS])]
    #expect(project(all).sources(for: .iOS).map(\.name) == ["Any", "Shop"])
    #expect(project([all[0]]).sources(for: .iOS).map(\.name) == ["Mac"])
  }

  @Test("several apps are named in a sentence, and a scheme chooses one")
  func several() throws {
    let all = [target("One", .app), target("Two", .app)]
    let error = #expect(throws: ProjectError.self) { try project(all).sources(of: nil) }
    #expect(
      error?.description == "/X.xcodeproj has several apps. Name one of them, or its scheme, with --target: One, Two.")
    var scheme = Scheme(name: "Beta")
    scheme.launches = all[1].id
    #expect(try project(all, [scheme]).sources(of: "Beta").map(\.name) == ["Two"])
    let unknown = #expect(throws: ProjectError.self) { try project(all, [scheme]).sources(of: "Gamma") }
    #expect(unknown?.description == "Name one target of /X.xcodeproj with --target. Those with sources are One, Two.")
    let none = #expect(throws: ProjectError.self) { try project([]).sources(of: nil) }
    #expect(none?.description == "Besides tests, no target of /X.xcodeproj has Swift files.")
  }

  @Test("libraries of libraries come first, and extensions are not linked")
  func libraries() throws {
    let all = [
      target("Shop", .app, needs: ["Widget", "UI"]), target("Widget", .appExtension, needs: ["Other"]),
      target("UI", .framework, needs: ["Core"]), target("Core", .staticLibrary, needs: ["UI"]),
      target("Other", .framework),
    ]
    #expect(try project(all).sources(of: nil).map(\.name) == ["Core", "UI", "Shop"])
  }

  @Test("UI tests are chosen by their name, their scheme or their plan, and have an app")
  func uiTests() throws {
    let all = [
      target("Shop", .app), target("Other", .app), target("A", .uiTests, host: "Shop"), target("B", .uiTests),
    ]
    var scheme = Scheme(name: "Beta")
    scheme.tests = [TestSelection(target: all[2].id)]
    let project = project(all, [scheme])
    #expect(try project.uiTests(named: "B").name == "B")
    #expect(try project.uiTests(named: "Beta").name == "A")
    #expect(try project.app(testedBy: all[2]).name == "Shop")
    let several = #expect(throws: ProjectError.self) { try project.uiTests(named: nil) }
    #expect(several?.description == "Name the target with the tests with --target. UI tests are in A, B.")
    let app = #expect(throws: ProjectError.self) { try project.app(testedBy: all[3]) }
    #expect(app?.description == "The project does not say which app B tests. Its apps are: Shop, Other.")
  }
}
