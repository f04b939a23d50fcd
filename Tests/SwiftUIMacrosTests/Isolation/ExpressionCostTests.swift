#if os(Linux)
  import Foundation
  import TestCompiler
  import Testing

  @Suite("What expressions cost the type checker")
  struct ExpressionCostTests {
    /// How many states the solver of the compiler goes through for views made of modifiers with many overloads.
    ///
    /// A state is an overload or a type that is tried. The numbers are the compiler's own, the same in each run.
    private func scopes(of views: [String]) throws -> Int {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Cost-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let statistics = folder.appendingPathComponent("statistics")
      try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("Views.swift")
      let text = views.enumerated().map { index, view in
        "struct V\(index): View { let name: String; let isOn: Bool; let count: Int; var body: some View { \(view) } }\n"
      }
      try Data(text.joined().utf8).write(to: file)
      let output = try Toolchain.typeCheck(
        [file], moduleName: "Cost", in: folder, options: ["-stats-output-dir", statistics.path])
      #expect(!output.contains("error:"), "\(output)")
      let files = try FileManager.default.contentsOfDirectory(at: statistics, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "json" }.reduce(0) { sum, file in
        let counters = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        return sum + ((counters?["Sema.NumConstraintScopes"] as? NSNumber)?.intValue ?? 0)
      }
    }

    @Test("modifiers with many overloads in a row cost little more than alone")
    func chains() throws {
      let modifiers = [
        #".accessibilityLabel("Name \(name)")"#, #".accessibilityValue(isOn ? "on" : "off")"#,
        #".accessibilityHint("Opens \(name)")"#, ".accessibilityInputLabels([name])",
        ".gesture(TapGesture().onEnded { _ in })", ".simultaneousGesture(LongPressGesture(), isEnabled: isOn)",
      ]
      let single = try scopes(of: modifiers.map { "Text(name)" + $0 })
      let chain = try scopes(of: ["Text(name)" + modifiers.joined()])
      #expect(single > 0)
      #expect(chain < 3 * single, "\(chain) for the chain, \(single) one by one")
    }
  }
#endif
