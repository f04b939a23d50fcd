import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Missing assets")
struct MissingAssetTests {
  private func issues(_ screen: Screen) -> [String] { screen.graph.issues.map(\.message) }

  @Test("a missing picture warns with its name and its bundle, and is as small as an icon")
  func missingImage() throws {
    let folder = try BundleFolder()
    let view = LaidOut {
      HStack(spacing: 0) {
        Image("a-picture-with-quite-a-long-name", bundle: folder.bundle).part("image")
        Color.red.part("rest")
      }
    }
    #expect(view["image"].size == CGSize(width: 24, height: 24))
    #expect(view["rest"].width == 176)
    #expect(
      issues(view.screen) == [
        "There is no image 'a-picture-with-quite-a-long-name' in the asset catalogs and files of \(folder.path): "
          + "a placeholder is shown."
      ])
  }

  @Test("a missing resizable picture fills the proposed size")
  func missingResizable() throws {
    let folder = try BundleFolder()
    let view = LaidOut {
      Image("logo", bundle: folder.bundle).resizable().frame(width: 70, height: 30).part("image")
    }
    #expect(view["image"].size == CGSize(width: 70, height: 30))
  }

  @Test("a damaged picture warns with its file")
  func damaged() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet("logo", Data("no picture".utf8), file: "logo.png")
    let view = LaidOut { Image("logo", bundle: folder.bundle).part("image") }
    #expect(view["image"].size == CGSize(width: 24, height: 24))
    let message = try #require(issues(view.screen).first)
    #expect(message.hasPrefix("The image 'logo' of \(folder.path) is not drawn: its file 'logo.png' cannot be read"))
  }

  @Test("a vector picture that cannot be drawn keeps its size")
  func damagedVector() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet("logo", Data(#"<svg width="30" height="10"><g></svg>"#.utf8), file: "logo.svg")
    let view = LaidOut { Image("logo", bundle: folder.bundle).part("image") }
    #expect(view["image"].size == CGSize(width: 30, height: 10))
    #expect(
      issues(view.screen) == [
        "The image 'logo' of \(folder.path) is not drawn: its SVG cannot be read. A placeholder of its size is shown."
      ])
  }

  @Test("a missing symbol is as large as its font")
  func missingSymbol() {
    let view = LaidOut { Image(systemName: "no.such.symbol.at.all").font(.system(size: 20)).part("image") }
    #expect(view["image"].size == CGSize(width: 24, height: 24))
  }

  @Test("a missing color warns with the searched bundle")
  func missingColor() throws {
    let folder = try BundleFolder()
    let view = LaidOut { Color("Brand", bundle: folder.bundle) }
    _ = view.screen.displayList()
    #expect(
      issues(view.screen) == [
        "There is no color 'Brand' in the asset catalogs of \(folder.path): magenta is painted instead."
      ])
  }

  /// Measured on iOS 17: a badge around such a picture is as large as its padding.
  @Test("a picture that no catalog of an app has draws nothing, as on Apple's systems, and warns")
  func absentImage() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet("logo", try BundleFolder.picture(.white, width: 10, height: 10))
    let view = LaidOut { Image("logotype", bundle: folder.bundle).part("image").padding(6).part("badge") }
    #expect(view["image"].size == .zero && view["badge"].size == CGSize(width: 12, height: 12))
    #expect(view.screen.displayList().items.isEmpty)
    #expect(
      issues(view.screen) == [
        "There is no image 'logotype' in the asset catalogs and files of \(folder.path): nothing is drawn, as on Apple's "
          + "systems."
      ])
  }
}
