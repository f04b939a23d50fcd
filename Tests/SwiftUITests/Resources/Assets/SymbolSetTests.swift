import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Symbol sets of asset catalogs")
struct SymbolSetTests {
  /// A template whose regular symbol is a square of half an em on the baseline.
  private static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- Not this: <path id="Regular-M" d="M0 0h1v1z"/> -->
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
      <path id="left-margin-Regular-M" d="M1390 1030V1150"/>
      <path id="right-margin-Regular-M" d="M1460 1030V1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 0h90v-90h-90z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path class="SFSymbolsPreview" d="M0 0h50v-50h-50z"/></g>
     </g>
    </svg>
    """

  private func folder() throws -> BundleFolder {
    try BundleFolder([
      "Assets.xcassets/box.symbolset/Contents.json":
        #"{ "symbols": [{ "filename": "box.svg", "idiom": "universal" }] }"#,
      "Assets.xcassets/box.symbolset/box.svg": Self.template,
    ])
  }

  @Test("a symbol has its font's size, and the margins of its template")
  func size() throws {
    let folder = try folder()
    let view = LaidOut {
      Image("box", bundle: folder.bundle).font(.system(size: 40)).part("small")
      Image("box", bundle: folder.bundle).font(.system(size: 80)).part("large")
    }
    #expect(abs(view["small"].width - 28) < 0.01)
    #expect(abs(view["large"].width - 56) < 0.01)
  }

  @Test("a symbol is drawn in the foreground style")
  func color() throws {
    let folder = try folder()
    let screen = Screen(size: .unspecified)
    screen.show(
      Image("box", bundle: folder.bundle).font(.system(size: 40)).foregroundStyle(Color(red: 0, green: 1, blue: 0)))
    let picture = try #require(screen.picture(scale: 1))
    #expect(picture[picture.width / 2, picture.height / 2] == Bitmap.Pixel(red: 0, green: 255, blue: 0))
    #expect(picture[1, picture.height / 2].alpha == 0)
  }
}
