import FlowRendering
import Foundation
import SwiftUI

extension ProbeTable {
  /// Fonts that an app registers: whole, cut, with changed bytes.
  mutating func addFonts(_ seeds: Range<Int>) {
    for seed in seeds {
      files("fonts: seed \(seed)", isShort: seed < seeds.lowerBound + 1) { screens in
        var dice = FileDice(seed: seed)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-probe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let path = FontSet.installed.files.first(where: { $0.package == .dejavu })?.path else {
          return screens.note("There is no font.")
        }
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for index in 0..<8 {
          var font = whole
          // The last bytes may belong to no table.
          let isCut = dice.number(below: 3) == 0
          if isCut {
            font = whole.prefix(
              dice.choice(of: [0, 4, 40, 1_000, whole.count - 4, dice.number(below: whole.count - 4)]))
          } else {
            // Most tables begin in the first kilobytes.
            let limit = dice.choice(of: [12, 400, 4_000, whole.count])
            for _ in 0...dice.number(below: 40) { font[dice.number(below: limit)] ^= UInt8(1 << dice.number(below: 8)) }
          }
          let file = folder.appendingPathComponent("font\(index).ttf")
          try font.write(to: file)
          let before = FileTree(folder)
          let isRegistered = CTFontManagerRegisterFontsForURL(file, .process, nil)
          screens.expect(
            !(isCut && isRegistered), "A font of \(font.count) bytes instead of \(whole.count) is registered.")
          screens.show(Text("Ägypten 12 fi \(index)").font(.custom("DejaVu Sans", size: 20)))
          screens.expect(FileTree(folder) == before, "The folder of the font was changed.")
        }
      }
    }
  }
}
