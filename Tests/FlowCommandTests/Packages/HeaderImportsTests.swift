#if os(Linux)
  import Foundation
  import Testing

  @testable import ProjectModel
  @testable import flow

  @Suite("Imports of headers")
  struct HeaderImportsTests {
    private func target(
      _ kind: TargetKind, in folder: URL, header: String? = nil, sources: [String]
    ) -> ProjectTarget {
      var settings = ResolvedSettings()
      settings.bridgingHeader = header
      return ProjectTarget(
        id: ProjectTarget.ID(project: "/X.xcodeproj", name: "Kit"), kind: kind, platforms: [.iOS], moduleName: "Kit",
        productName: "Kit", sources: sources.map { folder.appendingPathComponent($0) }, otherSources: [],
        missingSources: [], resources: [], settings: settings, infoValues: [:], dependencies: [], testHost: nil,
        notes: [])
    }

    @Test(
      "files of a framework see what its umbrella header imports, and files of an app what its bridging header does")
    func headers() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = [
        "Kit/Kit.h": "#import <Foundation/Foundation.h>\n  # include <UIKit/UIView.h>\n#import \"Own.h\"\n",
        "App/Bridge.h": "@import CoreLocation;\n#import <Other/Other.h>\n",
      ]
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let project = Project(location: folder.appendingPathComponent("X.xcodeproj"), root: folder, targets: [])
      func modules(_ kind: TargetKind, header: String? = nil, _ source: String) -> [String] {
        HeaderImports.modules(of: target(kind, in: folder, header: header, sources: [source]), in: project)
      }
      #expect(modules(.framework, "Kit/Sources/Deep/A.swift") == ["Foundation", "UIKit"])
      #expect(modules(.app, "Kit/A.swift") == [])
      #expect(modules(.app, header: "App/Bridge.h", "App/A.swift") == ["CoreLocation"])
      #expect(modules(.app, header: "App/None.h", "App/A.swift") == [])
    }
  }
#endif
