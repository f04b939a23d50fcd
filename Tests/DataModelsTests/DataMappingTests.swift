import AssetCatalogs
import Foundation
import Testing

@testable import DataModels

/// Archives of expressions in the layout of Xcode's.
private enum Archives {
  /// `$source.shelf.title`
  static let path = """
    YnBsaXN0MDDUAQIDBAUGNzpZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKsBwgTGBkgJSYpKi4zVSRu\
    dWxs1QkKCwwNDg8QERJWJGNsYXNzW05TQXJndW1lbnRzXxAQTlNFeHByZXNzaW9uVHlwZVlOU09wZXJhbmReTlNTZWxlY3Rvck5hbWWAC4AKEASA\
    BYAI0wkLFBUWF1lOU0tleVBhdGiABBAKgANbc2hlbGYudGl0bGXSGhscHVgkY2xhc3Nlc1okY2xhc3NuYW1lox0eH18QHE5TS2V5UGF0aFNwZWNp\
    ZmllckV4cHJlc3Npb25cTlNFeHByZXNzaW9uWE5TT2JqZWN00wkLISIjJFpOU1ZhcmlhYmxlgAcQAoAGVnNvdXJjZdIaGycooygeH18QFE5TVmFy\
    aWFibGVFeHByZXNzaW9uXxAQdmFsdWVGb3JLZXlQYXRoOtIaGyssoywtH15OU011dGFibGVBcnJheVdOU0FycmF50gkvMDFaTlMub2JqZWN0c4AJ\
    oTKAAtIaGzQ1pDU2Hh9fEBNOU0tleVBhdGhFeHByZXNzaW9uXxAUTlNGdW5jdGlvbkV4cHJlc3Npb27RODlUcm9vdIABEgABhqAACAARABsAJAAp\
    ADIARABRAFcAYgBpAHUAiACSAKEAowClAKcAqQCrALIAvAC+AMAAwgDOANMA3ADnAOsBCgEXASABJwEyATQBNgE4AT8BRAFIAV8BcgF3AXsBigGS\
    AZcBogGkAaYBqAGtAbIByAHfAeIB5wHpAAAAAAAAAgEAAAAAAAAAOwAAAAAAAAAAAAAAAAAAAe4=
    """

  /// 7
  static let constant = """
    YnBsaXN0MDDUAQIDBAUGFxpZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKkBwgPEFUkbnVsbNMJCgsM\
    DQ5WJGNsYXNzXxAPTlNDb25zdGFudFZhbHVlXxAQTlNFeHByZXNzaW9uVHlwZYADgAIQABAH0hESExRYJGNsYXNzZXNaJGNsYXNzbmFtZaMUFRZf\
    EBlOU0NvbnN0YW50VmFsdWVFeHByZXNzaW9uXE5TRXhwcmVzc2lvblhOU09iamVjdNEYGVRyb290gAESAAGGoAgRGyQpMkRJT1Zdb4KEhoiKj5ij\
    p8PQ2dzh4wAAAAAAAAEBAAAAAAAAABsAAAAAAAAAAAAAAAAAAADo
    """

  /// `FUNCTION($entityPolicy, "titleForTitle:", $source.title)`
  static let policy = """
    YnBsaXN0MDDUAQIDBAUGRUhZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvEBIHCBMYHR4lKisuLzM4\
    PD4/QENVJG51bGzVCQoLDA0ODxARElYkY2xhc3NbTlNBcmd1bWVudHNfEBBOU0V4cHJlc3Npb25UeXBlWU5TT3BlcmFuZF5OU1NlbGVjdG9yTmFt\
    ZYARgBAQBIANgA/VCQoLDA0UFRAWF4AMgAuABoAJ0wkLGRobHFlOU0tleVBhdGiABRAKgARVdGl0bGXSHyAhIlgkY2xhc3Nlc1okY2xhc3NuYW1l\
    oyIjJF8QHE5TS2V5UGF0aFNwZWNpZmllckV4cHJlc3Npb25cTlNFeHByZXNzaW9uWE5TT2JqZWN00wkLJicoKVpOU1ZhcmlhYmxlgAgQAoAHVnNv\
    dXJjZdIfICwtoy0jJF8QFE5TVmFyaWFibGVFeHByZXNzaW9uXxAQdmFsdWVGb3JLZXlQYXRoOtIfIDAxozEyJF5OU011dGFibGVBcnJheVdOU0Fy\
    cmF50gk0NTZaTlMub2JqZWN0c4AKoTeAA9IfIDk6pDo7IyRfEBNOU0tleVBhdGhFeHByZXNzaW9uXxAUTlNGdW5jdGlvbkV4cHJlc3Npb27TCQsm\
    Jyg9gA5cZW50aXR5UG9saWN5XnRpdGxlRm9yVGl0bGU60gk0NUGhQoAC0h8gRDujOyMk0UZHVHJvb3SAARIAAYagAAgAEQAbACQAKQAyAEQAWQBf\
    AGoAcQB9AJAAmgCpAKsArQCvALEAswC+AMAAwgDEAMYAzQDXANkA2wDdAOMA6ADxAPwBAAEfASwBNQE8AUcBSQFLAU0BVAFZAV0BdAGHAYwBkAGf\
    AacBrAG3AbkBuwG9AcIBxwHdAfQB+wH9AgoCGQIeAiACIgInAisCLgIzAjUAAAAAAAACAQAAAAAAAABJAAAAAAAAAAAAAAAAAAACOg==
    """

