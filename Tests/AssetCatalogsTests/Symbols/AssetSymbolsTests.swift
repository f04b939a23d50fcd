import Foundation
import Testing

@testable import AssetCatalogs

@Suite("Symbols of asset catalogs")
struct AssetSymbolsTests {
  private func source(_ sets: [String], namespaces: [String] = [], hasExtensions: Bool = true) throws -> (
    source: String, warnings: [String]
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in sets {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
    }
    for group in namespaces {
      try #"{ "properties": { "provides-namespace": true } }"#
        .write(to: folder.appendingPathComponent("\(group)/Contents.json"), atomically: true, encoding: .utf8)
    }
    let symbols = AssetSymbols(catalogs: [AssetCatalog(contentsOf: folder)], hasExtensions: hasExtensions)
    return (symbols.source, symbols.warnings)
  }

  @Test("an app without a package has its catalogs in the main bundle")
  func mainBundle() {
    let source = AssetSymbols(catalogs: [], bundle: .main).source
    #expect(source.contains("private let resourceBundle = Foundation.Bundle.main\n"))
  }

  @Test("without extensions there are the resources alone")
  func withoutExtensions() throws {
    let all = try source(["GreenPrimary.colorset", "logo.imageset"]).source
    let alone = try source(["GreenPrimary.colorset", "logo.imageset"], hasExtensions: false).source
    #expect(alone.contains("static let greenPrimary") && alone.contains("static let logo"))
    #expect(!alone.contains("SwiftUI.Color {") && !alone.contains("UIImage"))
    #expect(all.hasPrefix(alone.dropLast()))
  }

  @Test("colors and images become constants of resources, and members of the types made of them")
  func file() throws {
    let source = try source(["GreenPrimary.colorset", "Icons/heart.imageset", "logo.imageset"], namespaces: ["Icons"])
    #expect(
      source.source == """
        // Made of the target's catalogs by FlowAssets. Changes are lost with the next build.

        import Foundation
        import SwiftUI

        private let resourceBundle = Foundation.Bundle.module

        extension SwiftUI.ColorResource {
          static let greenPrimary = SwiftUI.ColorResource(name: "GreenPrimary", bundle: resourceBundle)
        }

        extension SwiftUI.ImageResource {
          static let logo = SwiftUI.ImageResource(name: "logo", bundle: resourceBundle)
          enum Icons {
            static let heart = SwiftUI.ImageResource(name: "Icons/heart", bundle: resourceBundle)
          }
        }

        extension SwiftUI.Color {
          static var greenPrimary: SwiftUI.Color { .init(SwiftUI.ColorResource.greenPrimary) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var greenPrimary: SwiftUI.Color { .init(SwiftUI.ColorResource.greenPrimary) }
        }

        extension SwiftUI.UIColor {
          static var greenPrimary: SwiftUI.UIColor { .init(resource: SwiftUI.ColorResource.greenPrimary) }
        }

        extension SwiftUI.UIImage {
          static var logo: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.logo) }
          enum Icons {
            static var heart: SwiftUI.UIImage { .init(resource: SwiftUI.ImageResource.Icons.heart) }
          }
        }

        """)
    #expect(source.warnings == [])
  }

  @Test("colors in namespaces are members of the types of colors, but not of styles")
  func namespacedColors() throws {
    let source = try source(["Brand/Deep/sea.colorset", "Brand/red.colorset"], namespaces: ["Brand", "Brand/Deep"])
      .source
    #expect(
      source.contains(
        """
        extension SwiftUI.Color {
          enum Brand {
            static var red: SwiftUI.Color { .init(SwiftUI.ColorResource.Brand.red) }
            enum Deep {
              static var sea: SwiftUI.Color { .init(SwiftUI.ColorResource.Brand.Deep.sea) }
            }
          }
        }
        """))
    #expect(!source.contains("ShapeStyle"))
  }

  @Test("a color with the name of a SwiftUI color is a resource only")
  func systemColor() throws {
    let source = try source(["red.colorset"]).source
    #expect(source.contains("static let red = "))
    #expect(!source.contains("static var red"))
  }

  @Test("of two names that are equal in Swift, the first has the symbol")
  func clash() throws {
    let (source, warnings) = try source(["a-b.imageset", "a_b.imageset"])
    #expect(source.contains(#"static let aB = SwiftUI.ImageResource(name: "a-b""#))
    #expect(warnings == ["The image 'a_b' has no symbol: another one has the same name in Swift."])
  }

  @Test(
    "names are generated as in Xcode",
    arguments: [
      ("GreenPrimary", "greenPrimary"), ("green-primary", "greenPrimary"), ("ic_home 2", "icHome2"),
      ("AccentColor", "accent"), ("color", "color"), ("URLBar", "urlBar"), ("24hours", "_24hours"),
      ("URL", "URL"), ("FBFBFB", "FBFBFB"), ("EBA72B", "EBA_72_B"), ("FF2A1F", "FF_2_A_1_F"), ("181818", "_181818"),
      ("LOGO_DARK", "LOGO_DARK"), ("A", "a"),
      ("default", "`default`"), ("Ünïcode", "ünïcode"),
    ])
  func names(_ name: String, _ symbol: String) {
    #expect(SymbolName(name, kind: .color).constant == symbol)
  }

  @Test("a namespace with the name of a keyword is quoted", arguments: ["type", "Self", "any", "protocol"])
  func namespaces(name: String) {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    #expect(SymbolName(name, kind: .image).namespace == "`\(capitalized)`")
  }

  @Test("an image keeps the word color")
  func suffixes() {
    #expect(SymbolName("colorwheelColor", kind: .image).constant == "colorwheelColor")
    #expect(SymbolName("LogoImage", kind: .image).constant == "logo")
  }
}
