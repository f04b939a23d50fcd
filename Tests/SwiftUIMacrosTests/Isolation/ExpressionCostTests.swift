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

    /// What Apple's own interface costs, that of iOS 17.4, by the same compiler (6.3.1): most of it is the compiler's, which
    /// tries every initialiser of a text with every `+` there is. A type of one's own with the two commonest costs 9,887.
    private static let costsWithApple: [(view: String, scopes: Int)] = [
      (#"Text(name + ", " + String(count) + (isOn ? "x" : "y"))"#, 57_345),
      (#"Text(name + ", " + name)"#, 2_763),
      (#"Button(name + ", " + String(count) + (isOn ? "x" : "y")) {}"#, 11_535),
      (#"Text(name).navigationTitle(name + ", " + String(count) + (isOn ? "x" : "y"))"#, 24_036),
      (#"Text(name).accessibilityLabel(name + ", " + String(count) + (isOn ? "x" : "y"))"#, 23_228),
      (#"Label(name + ", " + String(count), systemImage: "x")"#, 528),
      (#"Text("\(name), \(count)" + (isOn ? "x" : "y"))"#, 635),
      ("Text(name).padding(.top, isOn ? 8 : 16).frame(width: CGFloat(count) * 2 + 10, height: isOn ? 20 : 40)", 57),
      ("VStack(spacing: CGFloat(count) * 0.5 + 2) { Spacer(minLength: CGFloat(count) / 2 + 1) }", 75),
    ]

    @Test("expressions in a builder cost no more than with Apple's interface", arguments: costsWithApple)
    func expressions(view: String, scopes: Int) throws {
      let cost = try self.scopes(of: [view])
      #expect(cost > 0)
      #expect(cost <= scopes, "\(cost)")
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
