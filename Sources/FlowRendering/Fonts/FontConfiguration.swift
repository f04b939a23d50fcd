import CPangoCairo

/// A private fontconfig configuration with the files of a `FontSet` only, independent of the machine's configuration.
///
/// Configurations are created once and are then read-only, so that the font maps of all threads share them.
/// Sendable although it contains a C pointer: fontconfig's reference counts are atomic, and nothing changes a
/// configuration after `init`.
final class FontConfiguration: @unchecked Sendable {
  enum Coverage: Hashable { case western, all }

  /// An `FcConfig`.
  let pointer: OpaquePointer

  /// - Parameter coverage: `western` leaves out the large fonts for other scripts and emoji, which makes the first text
  ///   of a process several times faster; texts that it can draw look the same with either.
  init?(fonts: FontSet, appFiles: [String] = [], coverage: Coverage) {
    FontEnvironment.neutralise()
    guard let config = FcConfigCreate() else { return nil }
    let xml = Self.rules
    let parsed = xml.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: xml.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(config, $0, FcBool(1))
      }
    }
    guard parsed != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    let files = fonts.files.filter { file in
      switch file.package {
      case .icons: false
      case .cjk, .emoji: coverage == .all
      case .inter, .dejavu: true
      }
    }
    var added = 0
    for path in files.map(\.path) + appFiles {
      let result = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) { FcConfigAppFontAddFile(config, $0) }
      }
      if result != 0 { added += 1 }
    }
    guard added > 0 else {
      FcConfigDestroy(config)
      return nil
    }
    // Never checks for newer files, which would load the machine's configuration.
    FcConfigSetRescanInterval(config, 0)
    pointer = config
  }

  deinit {
    FcConfigDestroy(pointer)
  }

  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <!-- Pango asks for the family "emoji" where a character is to be shown in color. -->
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      <!-- A color font holds bitmaps of one size: scale them to the size asked for. -->
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <test name="scalable"><bool>true</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
      <!-- Families without italics are slanted. -->
      <match target="font">
        <test name="slant" compare="eq"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
}