  /// `$source.count + 1`
  static let sum = """
    YnBsaXN0MDDUAQIDBAUGUFNZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvEBUHCBMYHR4lKisuLzM4\
    PEFCRUhJSk5VJG51bGzVCQoLDA0ODxARElYkY2xhc3NbTlNBcmd1bWVudHNfEBBOU0V4cHJlc3Npb25UeXBlWU5TT3BlcmFuZF5OU1NlbGVjdG9y\
    TmFtZYAUgBMQBIAQgBLVCQoLDA0UFRAWF4AMgAuABoAJ0wkLGRobHFlOU0tleVBhdGiABRAKgARVY291bnTSHyAhIlgkY2xhc3Nlc1okY2xhc3Nu\
    YW1loyIjJF8QHE5TS2V5UGF0aFNwZWNpZmllckV4cHJlc3Npb25cTlNFeHByZXNzaW9uWE5TT2JqZWN00wkLJicoKVpOU1ZhcmlhYmxlgAgQAoAH\
    VnNvdXJjZdIfICwtoy0jJF8QFE5TVmFyaWFibGVFeHByZXNzaW9uXxAQdmFsdWVGb3JLZXlQYXRoOtIfIDAxozEyJF5OU011dGFibGVBcnJheVdO\
    U0FycmF50gk0NTZaTlMub2JqZWN0c4AKoTeAA9IfIDk6pDo7IyRfEBNOU0tleVBhdGhFeHByZXNzaW9uXxAUTlNGdW5jdGlvbkV4cHJlc3Npb27T\
    CT0LPj9AXxAPTlNDb25zdGFudFZhbHVlgA+ADhAAEAHSHyBDRKNEIyRfEBlOU0NvbnN0YW50VmFsdWVFeHByZXNzaW9u0wlGCz5HQF8QGE5TQ29u\
    c3RhbnRWYWx1ZUNsYXNzTmFtZYARXxAVX05TUHJlZGljYXRlVXRpbGl0aWVzV2FkZDp0bzrSCTQ1S6JMTYACgA3SHyBPO6M7IyTRUVJUcm9vdIAB\
    EgABhqAACAARABsAJAApADIARABcAGIAbQB0AIAAkwCdAKwArgCwALIAtAC2AMEAwwDFAMcAyQDQANoA3ADeAOAA5gDrAPQA/wEDASIBLwE4AT8B\
    SgFMAU4BUAFXAVwBYAF3AYoBjwGTAaIBqgGvAboBvAG+AcABxQHKAeAB9wH+AhACEgIUAhYCGAIdAiECPQJEAl8CYQJ5AoEChgKJAosCjQKSApYC\
    mQKeAqAAAAAAAAACAQAAAAAAAABUAAAAAAAAAAAAAAAAAAACpQ==
    """

  /// A conditional expression.
  static let conditional = """
    YnBsaXN0MDDUAQIDBAUGFBdZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKjBwgNVSRudWxs0gkKCwxW\
    JGNsYXNzXxAQTlNFeHByZXNzaW9uVHlwZYACEBTSDg8QEVgkY2xhc3Nlc1okY2xhc3NuYW1loxESE18QE05TVGVybmFyeUV4cHJlc3Npb25cTlNF\
    eHByZXNzaW9uWE5TT2JqZWN00RUWVHJvb3SAARIAAYagCBEbJCkyREhOU1ptb3F2f4qOpLG6vcLEAAAAAAAAAQEAAAAAAAAAGAAAAAAAAAAAAAAA\
    AAAAAMk=
    """
}

struct DataMappingTests {
  /// A folder with a mapping model, removed with its owner.
  private final class MappingFolder {
    let url: URL

