import Foundation
import TestCompiler
import Testing

@Suite("Macros of SwiftData")
struct ModelMacroTests {
  /// The compiler's errors about a source.
  private func errors(_ source: String, languageMode: Int = 6) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Models.swift")
    try Data(source.utf8).write(to: file)
    let output = try Toolchain.typeCheck(
      [file], moduleName: "Models", in: folder, options: [], importing: ["SwiftData", "SwiftUI"],
      languageMode: languageMode)
    return output.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
      .map { line in
        let message = line.split(separator: ": ", maxSplits: 1).last ?? ""
        return String(message).replacing(#/ \(from macro '[^']*'\)$/#, with: "")
      }
  }

  @Test("models of all shapes compile without warnings", arguments: [5, 6])
  func shapes(languageMode: Int) throws {
    let source = """
      @Model public class Open {
        public var name = "x"
        public private(set) var secret: String?
        private var hidden: Int = 1
        internal var list: Array<String> = []
        var computed: String { name + "!" }
        static let shared = 1
        @Transient var cache: [String: Int] = [:]
        @Attribute(.unique, originalName: "old") var key: UUID = UUID()
        @Relationship(deleteRule: .cascade, inverse: \\Other.owner) var others: [Other]?
        public init() {}
      }
      @Model final class Other: Codable {
        var owner: Open?
        var partner: Other?
        init() {}
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
      }
      @Model public class Derived: Open, CustomStringConvertible {
        public var more: Int
        private var kept = 2
        @Transient var cached = 3
        @Relationship(inverse: \\Leaf.origin) var leaves: [Leaf] = []
        public var description: String { "\\(name) \\(more)" }
        public init(more: Int) { self.more = more; super.init() }
      }
      @Model final class Last: Derived { var end: Date?; #Index<Last>([\\.end]) }
      @Model open class Leaf { var origin: Derived?; public init() {} }
      func all(_ model: Last) -> [any PersistentModel] { [model, model as Open, Last(more: model.more)] }
      extension Open { convenience init(name: String) { self.init(); self.name = name } }
      enum V1: VersionedSchema {
        static var models: [any PersistentModel.Type] { [Item.self] }
        static let versionIdentifier = Schema.Version(1, 0, 0)
        @Model final class Item { var when = Date.now; var level: Level = .low; init() {}
          enum Level: Int, Codable { case low, high } }
      }
      struct Screen: View {
        @Query var all: [Open]
        @Query(sort: \\Open.name) var sorted: [Open]
        @Query(sort: \\Open.secret, order: .reverse, animation: .default) var optional: [Open]
        @Query(filter: #Predicate<Open> { $0.name == "a" }, sort: [SortDescriptor(\\Open.name)]) var few: [Open]
        @Query(FetchDescriptor<Open>(sortBy: [SortDescriptor(\\.name)])) var described: [Open]
        @Query(animation: .default) private var animated: Array<Open>
        @Environment(\\.modelContext) private var context
        var title: String
        var body: some View {
          List { ForEach(all) { item in Text("\\(item.name), \\(sorted.count)") } }
            .toolbar { Button("Add") { withAnimation { context.insert(Open()) } } }
        }
      }
      let screen = { @MainActor in Screen(title: "a") }
      @ModelActor actor Worker { func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Open>()) } }
      """
    #expect(try errors(source, languageMode: languageMode) == [])
  }

  @Test("a model that is no class, or has no initializer, is an error")
  func mistakes() throws {
    #expect(try errors("@Model struct Value { var a = 1 }").contains("error: @Model can only be attached to a class."))
    #expect(
      try errors("@Model final class Item { var name: String }").contains(
        "error: @Model requires an initializer be provided for 'Item'."))
  }

  @Test("a query without a type, or of something else than models, is an error")
  func queries() throws {
    let model = "@Model final class Item { init() {} }\n"
    #expect(
      try errors(model + "struct A { @Query var items }").contains(
        "error: @Query requires a type annotation, such as 'var items: [Item]'."))
    #expect(
      try errors(model + "struct A { @Query var items: Item }").contains {
        $0.contains("'Element' is not a member type")
      })
    let named = """
      typealias Items = [Item]
      struct A: View {
        @Query(animation: .default) private var items: Items
        init(name: String) { _items = Query() }
        var body: some View { Text("\\(items.first == nil)") }
      }
      """
    #expect(try errors(model + named) == [])
  }

  @Test(
    "what no predicate can say does not compile",
    arguments: [
      #"$0.name.hasPrefix("a")"#, #"$0.name.hasSuffix("a")"#, #"$0.name.lowercased() == "a""#,
      #"$0.others.map { $0.name } == ["a"]"#,
    ])
  func predicates(condition: String) throws {
    let source = """
      @Model final class Item { var name = ""; var others: [Item] = []; init() {} }
      let predicate = #Predicate<Item> { \(condition) }
      """
    #expect(try !errors(source).isEmpty)
  }

  @Test("contexts and models stay where they are, containers and identifiers do not")
  func sendability() throws {
    let source = """
      @Model final class Item { var name = ""; init() {} }
      func send(_ value: some Sendable) {}
      func container(_ value: ModelContainer, _ id: PersistentIdentifier) { send(value); send(id) }

      """
    #expect(try errors(source) == [])
    for type in ["ModelContext", "Item"] {
      #expect(try !errors(source + "func wrong(_ value: \(type)) { send(value) }").isEmpty, "\(type)")
    }
  }

  @Test("@ModelActor is for actors")
  func actors() throws {
    #expect(try errors("@ModelActor class Worker {}").contains("error: @ModelActor can only be attached to an actor."))
  }
}
