#if os(Linux)
  import Foundation

  /// The compiler, and what it needs to compile sources that import SwiftUI.
  enum Toolchain {
    /// The folder of the built products, which this test is one of.
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()

    /// Type-checks files as one module.
    ///
    /// - Parameters:
    ///   - folder: Has the files, and takes a module map.
    ///   - options: What the compiler is told beside that.
    /// - Returns: What the compiler prints: expansions of macros and diagnostics.
    static func typeCheck(
      _ files: [URL], moduleName: String, in folder: URL, options: [String] = []
    ) throws -> String {
      try stubs.write(to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
      var arguments = ["-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6"]
      arguments += ["-module-name", moduleName, "-import-module", "SwiftUI"]
      arguments += ["-I", products.appendingPathComponent("Modules").path, "-I", folder.path]
      arguments += ["-module-cache-path", products.appendingPathComponent("SwiftUIMacrosTests.build/ModuleCache").path]
      // The macros are a program that SwiftPM builds because SwiftUI uses it.
      let macros = products.appendingPathComponent("SwiftUIMacros-tool").path
      arguments += ["-load-plugin-executable", "\(macros)#SwiftUIMacros", "-dump-macro-expansions"]
      arguments += ["-diagnostic-style=llvm"] + options + files.map(\.path)
      return try output(of: compiler, arguments)
    }

    /// C modules behind SwiftUI that no declaration of its API names: empty ones do, and need no headers.
    private static let stubs = ["CCommonMark", "CPangoCairo", "CFlowSupport", "COpenCombineHelpers"]
      .map { "module \($0) {}\n" }.joined()

    /// The compiler of the toolchain whose runtime library this process has loaded, or else the first in the path.
    private static var compiler: URL {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      let library = maps.split(whereSeparator: \.isWhitespace).first { $0.hasSuffix("/libswiftCore.so") }
      let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      // The library is in usr/lib/swift/linux, the compiler in usr/bin.
      let folders = (library.map { ["\($0)/../../../../bin"] } ?? []) + path.map(String.init)
      return folders.map { URL(fileURLWithPath: "\($0)/swiftc").standardizedFileURL }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(fileURLWithPath: "/usr/bin/swiftc")
    }

    /// What a program prints, to standard output and standard error alike.
    private static func output(of program: URL, _ arguments: [String]) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = program
      process.arguments = arguments
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
#endif
