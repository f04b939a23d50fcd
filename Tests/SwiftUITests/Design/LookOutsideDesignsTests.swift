import Foundation
import Testing

/// That views know no system, and hold few numbers of their look: those belong to `Sources/SwiftUI/Design`.
struct LookOutsideDesignsTests {
  /// The folders of views.
  static let folders = [
    "Containers", "Controls", "Image", "Layout/Split", "Layout/Stack", "Lists", "Navigation", "Presentation",
    "Screen/Keyboard", "Screen/Window", "Scrolling", "Tabs", "Text/Font", "Toolbar", "Drawing/Style",
  ]

  /// The numbers that are left, by file, each with the reason. A count may only become smaller.
  static let known: [String: (count: Int, reason: String)] = [
    "Containers/FittingElement.swift": (1, "a tolerance for rounding"),
    "Controls/Group/DisclosureRow.swift": (2, "a quarter of a turn in degrees"),
    "Controls/Picker/CalendarMonth.swift": (6, "the days of a week"),
    "Controls/Picker/ColorPicker.swift": (2, "hexadecimal bytes"),
    "Controls/Picker/DateWheels.swift": (7, "hours, minutes and days, and rows that no wheel shows"),
    "Controls/Picker/SegmentedPicker.swift": (1, "the inset of the plate twice on each side"),
    "Controls/Toggle/SwitchDragging.swift": (1, "the middle between off and on"),
    "Controls/Value/SliderRange.swift": (
      3, "an accessibility adjustment, which is a tenth of the range, a tolerance, and a limit of marks"
    ),
    "Controls/Value/StepperButtons.swift": (1, "the middle of each half"),
    "Controls/Value/ThumbDrawing.swift": (6, "the integral of a blur, and where it ends"),
    "Drawing/Style/ForegroundStyles.swift": (4, "the levels of a style of an app"),
    "Drawing/Style/HierarchicalShapeStyle.swift": (4, "the numbers of levels"),
    "Drawing/Style/ShadowStyle.swift": (2, "default arguments of Apple's API"),
    "Drawing/Style/ShapePaint.swift": (1, "a half"),
    "Drawing/Style/ShapeStyle.swift": (1, "a limit of nested values"),
    "Image/Async/AsyncImage.swift": (2, "Apple's documented placeholder"),
    "Image/ImageSlices.swift": (1, "a limit of a tiled picture"),
    "Image/ResolvedImage.swift": (4, "the box of a symbol in em, and tolerances"),
    "Image/SymbolColoring.swift": (3, "the levels of a hierarchical symbol"),
    "Image/UIImage+Configuration.swift": (1, "a raw value of UIKit"),
    "Image/UIImage+Rendering.swift": (5, "raw values of UIKit"),
    "Image/UIImage.swift": (1, "the scale in the name of a file"),
    "Image/UIImage+Traits.swift": (1, "the time of a picture by default"),
    "Layout/Split/SplitPanes.swift": (1, "how far beside a divider a finger moves it"),
    "Lists/Rows/ListRowElement.swift": (1, "a tolerance for rounding"),
    "Lists/Rows/ListRowEnvironment.swift": (1, "a value of Apple's API, which has no environment"),
    "Lists/Section/FoldingHeader.swift": (2, "a quarter of a turn in degrees"),
    "Lists/Table/TableLine.swift": (1, "a half"),
    "Navigation/Bar/BarRow.swift": (1, "the three parts of a bar"),
    "Navigation/Bar/FirstFitting.swift": (1, "a tolerance for rounding"),
    "Navigation/Transition/NavigationTransition.swift": (1, "a default argument of Apple's API"),
    "Presentation/Layer/PresentationCenter.swift": (1, "a limit of stacked presentations"),
    "Presentation/Popover/PopoverPlacement.swift": (5, "the outline of an arrow, in parts of its height and width"),
    "Presentation/Sheet/PresentationDetent.swift": (2, "the order of kinds"),
    "Presentation/Sheet/SheetElement+Dragging.swift": (1, "the part of a window in which a sheet gives way"),
    "Screen/Keyboard/FocusSystem+Keys.swift": (2, "a range of Unicode"),
    "Screen/Keyboard/Screen+KeyboardNotifications.swift": (2, "values of UIKit's notifications"),
    "Screen/Keyboard/UIKeyboardHIDUsage.swift": (2, "the numbers of keys"),
    "Screen/Window/SystemBars.swift": (2, "the hours of a clock"),
    "Scrolling/Position/ScrollPositionID.swift": (1, "a tolerance for rounding"),
    "Scrolling/Position/ScrollRequest.swift": (2, "limits of attempts"),
    "Scrolling/Position/ScrollVisibility.swift": (2, "a default argument of Apple's API, and a tolerance"),
    "Scrolling/ScrollView/ScrollElement+ScrollBars.swift": (1, "a tolerance for rounding"),
    "Scrolling/ScrollView/ScrollElement.swift": (2, "the middle"),
    "Scrolling/Targets/ScrollTargetVisibility.swift": (1, "a default argument of Apple's API"),
    "Tabs/More/MoreTab.swift": (1, "the number of tabs of a bar, which apps and tests count on"),
    "Text/Font/CTFont.swift": (1, "a default of Core Text"),
    "Text/Font/FontModifier.swift": (3, "weights of fonts"),
    "Text/Font/FontRegistration.swift": (1, "a raw value"),
    "Text/Font/FontTraits.swift": (12, "weights and widths of fonts"),
    "Text/Font/NSString+Size.swift": (1, "a default of Foundation"),
    "Text/Font/UIFont.Weight.swift": (8, "UIKit's numbers of weights"),
    "Text/Font/UIFont.swift": (4, "constants of UIKit"),
  ]

