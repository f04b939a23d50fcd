import FlowRendering
import Foundation
import Testing

@testable import FlowFoundation
@testable import SwiftUI

@MainActor
@Suite("Fonts of an app")
struct AppFontTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu/"

  private func size(_ font: Font) -> CGSize {
    let screen = Screen(size: .unspecified)
    screen.show(Text("Illinois").font(font))
    return screen.contentSize
  }

  @Test("fonts that Info.plist names are drawn by their names, with their own line height")
  func information() throws {
    let bundle = try BundleFolder([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array>
      <string>Fonts/Mono.ttf</string><string>missing.ttf</string></array></dict></plist>
      """
    ])
    try bundle.write(Data(contentsOf: URL(fileURLWithPath: Self.folder + "DejaVuSansMono.ttf")), to: "Mono.ttf")
    _ = InformationFonts.register(in: ResourceFolder(URL(fileURLWithPath: bundle.path)))
    let mono = size(.custom("DejaVuSansMono", fixedSize: 40))
    #expect(mono.width == size(.custom("DejaVu Sans Mono", fixedSize: 40)).width)
    #expect(mono != size(.system(size: 40)))
    // The file's values: 0.928 and 0.236 em.
    #expect(abs(mono.height - 46.56) < 0.5)
  }

  @Test("a font that is registered in code is drawn")
  func registered() {
    let url = URL(fileURLWithPath: Self.folder + "DejaVuSans-Bold.ttf")
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    let named = size(.custom("DejaVuSans-Bold", fixedSize: 40))
    #expect(named == size(.custom("DejaVu Sans", fixedSize: 40).weight(.bold)))
    #expect(named != size(.system(size: 40)))
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere.ttf"), .process, nil))
  }
}
