import Foundation
import Testing

@testable import ProjectModel

@Suite("The place of a project")
struct ProjectLocationTests {
  private func location(_ files: String...) throws -> String? {
    var found: String?
    let all = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    try withFiles(all) { folder in found = try Project.location(in: folder).flatMap { folder.relative([$0]).first } }
    return found
  }

  @Test("a repository may have its project up to two levels below its folder")
  func below() throws {
    #expect(try location("README.md", "ios/Shop.xcodeproj/project.pbxproj", "server/main.go") == "ios/Shop.xcodeproj")
    #expect(try location("apps/ios/project.yml") == "apps/ios/project.yml")
    #expect(try location("a/b/c/Shop.xcodeproj/project.pbxproj") == nil)
    #expect(
      try location("Shop.xcodeproj/project.pbxproj", "Kit/Kit.xcodeproj/project.pbxproj") == "Shop.xcodeproj")
  }

  @Test("the workspace beside a project is chosen, in a folder below, too")
  func workspace() throws {
    #expect(
      try location("ios/Shop.xcodeproj/project.pbxproj", "ios/Shop.xcworkspace/contents.xcworkspacedata")
        == "ios/Shop.xcworkspace")
  }

  @Test("projects that package managers have fetched, and those below sources, are not the project")
  func others() throws {
    #expect(
      try location("ios/Shop.xcodeproj/project.pbxproj", "Pods/Pods.xcodeproj/project.pbxproj") == "ios/Shop.xcodeproj")
    #expect(try location("Shop.swift", "Example/Shop.xcodeproj/project.pbxproj") == nil)
    #expect(try location("Shop.playground/Shop.xcodeproj/project.pbxproj") == nil)
  }

  @Test("several projects are named in a sentence")
  func several() throws {
    try withFiles(["ios/Shop.xcodeproj/project.pbxproj": "", "mac/Till.xcodeproj/project.pbxproj": ""]) { folder in
      let error = #expect(throws: ProjectError.self) { try Project.location(in: folder) }
      #expect(
        error?.description
          == "There are several projects in \(folder.path). Name one of ios/Shop.xcodeproj, mac/Till.xcodeproj.")
    }
  }
}