  @Test("a view's numbers are in designs, except for known ones with a reason")
  func numbers() throws {
    var found: [String: [String]] = [:]
    for file in try SourceFile.all(in: Self.folders) {
      let numbers = file.lines.flatMap(SourceFile.numbers)
      if !numbers.isEmpty { found[file.path] = numbers }
    }
    for (path, numbers) in found.sorted(by: { $0.key < $1.key }) {
      let count = Self.known[path]?.count ?? 0
      #expect(
        numbers.count <= count,
        "\(path) has \(numbers.count) numbers, \(numbers.joined(separator: ", ")), and \(count) are known. Move numbers of the look to a table in Sources/SwiftUI/Design."
      )
    }
    for (path, entry) in Self.known.sorted(by: { $0.key < $1.key }) {
      let count = found[path]?.count ?? 0
      #expect(
        count >= entry.count,
        "\(path) has \(count) numbers, and the list says \(entry.count). Write \(count) into the list, which may only shrink."
      )
    }
    #expect(Self.known.values.reduce(0) { $0 + $1.count } < 150)
  }

  /// The folders that choose a design, describe the device, or choose the resources of an app for it.
  static let foldersOfDevices = [
    "Design/", "Environment/SystemVersion.swift", "Device/", "Resources/", "Screen/Current/UIDevice.swift",
    "Screen/Window/WindowProperties.swift",
    "Text/Localization/",
  ]

  @Test("a view names no system and no kind of device")
  func systems() throws {
    for file in try SourceFile.all(in: ["."]) {
      if Self.foldersOfDevices.contains(where: file.path.hasPrefix) { continue }
      for (index, line) in file.lines.enumerated() {
        #expect(
          !SourceFile.namesSystem(line),
          "\(file.path):\(index + 1) names a system. Ask the environment's design, and add what it lacks to a table.")
      }
    }
  }

  @Test("the check finds numbers and systems in code, but not in comments, texts, names and raw values")
  func check() {
    #expect(SourceFile.numbers(".padding(.top, 12)") == ["12"])
    #expect(SourceFile.numbers("let color = RenderColor(hex: 0xF2F2F7, alpha: 0.75)") == ["0xF2F2F7", "0.75"])
    #expect(SourceFile.numbers("size.width / 2 + items[0] * 1") == [])
    #expect(SourceFile.numbers("let text = \"17 points\" // 44 high") == [])
    #expect(SourceFile.numbers("case .title2, .iOS26, x3: $12") == [])
    #expect(SourceFile.numbers("static let shift = EventModifiers(rawValue: 1 << 5)") == [])
    #expect(SourceFile.namesSystem("if design == .iOS26 {") && SourceFile.namesSystem("device.idiom == .mac"))
    #expect(SourceFile.namesSystem("@Environment(\\.deviceIdiom) private var idiom"))
    #expect(SourceFile.namesSystem("if idiom == .phone {") && !SourceFile.namesSystem("screen.phone.prompts"))
    #expect(!SourceFile.namesSystem("// as on .iOS18") && !SourceFile.namesSystem("@available(iOS 15, *)"))
  }
}

/// A source file of the module, without comments and texts.
private struct SourceFile {
  /// The path in `Sources/SwiftUI`.
  let path: String
  let lines: [String]

  static func all(in folders: [String]) throws -> [SourceFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SwiftUI").path
    var files: [SourceFile] = []
    for folder in folders {
      let names = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
      for name in names.sorted() where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(root)/\(folder)/\(name)", encoding: .utf8)
        let path = folder == "." ? name : "\(folder)/\(name)"
        files.append(SourceFile(path: path, lines: text.components(separatedBy: "\n")))
      }
    }
    return files
  }

  /// The line without its texts and its comment.
  ///
  /// Every use of a regular expression compiles it, which takes longer than to search most lines for a letter.
  private static func code(_ line: String) -> String {
    var code = line
    if code.utf8.contains(UInt8(ascii: "\"")) { code.replace(#/"(?:[^"\\]|\\.)*"/#, with: "\"\"") }
    if code.utf8.contains(UInt8(ascii: "/")) { code.replace(#/\/\/.*/#, with: "") }
    return code
  }

  /// The numbers of a line except 0, 1 and 2, which are mostly no measures.
  static func numbers(_ line: String) -> [String] {
    guard line.utf8.contains(where: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return [] }
    let code = code(line)
    if code.contains("rawValue") { return [] }
    // A token that begins with a letter is a name; a range has two numbers in one token.
    return code.matches(of: #/[A-Za-z_#$.][\w.#$]*|\d[\d_.]*(?:e-?\d+)?[\w.]*/#)
      .flatMap { $0.output.components(separatedBy: "...") }
      .compactMap { $0.prefixMatch(of: #/0x[0-9A-Fa-f]+|\d[\d_]*(?:\.\d+)?(?:e-?\d+)?/#) }
      .map { String($0.output) }
      .filter { Double($0.replacing("_", with: "")).map { ![0, 1, 2].contains($0) } ?? true }
  }

  /// Whether a line depends on a system or a kind of device.
  static func namesSystem(_ line: String) -> Bool {
    let words = ["iOS", "iPadOS", "macOS", "watchOS", ".mac", "idiom", "systemVersion", "deviceIdiom", ".phone"]
    guard words.contains(where: line.contains) else { return false }
    let line = code(line)
    // `.phone` alone is an idiom; as a member it is the simulated phone of a screen.
    return line.contains(#/\.(?:(?:iOS|iPadOS|macOS|watchOS)\d\d|mac|idiom)\b|systemVersion|deviceIdiom/#)
      || line.contains(#/(?:^|[^\w)\]?!])\.phone\b/#)
  }
}
