#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  /// Starts the program with a package manager that only makes files.
  @Suite("Commands that make an engine")
  struct EngineCommandTests {
    private let folder: URL
    private let log: URL

    /// Writes its process number, makes what a build makes, and sleeps in the middle if it finds a file `slow`.
    private static let packageManager = """
      #!/bin/sh
      set -e
      if [ "$1" = --version ]; then echo "Swift version 6.3.1 (for tests)"; exit; fi
      case " $* " in *" --target "*) [ -d "$FLOW_ENGINE" ]; exit;; esac
      [ -z "$FLOW_ENGINE" ]
      echo $$ >>"$LOG"
      out="$3/.build/debug"
      headers="$3/headers/include"
      mkdir -p "$out/Modules" "$out/CFlowSupport.build" "$headers"
      echo half >"$out/libSwiftUIFlow.so"
      if [ -e "$LOG.slow" ]; then exec sleep 600; fi
      if [ -e "$LOG.fails" ]; then echo "error: no space"; echo "a.swift:1:1: error: no"; exit 1; fi
      echo whole >"$out/libSwiftUIFlow.so"
      echo macros >"$out/SwiftUIMacros-tool"
      echo macros >"$out/SwiftDataMacros-tool"
      echo symbols >"$out/asset-symbols-tool"
      touch "$out/Modules/SwiftUI.swiftmodule" "$out/Modules/SwiftUIFlow.swiftmodule" "$out/Modules/SwiftUI.swiftdoc"
      # Is left of an earlier build.
      touch "$out/Modules/Old.swiftmodule"
      mkdir -p "$out/SwiftUIFlow.product"
      for object in SwiftUI.build/View.swift.o CFlowSupport.build/stack.c.o SwiftUIFlow.build/Empty.swift.o; do
        echo "$out/$object"
      done >"$out/SwiftUIFlow.product/Objects.LinkFileList"
      echo "int a;" >"$headers/CFlowSupport.h"
      printf 'module CFlowSupport {\\n  umbrella header "%s"\\n}\\n' "$headers/CFlowSupport.h" \\
        >"$out/CFlowSupport.build/module.modulemap"
      """

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-engine-\(UUID().uuidString)")
      log = folder.appendingPathComponent("log")
      let program = folder.appendingPathComponent("bin/swift")
      try FileManager.default.createDirectory(
        at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.packageManager.utf8).write(to: program)
      chmod(program.path, 0o755)
    }

    private var environment: [String: String] {
      let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return [
        "PATH": folder.path + "/bin:" + own, "XDG_CACHE_HOME": folder.path + "/the cache", "LOG": log.path,
        // Of an engine that is in use already.
        "FLOW_ENGINE": "/none",
      ]
    }

    private func process(_ arguments: String..., output: Pipe) -> Process {
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let process = Process()
      process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("flow")
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      return process
    }

    private func flow(_ arguments: String...) throws -> (text: String, status: Int32) {
      let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let program = tests.deletingLastPathComponent().appendingPathComponent("flow").path
      return try Subprocess(arguments: [program] + arguments, folder: folder, environment: environment).output(
        errors: arguments.first != "engine")
    }

    /// The process numbers of the builds.
    private var builds: [pid_t] {
      ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").compactMap { pid_t($0) }
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private func contents(_ path: String) throws -> String {
      try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    }

    @Test("the folder has the library, the tools, the modules, and the headers of C modules")
    func contents() throws {
      defer { remove() }
      let (text, status) = try flow("engine")
      #expect(status == 0)
      let engine = String(text.dropFirst("FLOW_ENGINE=".count).dropLast())
      #expect(engine.hasPrefix(folder.path + "/the cache/SwiftUIFlowTesting/engines/"))
      let names = try FileManager.default.subpathsOfDirectory(atPath: engine).sorted()
      #expect(
        names == [
          "Modules", "Modules/CFlowSupport", "Modules/CFlowSupport/CFlowSupport.h", "Modules/SwiftUI.swiftmodule",
          "Modules/module.modulemap", "SwiftDataMacros", "SwiftUIMacros", "about", "asset-symbols", "engine.pc",
          "libSwiftUIFlow.so",
          "used",
        ])
      #expect(
        try contents(engine + "/Modules/module.modulemap") == """
          module CFlowSupport {
            umbrella header "CFlowSupport/CFlowSupport.h"
          }


          """)
      #expect(
        try contents(engine + "/engine.pc").hasSuffix(
          "Cflags: -I\"${pcfiledir}/Modules\"\nLibs: -L\"${pcfiledir}\" -lSwiftUIFlow\n"))
      #expect(try flow("engine").text == text)
      #expect(builds.count == 1)
    }

    @Test("two commands at once make one engine")
    func atOnce() throws {
      defer { remove() }
      let outputs = (0..<3).map { _ in Pipe() }
      let processes = outputs.map { process("engine", output: $0) }
      for process in processes { try process.run() }
      let texts = outputs.map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == [0, 0, 0])
      #expect(Set(texts).count == 1)
      #expect(texts.first?.hasPrefix("FLOW_ENGINE=/") == true)
      #expect(builds.count == 1)
    }

    @Test("a command that is killed in the middle leaves no half engine, and the next one makes it")
    func killed() throws {
      defer { remove() }
      let slow = URL(fileURLWithPath: log.path + ".slow")
      try Data().write(to: slow)
      let killed = process("engine", output: Pipe())
      try killed.run()
      while builds.isEmpty { usleep(5_000) }
      kill(killed.processIdentifier, SIGKILL)
      killed.waitUntilExit()
      for build in builds { kill(build, SIGKILL) }
      let engines = folder.path + "/the cache/SwiftUIFlowTesting/engines"
      #expect(try FileManager.default.contentsOfDirectory(atPath: engines).filter { $0.hasPrefix("work-") }.count == 1)
      try FileManager.default.removeItem(at: slow)
      let (text, status) = try flow("engine")
      #expect(status == 0)
      #expect(try contents(text.dropFirst("FLOW_ENGINE=".count).dropLast() + "/libSwiftUIFlow.so") == "whole\n")
      #expect(builds.count == 2)
    }

    @Test("an engine that does not build is an error with the reasons, and none is left")
    func failure() throws {
      defer { remove() }
      try Data().write(to: URL(fileURLWithPath: log.path + ".fails"))
      let (text, status) = try flow("check", "bin")
      #expect(status == 1)
      #expect(text.hasSuffix("Error: There is no Swift file in \(folder.path)/bin.\n"))
      #expect(builds.isEmpty)
      try Data("struct A {}".utf8).write(to: folder.appendingPathComponent("bin/A.swift"))
      let built = try flow("check", "bin")
      #expect(built.status == 1)
      #expect(
        built.text.hasSuffix(
          """
          Error: The engine, which is this package itself, does not build. `flow doctor` says what this machine lacks.
          error: no space
          a.swift:1:1: error: no

          """))
      #expect(try flow("doctor").text.contains("sources of engines work-"))
    }

    @Test("a build that has its own engine, as those of earlier versions, is removed")
    func ownEngine() throws {
      defer { remove() }
      let builds = folder.path + "/the cache/SwiftUIFlowTesting/builds/\(PathHash(ScratchPackage.root).text)/.build"
      let module = URL(fileURLWithPath: builds + "/debug/Modules/SwiftUI.swiftmodule")
      try FileManager.default.createDirectory(at: module.deletingLastPathComponent(), withIntermediateDirectories: true)
      for parent in ["", "/SwiftUIFlowTesting", "/SwiftUIFlowTesting/builds"] {
        chmod(folder.path + "/the cache" + parent, 0o700)
      }
      try Data().write(to: module)
      try Data("struct A {}".utf8).write(to: folder.appendingPathComponent("bin/A.swift"))
      let object = builds + "/debug/object"
      try Data().write(to: URL(fileURLWithPath: object))
      #expect(try flow("check", "bin").text.hasSuffix("It compiles.\n"))
      #expect(!FileManager.default.fileExists(atPath: object))
    }

    @Test("doctor shows the engines with their sizes, and removes them")
    func doctor() throws {
      defer { remove() }
      let engines = folder.path + "/the cache/SwiftUIFlowTesting/engines"
      #expect(
        try flow("doctor").text.contains(
          "ok      engines: none; the first command that needs one makes it in \(engines)\n"))
      let path = try flow("engine").text.dropFirst("FLOW_ENGINE=".count).dropLast()
      let name = URL(fileURLWithPath: String(path)).lastPathComponent
      let text = try flow("doctor").text
      #expect(text.contains("ok      engines: 0 MB in \(engines), which `flow doctor --remove-engines` removes\n"))
      let root = ScratchPackage.root.path
      #expect(text.contains("\n        engine \(name): 0 MB, used "))
      #expect(text.contains(", \(root), Swift version 6.3.1 (for tests)\n"))
      #expect(try flow("doctor", "--remove-engines").text == "Removed 0 MB.\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: engines) == [".lock"])
    }

    @Test("doctor shows what apps were built in, and removes it")
    func appBuilds() throws {
      defer { remove() }
      _ = try flow("doctor")
      let cache = folder.path + "/the cache/SwiftUIFlowTesting"
      for name in ["builds/a/.build", "resources/b"] {
        try FileManager.default.createDirectory(atPath: "\(cache)/\(name)", withIntermediateDirectories: true)
        try Data(count: 3_000_000).write(to: URL(fileURLWithPath: "\(cache)/\(name)/file"))
      }
      let place = "in \(cache)/builds and \(cache)/resources, which `flow doctor --remove-builds` removes\n"
      let text = try flow("doctor").text
      #expect(text.contains("ok      builds of apps: 6 MB \(place)"))
      #expect(try flow("doctor", "--remove-builds").text == "Removed 6 MB.\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: cache + "/builds") == [])
      #expect(try flow("doctor").text.contains("ok      builds of apps: 0 MB \(place)"))
    }
  }
#endif
