#if os(Linux)
  import Foundation
  import TestCompiler
  import Testing

  @Suite("Modules of Apple's names")
  struct AppleNamesTests {
    /// Apple's names, with the modules that stand for them.
    static let modules = [
      "CoreFoundation": "FlowCoreFoundation", "CoreGraphics": "FlowCoreGraphics", "MachO": "FlowMachO",
      "OSLog": "FlowOSLog", "ObjectiveC": "FlowObjectiveC", "QuartzCore": "FlowQuartzCore", "UIKit": "FlowUIKit",
      "UniformTypeIdentifiers": "FlowUniformTypeIdentifiers", "os": "FlowOS",
    ]

    /// The submodules, which SwiftPM tells the targets that depend on the modules.
    private static let submodules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AppleNames/Submodules/module.modulemap").standardizedFileURL

    private func typeCheck(_ source: String, aliases: [String] = []) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Names-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Source.swift")
      try Data(source.utf8).write(to: file)
      let aliases = aliases.flatMap { ["-module-alias", "\($0)=\(Self.modules[$0] ?? "")"] }
      let options = aliases + ["-Xcc", "-fmodule-map-file=\(Self.submodules.path)"]
      return try Toolchain.typeCheck([file], moduleName: "Names", in: folder, options: options, importing: [])
    }

    @Test("a build has none of them, so that nothing changes for packages that ask with canImport")
    func absence() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Toolchain.modules.path)
      #expect(names.contains("SwiftUI.swiftmodule"))
      for (name, module) in Self.modules {
        #expect(!names.contains("\(name).swiftmodule"))
        #expect(names.contains("\(module).swiftmodule") || !["UIKit", "OSLog"].contains(name), "\(module)")
      }
      // The toolchain itself has a CoreFoundation.
      for name in Self.modules.keys where name != "CoreFoundation" {
        #expect(try typeCheck("#if canImport(\(name))\n#error(\"there is one\")\n#endif") == "")
      }
    }

    @Test("a target that names one by an alias can import it, and no other", arguments: modules.keys.sorted())
    func alias(name: String) throws {
      let other = name == "UIKit" ? "os" : "UIKit"
      let source = """
        import \(name)
        #if !canImport(\(name)) || canImport(\(other))
        #error("wrong modules")
        #endif
        """
      #expect(try typeCheck(source, aliases: [name]) == "")
      // The toolchain itself has a CoreFoundation, without a CGFloat.
      if name != "CoreFoundation" { #expect(try typeCheck(source).contains("error: ")) }
    }

    @Test(
      "a submodule brings all of its module",
      arguments: [
        ("CoreGraphics", "import CoreGraphics.CGGeometry\nfunc f(_ a: CGFloat, _ b: CGAffineTransform) {}"),
        ("os", "import os.log\nlet logger = Logger()"),
        ("os", "import os.signpost\nlet logger = Logger()"),
        ("UniformTypeIdentifiers", "import UniformTypeIdentifiers.UTType\nlet type = UTType.png"),
        ("os", "import os.lock\nnonisolated(unsafe) var lock = os_unfair_lock()"),
        (
          "UIKit",
          "import UIKit.UIApplication\n@MainActor func f() -> Bool { UIApplication.shared.isIdleTimerDisabled }"
        ),
        ("UIKit", "import class UIKit.UIImage\nlet image = UIImage()"),
      ])
    func submodules(module: String, source: String) throws {
      #expect(try typeCheck(source, aliases: [module]) == "")
    }

    @Test(
      "a file that imports nothing else finds what sources ask of them",
      arguments: [
        "CoreFoundation": "let a: CGFloat = 1; func f(_ b: CFTimeInterval, _ c: CGPoint) {}",
        "CoreGraphics": """
        func f(_ a: CGFloat, _ b: CGAffineTransform, _ path: CGMutablePath) -> CGRect {
          path.addLine(to: CGPoint(x: a, y: 0), transform: b)
          return CGRectUnion(path.boundingBox, CGRectMake(0, 0, a, a)).applying(.identity)
        }
        """,
        "MachO": """
        func f() -> [String] {
          (0..<_dyld_image_count()).compactMap { image in
            guard let name = _dyld_get_image_name(image), let header = _dyld_get_image_header(image) else { return nil }
            let whole = header.withMemoryRebound(to: mach_header_64.self, capacity: 1, \\.pointee)
            let first = UnsafeRawPointer(header).advanced(by: MemoryLayout<mach_header_64>.size)
            let isSegment = first.load(as: load_command.self).cmd == LC_SEGMENT_64
            let size = first.load(as: segment_command_64.self).vmsize
            return whole.ncmds > 0 && isSegment && Int(size) + _dyld_get_image_vmaddr_slide(image) > 0
              ? String(cString: name) : nil
          }
        }
        """,
        "ObjectiveC": """
        func f(_ a: NSObject, _ b: Selector) -> Bool {
          autoreleasepool { a.responds(to: b) && b == Selector(("tap:")) && NSStringFromSelector(b) == "tap:" }
        }
        """,
        "QuartzCore":
          "func f() -> CFTimeInterval { CATransform3DIsIdentity(CATransform3DIdentity) ? CACurrentMediaTime() : 0 }",
        "UniformTypeIdentifiers": "func f(_ a: UTType) -> Bool { a == .png || a == UTType(\"public.text\") }",
        "os": """
        func f(_ a: os_unfair_lock_t, _ b: Logger, _ number: Int, _ error: any Error) {
          b.error("\\(error)")
          os_unfair_lock_lock(a)
          os_unfair_lock_unlock(a)
          b.info("\\(number, format: .hex) \\("text", privacy: .public) \\(0.5, format: .fixed(precision: 1))")
          os_log("%d of %{public}d", log: .default, type: .info, number, 2)
          os_log(.error, "\\(number)")
          os_log("number \\(number)")
          OSAllocatedUnfairLock(initialState: 1).withLock { $0 += 1 }
        }
        """,
        "OSLog": "let logger = Logger(subsystem: \"app\", category: \"tests\"); func f() { logger.notice(\"text\") }",
        "UIKit": """
        @MainActor func f() -> UIImage? {
          let font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .body).fontDescriptor, size: 12)
          UIImpactFeedbackGenerator(style: .light).impactOccurred()
          UIPasteboard.general.string = UIDevice.current.name + font.fontName
          UIApplication.shared.open(URL(fileURLWithPath: "/"))
          let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first
          let safe = window?.safeAreaInsets.top ?? UIScreen.main.bounds.height / UIScreen.main.scale
          return UIAccessibility.isReduceMotionEnabled || safe > 1 ? UIImage(named: "a") : nil
        }
        let color: UIColor = .systemBlue
        let vector = CGVectorMake(1, 2)
        let underline: NSUnderlineStyle = [.single, .patternDot]
        @MainActor func g(_ mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
          UIView.setAnimationsEnabled(false)
          UINavigationBar.appearance().prefersLargeTitles = true
          let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
          return mask.contains(.portrait) ? scene?.interfaceOrientation : nil
        }
        """,
      ].sorted { $0.key < $1.key })
    func names(module: String, source: String) throws {
      #expect(try typeCheck("import \(module)\n\(source)", aliases: [module]) == "")
    }
  }
#endif
