import FlowRendering
import Foundation

/// Folders that no change of a whole one makes: cycles, bombs and pictures of impossible sizes.
enum SpecialFiles {
  static func all() throws -> [FileCase] {
    try strings() + pictures() + links()
  }

  private static func edit(
    _ name: String, _ expectation: FileCase.Expectation, _ change: (inout FileCase) throws -> Void
  ) throws -> FileCase {
    var files = try AppFiles.valid()
    files.name = name
    files.expectation = expectation
    try change(&files)
    return files
  }

  // MARK: - Strings

  /// A catalog whose text for a number has variables.
  private static func catalog(_ variables: [(name: String, form: String)], argument: String = "1") -> String {
    let substitutions = variables.map { name, form in
      #""\#(name)" : { "argNum" : \#(argument), "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "\#(form)" } } } } }"#
    }
    return """
      { "sourceLanguage" : "en", "strings" : { "%lld files" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@a@" },
        "substitutions" : { \(substitutions.joined(separator: ", ")) } } } } } }
      """
  }

  private static func strings() throws -> [FileCase] {
    let file = "Localizable.xcstrings"
    func all(_ name: String, times count: Int) -> String { String(repeating: "%#@\(name)@", count: count) }
    let chain = (0..<30).map { index in
      let name = String(UnicodeScalar(UInt8(97 + index % 26))) + (index < 26 ? "" : "x")
      let next = String(UnicodeScalar(UInt8(97 + (index + 1) % 26))) + (index + 1 < 26 ? "" : "x")
      return (name: name, form: all(next, times: 10))
    }
    return [
      try edit("a variable that names itself thirty times", .report) {
        $0[text: file] = catalog([("a", all("a", times: 30))])
      },
      try edit("two variables that name each other", .report) {
        $0[text: file] = catalog([("a", all("b", times: 30)), ("b", all("a", times: 30))])
      },
      try edit("thirty variables, each ten times in another", .report) { $0[text: file] = catalog(chain) },
      try edit("the smallest argNum", .report) {
        $0[text: file] = catalog([("a", "%arg x")], argument: "-9223372036854775808")
      },
      try edit("the largest argNum", .report) {
        $0[text: file] = catalog([("a", "%arg x")], argument: "9223372036854775807")
      },
      try edit("argNum 0", .report) { $0[text: file] = catalog([("a", "%arg x")], argument: "0") },
      try edit("a variable that is not defined", .report) { $0[text: file] = catalog([("b", "%arg x")]) },
      try edit("a string catalog with all marks of a merge", .report) {
        $0[text: file] = "<<<<<<< HEAD\n" + $0[text: file] + "=======\n{}\n>>>>>>> x\n"
      },
      try edit("a list of strings in itself", .report) { $0["de.lproj/Menu.stringsdict"] = binaryBomb(levels: 0) },
      try edit("a list of strings in fifteen levels of eight", .report) {
        $0["de.lproj/Menu.stringsdict"] = binaryBomb(levels: 15)
      },
      try edit("an XML bomb in a list of strings", .report) {
        $0[text: "de.lproj/Menu.stringsdict"] = xmlBomb("plist", "<plist><dict><key>&j;</key></dict></plist>")
      },
      try edit("a string of 20 MB", .same) {
        $0[text: "de.lproj/Menu.strings"] += "\"long\" = \"\(String(repeating: "ä", count: 10_000_000))\";"
      },
    ]
  }

  /// A binary property list of lists, each of which is eight times in the one before.
  private static func binaryBomb(levels: Int) -> Data {
    var data = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0...levels {
      offsets.append(UInt8(data.count))
      data.append(0xA8)
      data += [UInt8](repeating: UInt8(levels == 0 ? 0 : level + 1), count: 8)
    }
    offsets.append(UInt8(data.count))
    data.append(0x09)
    let table = UInt8(data.count)
    data += offsets
    for number: [UInt8] in [[0, 0, 0, 0, 0, 0, 1, 1], [UInt8(offsets.count)], [0], [table]] {
      data += [UInt8](repeating: 0, count: 8 - number.count)
      data += number
    }
    return data
  }

  /// A document with entities that are ten times in each other.
  private static func xmlBomb(_ name: String, _ contents: String) -> String {
    let names = Array("abcdefghij").map(String.init)
    let entities = names.enumerated().map { index, name in
      let value = index == 0 ? "aaaaaaaaaa" : String(repeating: "&\(names[index - 1]);", count: 10)
      return "<!ENTITY \(name) \"\(value)\">"
    }
    return "<?xml version=\"1.0\"?><!DOCTYPE \(name) [\(entities.joined())]>\(contents)"
  }

  // MARK: - Pictures

