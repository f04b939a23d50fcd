import Foundation
import Testing

@testable import SwiftUI

@Suite("Data sets of asset catalogs")
struct DataSetTests {
  @Test("NSDataAsset has the file's contents and type")
  func asset() throws {
    let folder = try BundleFolder([
      "Assets.xcassets/menu.dataset/Contents.json": """
      { "data": [{ "idiom": "universal", "filename": "menu.json", "universal-type-identifier": "public.json" }] }
      """,
      "Assets.xcassets/menu.dataset/menu.json": "[1]",
    ])
    let asset = try #require(NSDataAsset(name: "menu", bundle: folder.bundle))
    #expect(asset.data == Data("[1]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "other", bundle: folder.bundle) == nil)
  }
}
