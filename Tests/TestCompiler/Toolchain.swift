#if os(Linux)
  import Foundation

  /// The compiler, with the options for sources that import SwiftUI.
  package enum Toolchain {
    /// The folder of the built products, including this test.
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()

    /// Type-checks files as one module.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files, which also gets a module map; modules in it can be imported.
    ///   - options: Additional compiler options.
    ///   - importing: The modules that are imported into each file.
    ///   - languageMode: The version of Swift whose rules apply.
    /// - Returns: The compiler's output: macro expansions and diagnostics.
    package static func typeCheck(
      _ files: [URL], moduleName: String, in folder: URL, options: [String] = ["-dump-macro-expansions"],
      importing modules: [String] = ["SwiftUI"], languageMode: Int = 6
    ) throws -> String {
      let imports = modules.flatMap { ["-import-module", $0] }
      return try compile(
        ["-typecheck"] + imports + options, files, moduleName: moduleName, in: folder, languageMode: languageMode)
    }

    /// The options that limit the work for an expression.
    ///
    /// - Parameter scopes: How many states the solver of the compiler goes through before it gives up. A state is an
    ///   overload or a type that is tried: a number that is the same on every machine. The compiler's own limit is a
    ///   million.
    package static func limit(scopes: Int) -> [String] { ["-solver-scope-threshold=\(scopes)"] }

    /// The folder with the modules of this build.
    package static var modules: URL { products.appendingPathComponent("Modules") }

    /// Creates a module from files, in their folder, whose internal declarations tests can import.
    ///
    /// - Returns: The compiler's output.
    package static func makeModule(_ moduleName: String, of files: [URL], in folder: URL) throws -> String {
      let module = folder.appendingPathComponent("\(moduleName).swiftmodule").path
      return try compile(
        ["-emit-module", "-import-module", "SwiftUI", "-enable-testing", "-o", module], files, moduleName: moduleName,
        in: folder)
    }

    /// Type-checks a manifest of a package.
    ///
    /// - Returns: The compiler's output.
    package static func checkManifest(_ file: URL) throws -> String {
      let interfaces = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/pm/ManifestAPI")
      return try output(
        of: compiler,
        [
          "-frontend", "-typecheck", "-swift-version", "6", "-package-description-version", "6.2.0", "-I",
          interfaces.standardizedFileURL.path, "-diagnostic-style=llvm", file.path,
        ])
    }

    /// Parses files, also with regular expressions between slashes.
    ///
    /// - Returns: The compiler's output.
    package static func parse(_ files: [URL]) throws -> String {
      try output(
        of: compiler, ["-frontend", "-parse", "-enable-bare-slash-regex", "-diagnostic-style=llvm"] + files.map(\.path))
    }

    /// Compiles a program, and runs it.
    ///
    /// - Parameters:
    ///   - targets: The targets of this build that it is linked with, without those below them.
    ///   - aliases: The modules with an alias.
    ///   - folder: The folder of the program.
    /// - Returns: The output of the compiler and of the program.
    package static func run(
      _ files: [URL], linking targets: [String], aliases: [String: String], in folder: URL, languageMode: Int
    ) throws -> String {
      let objects = try targets.flatMap { target in
        let build = products.appendingPathComponent("\(target).build")
        return try FileManager.default.contentsOfDirectory(atPath: build.path).filter { $0.hasSuffix(".swift.o") }
          .sorted()
          .map { build.appendingPathComponent($0).path }
      }
      let program = folder.appendingPathComponent("program")
      let errors = try output(
        of: compiler,
        ["-swift-version", "\(languageMode)", "-I", modules.path, "-diagnostic-style=llvm", "-o", program.path]
          + aliases.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
          + files.map(\.path) + objects)
      guard FileManager.default.isExecutableFile(atPath: program.path) else { return errors }
      return try errors + output(of: program, [])
    }

    private static func compile(
      _ options: [String], _ files: [URL], moduleName: String, in folder: URL, languageMode: Int = 6
    ) throws -> String {
      try stubs.write(to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
      var arguments = ["-frontend", "-parse-as-library", "-swift-version", "\(languageMode)"]
      arguments += ["-module-name", moduleName, "-I", modules.path, "-I", folder.path]
      arguments += ["-module-cache-path", products.appendingPathComponent("TestCompiler.build/ModuleCache").path]
      // The macros of Swift Testing, and ours, in programs that SwiftPM builds because modules use them.
      let plugins = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host/plugins")
      arguments += ["-plugin-path", plugins.standardizedFileURL.path]
      for macros in ["SwiftUIMacros", "SwiftDataMacros"] {
        let tool = products.appendingPathComponent("\(macros)-tool").path
        arguments += ["-load-plugin-executable", "\(tool)#\(macros)"]
      }
      return try output(of: compiler, arguments + options + ["-diagnostic-style=llvm"] + files.map(\.path))
    }

    /// C modules below SwiftUI that its API does not use: empty modules are enough, and need no headers.
    private static let stubs = [
      "CFlowSQLite", "CFlowZlib", "CPangoCairo", "CFlowSupport", "COpenCombineHelpers", "CProcessExit",
    ]
    .map { "module \($0) {}\n" }.joined()

    /// The compiler of the toolchain whose runtime library this process has loaded, otherwise the first in the path.
    private static var compiler: URL {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      let library = maps.split(whereSeparator: \.isWhitespace).first { $0.hasSuffix("/libswiftCore.so") }
      let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      // The library is in usr/lib/swift/linux, the compiler in usr/bin.
      let folders = (library.map { ["\($0)/../../../../bin"] } ?? []) + path.map(String.init)
      return folders.map { URL(fileURLWithPath: "\($0)/swiftc").standardizedFileURL }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(fileURLWithPath: "/usr/bin/swiftc")
    }

    /// The output of a program, both standard output and standard error.
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
