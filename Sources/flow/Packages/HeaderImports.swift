import Foundation
import ProjectModel
import SourcePreparation

/// Modules that headers of a target import: Swift files of the target see their names without importing them.
enum HeaderImports {
  /// Those of Apple's modules that exist here and that the bridging header or the umbrella header of a target imports.
  static func modules(of target: ProjectTarget, in project: Project) -> [String] {
    let bridging = target.settings.bridgingHeader.map { InformationList.file($0, project.root) }
    let modules = [bridging, umbrella(of: target, below: project.root)].compactMap(\.self).flatMap(modules(in:))
    return Set(modules).intersection(SourceRules.appleModules).sorted()
  }

  /// The header with the name of a framework, in a folder of its sources or above one.
  private static func umbrella(of target: ProjectTarget, below root: URL) -> URL? {
    guard target.kind == .framework else { return nil }
    var folders: Set<String> = []
    for source in target.sources {
      var folder = source.deletingLastPathComponent()
      while folder.path.hasPrefix(root.path), folders.insert(folder.path).inserted {
        let header = folder.appendingPathComponent("\(target.moduleName).h")
        if FileManager.default.fileExists(atPath: header.path) { return header }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// The modules that a header imports: those of `#import <UIKit/UIKit.h>`, `#include <…>` and `@import UIKit;`.
  static func modules(in header: URL) -> [String] {
    guard let text = try? SourceFolder.text(of: header) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*<(\w+)\//) { return String(match.1) }
      return line.firstMatch(of: /^\s*@import\s+(\w+)/).map { String($0.1) }
    }
  }
}
