import FlowRendering
import Foundation
import Testing

@testable import FlowFoundation
@testable import SwiftUI

@MainActor
@Suite("Broken asset catalogs")
struct BrokenCatalogTests {
  private func issues(_ folder: BundleFolder, @ViewBuilder _ content: () -> some View) -> [String] {
    let screen = Screen(size: .unspecified)
    screen.show(content())
    _ = screen.displayList()
    return screen.graph.issues.map { $0.message.replacingOccurrences(of: folder.path, with: "App.bundle") }
  }

  @Test("an image set whose Contents.json is broken is named with the mistake, and a placeholder is shown")
  func imageSet() throws {
    let folder = try BundleFolder(["Assets.xcassets/logo.imageset/Contents.json": "{ \"images\": [ }"])
    #expect(
      issues(folder) { Image("logo", bundle: folder.bundle) } == [
        "The image 'logo' of App.bundle is not drawn: its file 'logo.imageset/Contents.json' cannot be read: line 1, "
          + "column 15: a value was expected, and '}' was found. A placeholder is shown."
      ])
  }

  @Test("a color set whose Contents.json is broken is named with the mistake")
  func colorSet() throws {
    let folder = try BundleFolder(["Assets.xcassets/Brand.colorset/Contents.json": "<<<<<<< HEAD\n"])
    #expect(
      issues(folder) { Color("Brand", bundle: folder.bundle).frame(width: 5, height: 5) } == [
        "The color 'Brand' of App.bundle cannot be read: its file 'Brand.colorset/Contents.json' cannot be read: line 1, "
          + "column 1: '<<<<<<<' is the mark of an unfinished merge. Magenta is painted instead."
      ])
  }

  @Test("a picture outside of its set is not read")
  func outside() throws {
    let folder = try BundleFolder()
    try folder.write(BundleFolder.picture(.white, width: 9, height: 9), to: "secret.png")
    try folder.writeImageSet(
      "logo", images: #"{ "idiom": "universal", "filename": "../../secret.png" }"#, files: [:])
    #expect(
      issues(folder) { Image("logo", bundle: folder.bundle) } == [
        "The image 'logo' of App.bundle is not drawn: its file name '../../secret.png' leads out of the folder "
          + "'logo.imageset'. A placeholder is shown."
      ])
  }

  @Test("a picture that links to a device is not read")
  func device() throws {
    let folder = try BundleFolder()
    try folder.writeImageSet("logo", images: #"{ "idiom": "universal", "filename": "a.png" }"#, files: [:])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Assets.xcassets/logo.imageset/a.png", withDestinationPath: "/dev/zero")
    #expect(
      issues(folder) { Image("logo", bundle: folder.bundle) } == [
        "The image 'logo' of App.bundle is not drawn: its file 'a.png' cannot be read: it is not a file. A placeholder "
          + "is shown."
      ])
  }

  @Test("an image that is not found in a group whose Contents.json is broken names that file, too")
  func namespace() throws {
    let folder = try BundleFolder(["Assets.xcassets/Icons/Contents.json": "{"])
    #expect(
      issues(folder) { Image("Icons/star", bundle: folder.bundle) } == [
        "The file 'Assets.xcassets/Icons/Contents.json' cannot be read: line 1, column 2: a key in quotation marks or '}' "
          + "was expected, and the file ends. Its group has no namespace here.",
        "There is no image 'Icons/star' in the asset catalogs and files of App.bundle: nothing is drawn, as on Apple's "
          + "systems.",
      ])
  }

  @Test("a symbol that ends too early is a placeholder, and named")
  func symbol() throws {
    let folder = try BundleFolder([
      "Assets.xcassets/box.symbolset/Contents.json": #"{ "symbols": [{ "filename": "box.svg" }] }"#,
      "Assets.xcassets/box.symbolset/box.svg": #"<svg><g id="Regular-M"><path d="M0 0h9v9z"/>"#,
    ])
    #expect(
      issues(folder) { Image("box", bundle: folder.bundle) } == [
        "The image 'box' of App.bundle is not drawn: its file 'box.svg' cannot be read: it ends before '</svg>'. A "
          + "placeholder is shown."
      ])
  }

  @Test("a picture that ends too early is a placeholder, and named")
  func part() throws {
    let folder = try BundleFolder()
    let gif = try #require(Data(base64Encoded: "R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs="))
    try folder.writeImageSet("logo", gif.dropLast(), file: "a.gif")
    #expect(
      issues(folder) { Image("logo", bundle: folder.bundle) } == [
        "The image 'logo' of App.bundle is not drawn: its file 'a.gif' cannot be read: its GIF cannot be read. A "
          + "placeholder is shown."
      ])
  }

  @Test("an SVG whose filters would take minutes is a placeholder of its size")
  func filter() throws {
    let folder = try BundleFolder()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><filter id="f">
      <feTurbulence numOctaves="1000000"/></filter><rect width="64" height="64" filter="url(#f)"/></svg>
      """
    try folder.writeImageSet("noise", Data(svg.utf8), file: "a.svg")
    let view = LaidOut { Image("noise", bundle: folder.bundle).part("image") }
    #expect(view["image"].size == CGSize(width: 64, height: 32))
    #expect(
      view.screen.graph.issues.map(\.message) == [
        "The image 'noise' of \(folder.path) is not drawn: the filters of its SVG would take minutes. A placeholder of "
          + "its size is shown."
      ])
  }

  @Test("a data set that cannot be read is nil")
  func dataSet() throws {
    let folder = try BundleFolder([
      "Assets.xcassets/menu.dataset/Contents.json": #"{ "data": [{ "filename": "../../Info.plist" }] }"#,
      "Info.plist": "{}",
    ])
    #expect(NSDataAsset(name: "menu", bundle: folder.bundle) == nil)
  }

  @Test("the fonts of Info.plist that are missing or broken are named")
  func fonts() throws {
    let folder = try BundleFolder([
      "Info.plist": """
      <plist version="1.0"><dict><key>UIAppFonts</key><array>
      <string>missing.ttf</string><string>broken.ttf</string></array></dict></plist>
      """,
      "broken.ttf": "no font",
    ])
    #expect(
      InformationFonts.register(in: ResourceFolder(URL(fileURLWithPath: folder.path))) == [
        "The font 'missing.ttf' that 'Info.plist' names under UIAppFonts is not used: there is no such file.",
        "The font 'broken.ttf' that 'Info.plist' names under UIAppFonts is not used: it is not a font.",
      ])
  }
}
