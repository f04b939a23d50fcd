import Foundation

/// Finds what targets refer to by names: the hosts of tests, and linked products of other targets.
struct TargetLinks {
  private let drafts: [TargetDraft]
  private let targets: [ProjectTarget]

  /// - Parameter drafts: The targets of all projects. Of two with one identifier the first one counts.
  init(_ drafts: [TargetDraft]) {
    var seen: Set<ProjectTarget.ID> = []
    self.drafts = drafts.filter { seen.insert($0.id).inserted }
    targets = self.drafts.map { $0.target() }
  }

  /// The targets with their hosts and all dependencies.
  func linked() -> [ProjectTarget] {
    zip(drafts, targets).map { draft, target in
      var target = target
      target.testHost = host(of: draft, target)
      for product in draft.linkedProducts {
        let name = Self.productName(product)
        let known = target.targetDependencies.contains { id in
          targets.contains { $0.id == id && $0.productName == name }
        }
        if known { continue }
        let builder = nearest(to: draft.id.project) { $0.kind.isLibrary && $0.productName == name && $0.id != draft.id }
        if let builder, !target.targetDependencies.contains(builder.id) {
          target.dependencies.append(.target(builder.id))
        }
      }
      return target
    }
  }

  /// `Kit` of `Kit.framework` or `libKit.a`.
  private static func productName(_ file: String) -> String {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    return file.hasSuffix(".a") && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
  }

  private func nearest(to project: String, where condition: (ProjectTarget) -> Bool) -> ProjectTarget? {
    targets.first { $0.id.project == project && condition($0) } ?? targets.first(where: condition)
  }

  private func host(of draft: TargetDraft, _ target: ProjectTarget) -> ProjectTarget.ID? {
    guard target.kind.isTest else { return nil }
    func named(_ name: String) -> ProjectTarget.ID? {
      nearest(to: draft.id.project) { $0.name == name && !$0.kind.isTest }?.id
        ?? nearest(to: draft.id.project) { $0.productName == name && Self.isHost($0) }?.id
    }
    if target.kind == .uiTests {
      // The setting may have the name of an app that has another one now.
      for name in [draft.settings["TEST_TARGET_NAME"], draft.namedHost].compactMap(\.self) {
        if let host = named(name) { return host }
      }
    } else {
      // The path of the program in the app: `…/Shop.app/Shop`.
      let path = draft.settings["TEST_HOST"] ?? draft.settings["BUNDLE_LOADER"] ?? ""
      guard let app = path.split(separator: "/").last(where: { $0.hasSuffix(".app") }) else {
        let program = path.split(separator: "/").last.map(String.init)
        return program.flatMap(named)
      }
      let name = String(app.dropLast(4))
      return nearest(to: draft.id.project) { $0.productName == name && Self.isHost($0) }?.id ?? named(name)
        ?? draft.namedHost.flatMap(named)
    }
    let apps = target.targetDependencies.filter { id in targets.contains { $0.id == id && Self.isHost($0) } }
    return apps.count == 1 ? apps[0] : nil
  }

  private static func isHost(_ target: ProjectTarget) -> Bool {
    target.kind == .app || target.kind == .appClip || target.kind == .watchApp
  }
}
