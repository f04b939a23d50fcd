#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("Projects with stand-ins")
  struct ProjectStandInsTests {
    @Test("pods are named where their modules are missing, unless a stand-in ships for them")
    func pods() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = [
        "Shop.swift": "",
        "project.yml":
          "name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: Shop.swift\n",
        "Podfile": "pod 'Alamofire', '~> 5.6'\npod 'RevenueCat'\npod 'Realm'\n",
        "Podfile.lock": "PODS:\n  - Realm (10.0)\n", "Pods/Realm/R.m": "",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let project = try Project(at: folder.path, configuration: nil)
      #expect(project.pods.map(\.name) == ["Alamofire", "Realm"])
      #expect(
        project.podsOfMissing(["Alamofire", "Realm", "RevenueCat", "Other"]) == [
          "Alamofire": "the pod Alamofire ~> 5.6, which is not in the repository",
          "Realm": "the pod Realm 10.0, which has no Swift sources",
        ])
    }
  }
#endif
