import Foundation
import Testing

@testable import ProjectModel

@Suite("Configuration files")
struct ConfigurationFileTests {
  private func read(_ files: [String: String], _ body: (ConfigurationFile, URL) throws -> Void) throws {
    try withFiles(files) { folder in
      try body(ConfigurationFile(folder.appendingPathComponent("Config/App.xcconfig"), root: folder), folder)
    }
  }

  private func value(_ name: String, _ file: ConfigurationFile) -> String? {
    BuildSettings(levels: [file.settings], SettingCondition.Context(configuration: "Debug", platform: .iOS))[name]
  }

  @Test("files are included from the folder of the file, and from that of the project")
  func includes() throws {
    let files = [
      "Config/App.xcconfig":
        "#include \"Shared.xcconfig\"\n#include \"Other.xcconfig\"\n#include? \"None.xcconfig\"\nA = app",
      "Config/Shared.xcconfig": "A = shared // not this\nB = $(A)/$(C)", "Other.xcconfig": "C = other",
    ]
    try read(files) { file, _ in
      #expect(value("A", file) == "app")
      #expect(value("B", file) == "app/other")
      #expect(file.notes.isEmpty)
    }
  }

  @Test("a file that two others include is read twice: the last line counts")
  func includedTwice() throws {
    let files = [
      "Config/App.xcconfig": "#include \"Base.xcconfig\"\nA = app\n#include \"Second.xcconfig\"",
      "Config/Second.xcconfig": "#include \"Base.xcconfig\"", "Config/Base.xcconfig": "A = base",
    ]
    try read(files) { file, _ in #expect(value("A", file) == "base") }
  }

  @Test("lines are joined by a backslash, and end with a comment or a semicolon")
  func lines() throws {
    let text =
      "OTHER_SWIFT_FLAGS = $(inherited) \\\n  -D ONE \\ // first\n  -D TWO\nA = x;\n\tB[sdk=iphone*] = y // z\n"
    try read(["Config/App.xcconfig": text]) { file, _ in
      #expect(value("OTHER_SWIFT_FLAGS", file) == "-D ONE -D TWO")
      #expect(value("A", file) == "x")
      #expect(value("B", file) == "y")
      #expect(file.notes.isEmpty)
    }
  }

  @Test("what cannot be read is named with its place")
  func notes() throws {
    let files = [
      "Config/App.xcconfig": "#include \"App.xcconfig\"\n#include \"Gone.xcconfig\"\n#include Bad\nnonsense\n= 3"
    ]
    try read(files) { file, folder in
      let path = folder.path + "/Config/App.xcconfig"
      #expect(
        file.notes == [
          "The configuration file \(path) includes itself, and the settings of the inner one are left out.",
          "The configuration file \(folder.path)/Config/Gone.xcconfig cannot be read, and its settings are left out: there is no such file.",
          "\(path):3: '#include Bad' is not read: the file's name in quotation marks was expected.",
          "\(path):4: 'nonsense' is not read: a setting as in NAME = value was expected.",
          "\(path):5: '= 3' is not read: a setting as in NAME = value was expected.",
        ])
    }
  }

  @Test("marks of a merge, other encodings and devices are named, and nothing of the file is used")
  func unreadable() throws {
    try withData([
      "Merge.xcconfig": Data("A = 1\n<<<<<<< HEAD\nA = 2\n=======\nA = 3\n>>>>>>> x\n".utf8),
      "Latin.xcconfig": Data("A = caf".utf8) + Data([0xE9]),
      "Wide.xcconfig": "A = wide".data(using: .utf16) ?? Data(),
      "Device.xcconfig": Data("#include \"/dev/zero\"\nA = 1".utf8),
    ]) { folder in
      func file(_ name: String) -> ConfigurationFile {
        ConfigurationFile(folder.appendingPathComponent(name + ".xcconfig"), root: folder)
      }
      func note(_ path: String, _ reason: String) -> String {
        "The configuration file \(path) cannot be read, and its settings are left out: \(reason)."
      }
      #expect(file("Merge").settings.isEmpty)
      #expect(
        file("Merge").notes == [
          note(folder.path + "/Merge.xcconfig", "line 2, column 1: '<<<<<<<' is the mark of an unfinished merge")
        ])
      #expect(
        file("Latin").notes == [
          note(folder.path + "/Latin.xcconfig", "line 1, column 8: the byte 0xE9 is not part of a character in UTF-8")
        ])
      #expect(file("Device").notes == [note("/dev/zero", "it is not a file")])
      #expect(value("A", file("Wide")) == "wide")
    }
  }

  @Test("files that include each other twice end")
  func exponential() throws {
    let files = (0..<30).reduce(into: ["Config/App.xcconfig": "#include \"0.xcconfig\""]) { files, index in
      files["Config/\(index).xcconfig"] = "#include \"\(index + 1).xcconfig\"\n#include \"\(index + 1).xcconfig\"\n"
    }
    try read(files) { file, _ in #expect(file.notes.count <= 20) }
  }
}
