import Foundation

extension ProbeTable {
  /// Xcode projects, which the command line reads in its own process.
  mutating func addProjects(_ seeds: Range<Int>) {
    files("projects: written by hand") { screens in
      for (name, project, isWhole) in ProjectSamples.special {
        try ProjectSamples.read(project, name, isWhole: isWhole, screens)
      }
    }
    for seed in seeds {
      files("projects: seed \(seed)", isShort: seed < seeds.lowerBound + 1) { screens in
        var dice = FileDice(seed: seed)
        for _ in 0..<4 {
          let (name, project, isWhole) = ProjectSamples.changed(&dice)
          try ProjectSamples.read(project, name, isWhole: isWhole, screens)
        }
      }
    }
  }
}

@MainActor
private enum ProjectSamples {
  /// An app and its UI tests.
  private static func project(mainGroup: String = "(A1, A2, )", path: String = "App.swift", extra: String = "")
    -> String
  {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, U, ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = \(mainGroup); };
      A1 = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
      A2 = { isa = PBXFileReference; path = "Größe.swift"; sourceTree = SOURCE_ROOT; };
      B1 = { isa = PBXBuildFile; fileRef = A1; }; B2 = { isa = PBXBuildFile; fileRef = A2; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1, ); }; S2 = { isa = PBXSourcesBuildPhase; files = (B2, ); };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S1, );
        productType = "com.apple.product-type.application"; };
      U = { isa = PBXNativeTarget; name = AppUITests; buildConfigurationList = L; buildPhases = (S2, ); dependencies = (D, );
        productType = "com.apple.product-type.bundle.ui-testing"; };
      D = { isa = PBXTargetDependency; target = T; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = App; SWIFT_VERSION = 6.0; }; };
      \(extra)
    }; }

    """
  }

  /// Projects, and whether they are whole; `nil` if either is right.
  static var special: [(String, Data, Bool?)] {
    let groups = (0..<20_000).map {
      "N\($0) = { isa = PBXGroup; sourceTree = \"<group>\"; children = (N\($0 + 1), ); };"
    }
    return [
      ("a whole project", Data(project().utf8), true),
      ("a group in itself", Data(project(mainGroup: "(G, A1, )").utf8), nil),
      (
        "20,000 groups in each other", Data(project(mainGroup: "(N0, )", extra: groups.joined(separator: "\n")).utf8),
        nil
      ),
      ("a path out of the folder", Data(project(path: "../../../../../etc/passwd").utf8), nil),
      ("a target that depends on itself", Data(project().replacing("target = T;", with: "target = U;").utf8), nil),
      ("marks of a merge", Data(("<<<<<<< HEAD\n" + project()).utf8), false),
      ("UTF-16", project().data(using: .utf16) ?? Data(), nil),
      ("Latin-1", project().data(using: .isoLatin1) ?? Data(), false),
      ("100,000 open lists", Data(("{ a = " + String(repeating: "(", count: 100_000)).utf8), false),
      ("an empty file", Data(), false),
    ]
  }

  static func changed(_ dice: inout FileDice) -> (String, Data, Bool?) {
    let whole = Data(project().utf8)
    if dice.number(below: 2) == 0 {
      let length = dice.number(below: whole.count - 2)
      return ("cut to \(length) bytes", whole.prefix(length), false)
    }
    var bytes = whole
    for _ in 0...dice.number(below: 6) { bytes[dice.number(below: bytes.count)] ^= UInt8(1 << dice.number(below: 8)) }
    return ("changed bytes", bytes, nil)
  }

  /// Asks the command line for a target that no project has: the answer is an error that names those of the project.
  static func read(_ project: Data, _ name: String, isWhole: Bool?, _ screens: ProbeScreens) throws {
    say("case \(name)")
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("flow-probe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("App.xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try project.write(to: folder.appendingPathComponent("project.pbxproj"))
    for file in ["App.swift", "Größe.swift"] {
      try Data("import SwiftUI\n".utf8).write(to: root.appendingPathComponent(file))
    }
    let before = FileTree(root)
    let output = try run(["uitest", folder.path, "--target", "no such target"])
    screens.expect(FileTree(root) == before, "\(name): files were written: \(before.changes(to: FileTree(root)))")
    screens.expect(
      output.text.contains("Error: "),
      "\(name): flow ended with \(output.status), and the project is \(project.base64EncodedString().prefix(400)): \(output.text)"
    )
    if let isWhole {
      screens.expect(output.text.contains("AppUITests") == isWhole, "\(name): \(output.text)")
    }
    screens.note(output.text)
  }

  /// Runs the command line, at most twenty seconds of processor time and two gigabytes.
  private static func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    let flow = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("flow")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 20 -v 2000000; exec \"$@\" 2>&1", "sh", flow.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