    init(_ text: String) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString)/OldToNew.xcmappingmodel")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url.appendingPathComponent("xcmapping.xml"))
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
  }

  private func text(value: String = Archives.path) -> String {
    """
    <?xml version="1.0" standalone="yes"?>
    <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd">
    <database>
        <databaseInfo><version>134481920</version></databaseInfo>
        <object type="XDDEVATTRIBUTEMAPPING" id="z3">
            <attribute name="valueexpressiondata" type="binary">\(value)</attribute>
            <attribute name="name" type="string">shelfName</attribute>
        </object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z4"><attribute name="name" type="string">count</attribute></object>
        <object type="XDDEVRELATIONSHIPMAPPING" id="z5">
            <attribute name="autogenerateexpression" type="bool">1</attribute>
            <attribute name="sourcekeypath" type="string">$source.shelf</attribute>
            <attribute name="sourcemappingname" type="string">ShelfToShelf</attribute>
            <attribute name="name" type="string">shelf</attribute>
        </object>
        <object type="XDDEVENTITYMAPPING" id="z2">
            <attribute name="migrationpolicyclassname" type="string">App.BookPolicy</attribute>
            <attribute name="sourcename" type="string">Book</attribute>
            <attribute name="destinationname" type="string">Book</attribute>
            <attribute name="sourcefilterpredicatestring" type="string">count &gt; 0</attribute>
            <attribute name="mappingnumber" type="int16">10</attribute>
            <attribute name="autogenerateexpression" type="bool">1</attribute>
            <relationship name="attributemappings" type="0/0" idrefs="z3 z4"></relationship>
            <relationship name="relationshipmappings" type="0/0" idrefs="z5"></relationship>
        </object>
        <object type="XDDEVENTITYMAPPING" id="z6">
            <attribute name="migrationpolicyclassname" type="string"></attribute>
            <attribute name="destinationname" type="string">Author</attribute>
            <attribute name="mappingnumber" type="int16">9</attribute>
        </object>
        <object type="XDDEVMAPPINGMODEL" id="z1">
            <attribute name="sourcemodelpath" type="string">App/Shop.xcdatamodeld/Shop 1.xcdatamodel</attribute>
            <attribute name="destinationmodelpath" type="string">App/Shop.xcdatamodeld/Shop 2.xcdatamodel</attribute>
            <relationship name="entitymappings" type="0/0" idrefs="z2 z6"></relationship>
        </object>
    </database>
    """
  }

  @Test("a mapping model is read with its versions, mappings and properties, in the order of their numbers")
  func reading() throws {
    let folder = try MappingFolder(text())
    let mapping = try DataMapping(folder.url)
    #expect(mapping.source == "App/Shop.xcdatamodeld/Shop 1.xcdatamodel")
    #expect(mapping.destination == "App/Shop.xcdatamodeld/Shop 2.xcdatamodel")
    #expect(mapping.entities.map(\.name) == ["Author", "BookToBook"])
    let author = try #require(mapping.entities.first)
    #expect(author.source == nil && author.policy == nil && author.filter == nil)
    let book = try #require(mapping.entities.last)
    #expect(book.source == "Book" && book.policy == "App.BookPolicy" && book.filter == "count > 0")
    #expect(book.attributes.map(\.name) == ["count", "shelfName"] && book.attributes.first?.value == nil)
    let value = try #require(book.attributes.last?.value)
    #expect(describe(value) == "$source.shelf.title")
    let shelf = try #require(book.relationships.first)
    #expect(shelf.name == "shelf" && shelf.keyPath == "$source.shelf" && shelf.mapping == "ShelfToShelf")
  }

  /// An expression as a text.
  private func describe(_ value: DataExpression) -> String {
    switch value {
    case .constant(let value): value.map { "\($0)" } ?? "nil"
    case .object: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(let base, let path): (base.map { describe($0) + "." } ?? "") + path
    case .call(let name, let receiver, let arguments):
      "\(receiver.map(describe) ?? "") \(name) (\(arguments.map(describe).joined(separator: ", ")))"
    case .unknown: "unknown"
    case .list(let parts): "{\(parts.map(describe).joined(separator: ", "))}"
    }
  }

  @Test(
    "values, key paths, methods of the policy and functions are read from their archives",
    arguments: [
      (Archives.path, "$source.shelf.title"), (Archives.constant, "7"),
      (Archives.policy, "$entityPolicy titleForTitle: ($source.title)"),
      (Archives.sum, " add:to: ($source.count, 1)"),
    ])
  func expressions(archive: String, expected: String) throws {
    let data = try #require(Data(base64Encoded: archive))
    #expect(try describe(#require(DataExpression(archive: data))) == expected)
  }

  @Test("an expression of another kind is unknown; what is no mapping model is named")
  func faults() throws {
    for value in [Archives.conditional, "AAAA"] {
      let folder = try MappingFolder(text(value: value))
      let book = try DataMapping(folder.url).entities.last
      #expect(try describe(#require(book?.attributes.last?.value)) == "unknown")
    }
    let empty = try MappingFolder("<database></database>")
    let fault = #expect(throws: FileFault.self) { try DataMapping(empty.url) }
    #expect(fault?.description == "it has no mapping model")
    let missing = #expect(throws: FileFault.self) { try DataMapping(empty.url.deletingLastPathComponent()) }
    #expect(missing?.description == "there is no such file")
  }

  @Test("a mapping model has the extension of a compiled one in a bundle")
  func names() {
    #expect(DataMapping.isMapping("A.xcmappingmodel") && DataMapping.isMapping("A.cdm"))
    #expect(!DataMapping.isMapping("A.xcdatamodeld"))
    #expect(DataMapping.nameInBundle(of: URL(fileURLWithPath: "/a/Old to new.xcmappingmodel")) == "Old to new.cdm")
  }
}
