#if os(Linux)
  import Foundation
  import TestCompiler
  import Testing

  @testable import SourcePreparation

  @Suite("Prepared sources in the compiler") struct CompiledTests {
    @Test("random sources are ones for the compiler, too")
    func oddSources() throws {
      try withTemporaryFolder { folder in
        let files = try (1...40).map { seed in
          var source = OddSource(seed: UInt64(seed))
          source.addStatements(20)
          let file = folder.appendingPathComponent("Odd\(seed).swift")
          try Data(source.bytes).write(to: file)
          return file
        }
        #expect(try Toolchain.parse(files) == "")
      }
    }

    @Test("selectors call the right method of their receiver", arguments: [5, 6])
    func selectors(languageMode: Int) throws {
      let output = try run(Self.selectors, languageMode: languageMode)
      #expect(
        output == """
          bare: tap
          label: tap 1
          name: tapWithSender:
          private: 1 a
          overload without: over
          overload with: over text
          type: over text
          static: static 2
          generic: box 3
          getter: 7
          setter: 8
          override: sub tap
          super: sub tap
          value: tap
          protocol: named
          main actor: main 4
          main actor overload: main text
          main actor static: main static
          lazy: main 5
          notification: Hello nil
          object: Hello
          removed
          released
          object result: result
          responds: true false false
          equal: true tap:with:
          interpolated: tap, keypath name, true

          """)
    }

    @Test("errors, #filePath and #line name the original place, also behind what was replaced")
    func places() throws {
      try withTemporaryFolder { folder in
        let source = """
          // The first line.
          import Foundation
          @objc class A: NSObject {
            @objc func a() { let a: Int = "wrong" }
            #if os(iOS)
              func b() { let a: Int = #filePath; let b: String = #line }
            #endif
          }
          """
        let rules = SourceRules(.apple, impliedModules: [])
        let prepared = PreparedSource(Array(source.utf8), rules, path: "/my \u{E4}pp/Original.swift")
        let file = folder.appendingPathComponent("Copy.swift")
        try Data(prepared.bytes).write(to: file)
        let errors = try Toolchain.typeCheck([file], moduleName: "Places", in: folder, options: [], importing: [])
          .split(separator: "\n").filter { $0.contains(": error:") }.map { $0.prefix { $0 != "'" } }
        #expect(
          errors == [
            "/my \u{E4}pp/Original.swift:4:33: error: cannot convert value of type ",
            "/my \u{E4}pp/Original.swift:6:29: error: cannot convert value of type ",
            "/my \u{E4}pp/Original.swift:6:56: error: cannot convert value of type ",
          ])
      }
    }

    @Test("code at the top level of main.swift runs in order, in a module that is a library", arguments: [5, 6])
    func topLevelCode(languageMode: Int) throws {
      let source = """
        let start = 1
        var count = start
        @MainActor func add(_ number: Int) { count += number }
        for number in 0..<3 { add(number) }
        enum Shown { static let text = "count" }
        #if DEBUG
        print("debug")
        #else
        print(Shown.text, count)
        #endif
        let end = make()
        @MainActor func make() -> Int { count * 2 }
        print(end)

        """
      try withTemporaryFolder { folder in
        let prepared = PreparedSource(
          Array(source.utf8), SourceRules(.apple, impliedModules: []), path: "/App/main.swift")
        let files = [("prepared-main.swift", String(decoding: prepared.bytes, as: UTF8.self)), ("other.swift", "")]
          .map { (folder.appendingPathComponent($0), $1) }
        for (file, text) in files { try Data(text.utf8).write(to: file) }
        let output = try Toolchain.run(
          files.map(\.0), linking: [], aliases: [:], in: folder, languageMode: languageMode)
        #expect(output == "count 4\n8\n")
      }
    }

    @Test("variables of main.swift get their values in order, also those that throw or wait", arguments: [5, 6])
    func orderOfVariables(languageMode: Int) throws {
      let source = """
        @MainActor func make(_ name: String) -> String { print("make", name); return name }
        func load(_ name: String) throws -> String { name + "!" }
        print("begin")
        let first = make("first")
        #if DEBUG
        let kind = "debug"
        #else
        let kind = "release"
        #endif
        var (second, third) = (make("second"), make("third")), fourth = try load("fourth")
        var computed: String { make("computed") }
        print("end", first, third, fourth, kind, computed)

        """
      let waiting = """
        import Foundation
        private func load(_ name: String) async throws -> String { name }
        print("begin")
        private let first = try await load("first")
        func show(_ text: String) { print("show", text, first) }
        if first == "first" {
          let closure = { () async in print("never") }
          _ = closure
          show(try await load("second"))
        }

        """
      let outputs = [
        source: "begin\nmake first\nmake second\nmake third\nmake computed\nend first third fourth! release computed\n",
        waiting: "begin\nshow second first\n",
      ]
      for (source, expected) in outputs {
        try withTemporaryFolder { folder in
          let prepared = PreparedSource(
            Array(source.utf8), SourceRules(.apple, impliedModules: []), path: "/App/main.swift")
          let files = [("prepared-main.swift", String(decoding: prepared.bytes, as: UTF8.self)), ("other.swift", "")]
            .map { (folder.appendingPathComponent($0), $1) }
          for (file, text) in files { try Data(text.utf8).write(to: file) }
          let output = try Toolchain.run(
            files.map(\.0), linking: [], aliases: [:], in: folder, languageMode: languageMode)
          #expect(output == expected)
        }
      }
    }

    /// The output of a prepared program.
    private func run(_ source: String, languageMode: Int) throws -> String {
      try withTemporaryFolder { folder in
        let prepared = PreparedSource(
          Array(source.utf8), SourceRules(.apple, impliedModules: []), path: "/App/Program.swift")
        #expect(prepared.summary.leftovers == [])
        let file = folder.appendingPathComponent("main.swift")
        try Data(prepared.bytes).write(to: file)
        return try Toolchain.run(
          [file], linking: ["FlowObjectiveC", "Locking"], aliases: prepared.summary.aliases, in: folder,
          languageMode: languageMode)
      }
    }

    private static let selectors = #"""
      import Foundation

      class Sender: NSObject {}

      @objc protocol Named { @objc func name() }

      @objcMembers class Shop: NSObject, Named {
        dynamic var count = 7
        @objc func tap() { print("tap") }
        @objc func tap(_ number: Int) { print("tap", number) }
        @objc func tap(sender: Sender) {}
        @objc(tap:with:) private func tap(_ number: Int, with text: String) { print(number, text) }
        @objc func over() { print("over") }
        @objc func over(_ text: String) { print("over", text) }
        @objc static func fixed(_ number: Int) { print("static", number) }
        @objc func made() -> NSString { "result" }
        @objc func notified(_ notification: Notification) { print(notification.name.rawValue, notification.object ?? "nil") }
        @objc func heard(_ notification: NSNotification) { print(notification.name.rawValue) }
        @objc func name() { print("named") }

        func show() {
          print("bare: ", terminator: ""); #selector(tap as () -> Void)._send(to: self)
          print("label: ", terminator: ""); #selector(tap(_:))._send(to: self, [1])
          print("name:", NSStringFromSelector(#selector(self.tap(sender:))))
          print("private: ", terminator: ""); #selector(tap(_:with:))._send(to: self, [1, "a"])
          print("overload without: ", terminator: ""); #selector(over as () -> Void)._send(to: self)
          print("overload with: ", terminator: ""); #selector(over(_:))._send(to: self, ["text"])
          print("type: ", terminator: "")
          #selector(Shop.over(_:) as (Shop) -> (String) -> Void)._send(to: self, ["text"])
          print("static: ", terminator: ""); #selector(Shop.fixed(_:))._send(to: Shop.self, [2])
        }

        func checks() {
          let other = Sub()
          print("responds:", responds(to: #selector(tap(_:))), Sender().responds(to: #selector(tap(_:))), responds(to: Selector("tap:")))
          print("equal:", #selector(tap(_:)) == Selector("tap:") && #selector(tap(_:with:)) != Selector(("tap:")), #selector(tap(_:with:)))
          print("interpolated: \(#selector(made) == #selector(self.made) ? "tap" : ""), keypath \(#keyPath(Person.name)), \(#selector(over(_:)) != #selector(made))")
          _ = other
        }
      }

      class Person: NSObject { @objc dynamic var name = "" }

      class Sub: Shop {
        override func tap() { print("sub tap") }
        func selector() -> Selector { #selector(super.tap as () -> Void) }
      }

      extension Shop {
        func first() -> Selector { #selector(tap as () -> Void) }
      }

      class Box<Value>: NSObject {
        let value: Value
        init(_ value: Value) { self.value = value }
        @objc func open() { print("box", value) }
        func show() { #selector(open)._send(to: self) }
      }

      @MainActor class Screen: NSObject {
        @objc func tap(_ number: Int) { print("main", number) }
        @objc func tap(_ text: String) { print("main", text) }
        @objc class func fixed() { print("main static") }
        lazy var action: Selector = #selector(done)
        let stored = #selector(Screen.done)
        @objc private func done() { print("main 5") }

        func show() {
          print("main actor: ", terminator: ""); #selector(tap as (Int) -> Void)._send(to: self, [4])
          print("main actor overload: ", terminator: ""); #selector(tap as (String) -> Void)._send(to: self, ["text"])
          print("main actor static: ", terminator: ""); #selector(Screen.fixed)._send(to: Screen.self)
          print("lazy: ", terminator: ""); action._send(to: self)
        }
      }

      @MainActor func main() {
        let shop = Shop()
        shop.show()
        print("generic: ", terminator: ""); Box(3).show()
        print("getter:", #selector(getter: Shop.count)._send(to: shop)! as! Int)
        #selector(setter: Shop.count)._send(to: shop, [8])
        print("setter:", shop.count)
        print("override: ", terminator: ""); shop.first()._send(to: Sub())
        print("super: ", terminator: ""); Sub().selector()._send(to: Sub())
        print("value: ", terminator: ""); #selector(shop.tap as () -> Void)._send(to: shop)
        print("protocol: ", terminator: ""); #selector(Named.name)._send(to: shop)
        Screen().show()

        let hello = Notification.Name("Hello")
        let center = NotificationCenter.default
        center.addObserver(shop, selector: #selector(Shop.notified(_:)), name: hello, object: nil)
        print("notification: ", terminator: ""); center.post(name: hello, object: nil)
        center.removeObserver(shop)
        center.addObserver(shop, selector: #selector(Shop.heard), name: hello, object: nil)
        print("object: ", terminator: ""); center.post(name: hello, object: nil)
        center.removeObserver(shop, name: hello, object: nil)
        center.post(name: hello, object: nil)
        print("removed")
        var gone: Shop? = Shop()
        weak let trace = gone
        center.addObserver(gone!, selector: #selector(Shop.heard(_:)), name: hello, object: nil)
        gone = nil
        center.post(name: hello, object: nil)
        print(trace == nil ? "released" : "kept")
        print("object result:", shop.perform(#selector(Shop.made))!.takeUnretainedValue() as! NSString)
        shop.checks()
      }

      MainActor.assumeIsolated { main() }

      """#
  }
#endif
