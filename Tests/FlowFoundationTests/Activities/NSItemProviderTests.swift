import FlowFoundation
import Foundation
import Testing

@Suite("What an item provider hands out") struct NSItemProviderTests {
  @Test("an object has its types, and those that they are kinds of")
  func types() {
    let text = NSItemProvider(object: "tea")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(
      text.hasItemConformingToTypeIdentifier("public.text") && text.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    let url = NSItemProvider(object: URL(fileURLWithPath: "/a"))
    #expect(url.hasItemConformingToTypeIdentifier("public.url"))
  }

  private final class Recipe: NSObject, NSItemProviderReading {
    static let readableTypeIdentifiersForItemProvider = ["com.example.recipe", "public.plain-text"]
    let text: String

    required init(_ text: String) { self.text = text }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      if data.isEmpty { throw CocoaError(.fileReadCorruptFile) }
      return Self("\(typeIdentifier): \(String(decoding: data, as: UTF8.self))")
    }
  }

  @Test("an object of a class that reads is made of the data")
  func reading() {
    var found: [String] = []
    for text in ["tea", ""] {
      NSItemProvider(object: text).loadObject(ofClass: Recipe.self) { recipe, error in
        found.append(recipe?.text ?? "\(error is CocoaError)")
      }
    }
    #expect(found == ["public.plain-text: tea", "true"])
    func load<T>(_ type: T.Type) -> T? where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
      var value: T?
      _ = NSItemProvider(object: "https://example.com").loadObject(ofClass: type) { loaded, _ in value = loaded }
      return value
    }
    #expect(load(String.self) == "https://example.com")
  }

  @Test("data come of the object, of a closure, or not at all")
  func data() throws {
    var results: [String] = []
    func load(_ provider: NSItemProvider, _ type: String) {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        results.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error is CocoaError)")
      }
    }
    load(NSItemProvider(object: "tea"), "public.text")
    load(NSItemProvider(object: "tea"), "public.image")
    let made = NSItemProvider()
    made.registerDataRepresentation(forTypeIdentifier: "a.b", visibility: .all) { completion in
      completion(Data("made".utf8), nil)
      return nil
    }
    load(made, "a.b")
    load(NSItemProvider(item: Data("raw".utf8), typeIdentifier: "public.png"), "public.image")
    #expect(results == ["tea", "true", "made", "raw"])
  }

  @Test("a file has the data, the name and the type's ending, and is gone afterwards")
  func files() throws {
    let provider = NSItemProvider(object: "tea")
    provider.suggestedName = "note"
    var file: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
      file = url
      #expect(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } == "tea")
    }
    #expect(file?.lastPathComponent == "note.txt")
    #expect(!FileManager.default.fileExists(atPath: file?.path ?? ""))
  }

  @Test("an object is loaded as a class or a value that it is, and as no other")
  func objects() throws {
    let text = NSItemProvider(object: NSString(string: "tea"))
    #expect(text.canLoadObject(ofClass: String.self) && text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: URL.self) && !text.canLoadObject(ofClass: Progress.self))
    var loaded: [String] = []
    text.loadObject(ofClass: String.self) { string, _ in loaded.append(string ?? "none") }
    NSItemProvider(object: "cup").loadObject(ofClass: NSString.self) { string, _ in
      loaded.append(string.map { "\($0)" } ?? "none")
    }
    let link = try #require(URL(string: "https://example.com"))
    NSItemProvider(object: link).loadObject(ofClass: URL.self) { url, _ in loaded.append(url?.host ?? "none") }
    NSItemProvider(object: link).loadObject(ofClass: NSURL.self) { url, _ in loaded.append(url?.host ?? "none") }
    text.loadObject(ofClass: URL.self) { _, error in loaded.append("\(error is CocoaError)") }
    #expect(loaded == ["tea", "cup", "example.com", "example.com", "true"])
  }
}