  private static func pictures() throws -> [FileCase] {
    let catalog = AppFiles.catalog
    let svg = "\(catalog)/svg.imageset/vector.svg"
    func vector(_ name: String, _ expectation: FileCase.Expectation, _ contents: String) throws -> FileCase {
      try edit("an SVG with \(name)", expectation) {
        $0[text: svg] =
          "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"64\" height=\"64\">"
          + contents + "</svg>"
      }
    }
    let filtered = #"<rect width="64" height="64" filter="url(#f)"/>"#
    let copies = (1..<12).map { level in
      "<g id=\"u\(level)\">" + String(repeating: "<use xlink:href=\"#u\(level - 1)\"/>", count: 10) + "</g>"
    }
    let png = try PictureSamples.png()
    return [
      try edit("a PNG of 30,000 pixels a side", .report) {
        $0["\(catalog)/png.imageset/picture.png"] = resized(png, width: 30_000, height: 30_000)
      },
      try edit("a PNG of 2,000,000,000 pixels a side", .report) {
        $0["\(catalog)/png.imageset/picture.png"] = resized(png, width: 2_000_000_000, height: 2_000_000_000)
      },
      try edit("a GIF of 65,535 pixels a side", .report) {
        var gif = PictureSamples.gif
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        $0["\(catalog)/gif.imageset/drawing.gif"] = gif
      },
      try edit("a JPEG of 65,500 pixels a side", .report) {
        var jpeg = PictureSamples.jpeg
        if let frame = jpeg.firstRange(of: [0xFF, 0xC0]) {
          jpeg.replaceSubrange(frame.lowerBound + 5..<frame.lowerBound + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
        }
        $0["\(catalog)/jpeg.imageset/photo.jpg"] = jpeg
      },
      try vector(
        "noise of a million octaves", .report,
        #"<filter id="f" width="1000000" height="1000000"><feGaussianBlur stdDeviation="100000"/>"#
          + #"<feTurbulence numOctaves="1000000" baseFrequency="0.0001"/></filter>"# + filtered),
      try vector(
        "thickened lines of a million points", .report,
        #"<filter id="f"><feMorphology operator="dilate" radius="1000000"/></filter>"# + filtered),
      try vector(
        "a matrix of a million numbers", .report,
        #"<filter id="f"><feConvolveMatrix order="1000 1000"/></filter>"# + filtered),
      try vector(
        "a filter in a style", .report,
        "<style>rect { filter: url(#f) }</style>"
          + #"<filter id="f"><feTurbulence numOctaves="1000000"/></filter><rect width="64" height="64"/>"#),
      try vector(
        "10^11 copies", .anything,
        "<rect id=\"u0\" width=\"1\" height=\"1\"/>" + copies.joined()
          + "<use xlink:href=\"#u11\"/>"),
      try vector("a group in itself", .anything, ##"<g id="a"><use xlink:href="#a"/></g><use xlink:href="#a"/>"##),
      try vector("a size without end", .anything, #"<rect width="1e300" height="1e300" stroke-dasharray="1e-9"/>"#),
      try edit("an XML bomb in an SVG", .report) {
        $0[text: svg] = xmlBomb(
          "svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>&j;</text></svg>")
      },
      try edit("an SVG that reads another file", .anything) {
        $0[text: svg] =
          "<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY f SYSTEM \"file:///etc/passwd\">]>"
          + "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><text>&f;</text></svg>"
      },
      try edit("a PDF with a page of 10^9 points", .anything) {
        let path = "\(catalog)/pdf.imageset/page.pdf"
        $0[text: path] = $0[text: path].replacing("[0 0 24 24]", with: "[0 0 1e9 1e9]")
      },
      try edit("a symbol in 100,000 groups", .anything) {
        let path = "\(catalog)/box.symbolset/box.svg"
        let (open, close) = (
          (0..<100_000).map { "<g id=\"g\($0)\">" }.joined(), String(repeating: "</g>", count: 100_000)
        )
        $0[text: path] = $0[text: path].replacing("<path d=\"M0", with: "\(open)<path d=\"M0").replacing(
          "</svg>", with: "\(close)</svg>")
      },
    ]
  }

  /// A PNG whose header announces another size.
  private static func resized(_ png: Data, width: UInt32, height: UInt32) -> Data {
    var data = png
    func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) } }
    data.replaceSubrange(16..<24, with: bytes(width) + bytes(height))
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data[12..<29] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    data.replaceSubrange(29..<33, with: bytes(~sum))
    return data
  }

  // MARK: - Links

  private static func links() throws -> [FileCase] {
    let catalog = AppFiles.catalog
    func doubled(_ level: Int) -> (String, String) { ("\(catalog)/L\(level)/x", "../L\(level + 1)") }
    return [
      try edit("a link to its own folder in a catalog", .same) { $0.link("\(catalog)/Icons/again", to: "..") },
      try edit("a link to the root in a catalog", .same) { $0.link("\(catalog)/Icons/again", to: "/") },
      try edit("folders that link to each other twice", .same) {
        for level in 0..<40 {
          $0.link("\(catalog)/L\(level)/x", to: "../L\(level + 1)")
          $0.link("\(catalog)/L\(level)/y", to: "../L\(level + 1)")
        }
        $0.makeFolder("\(catalog)/L40")
      },
      try edit("an image set behind a link", .same) {
        let set = "\(catalog)/png.imageset"
        for path in $0.files where path.hasPrefix(set) {
          $0["Shared/" + path.dropFirst(set.count + 1)] = $0[path]
          $0.remove(path)
        }
        $0.link(set, to: "../Shared")
      },
      try edit("a namespace that cannot be read", .report) { $0[text: "\(catalog)/Icons/Contents.json"] = "{" },
    ]
  }
}
