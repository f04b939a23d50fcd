#if os(Linux)
  import Foundation
  import Testing

  @testable import flow

  @Suite("Builds that fail without an error in a source")
  struct BuildObstacleTests {
    private let targets = """
      Computing version
      error: multiple similar targets 'FirebaseAuth', 'FirebaseCore' appear in package 'firebase-ios-sdk' and 'kit', this \
      may indicate that the two packages are the same and can be de-duplicated by using mirrors.
      """
    private let single = """
      error: multiple packages ('firebase-ios-sdk', 'kit') declare targets with a conflicting name: 'FirebaseAuth'; target \
      names need to be unique across the package graph
      """

    @Test("packages with a target of one name are named, with what can be done")
    func targetNames() {
      for output in [targets, single] {
        #expect(
          BuildObstacle(in: output)
            == .sameName("FirebaseAuth", kind: "target", packages: ["firebase-ios-sdk", "kit"]))
      }
      #expect(
        CommandError.notBuilt(targets).description
          == "The sources do not build. Several packages have a target \"FirebaseAuth\": firebase-ios-sdk and kit. The "
          + "package manager builds one of a name, here as in Xcode. Rename one, or give it another name with "
          + "`moduleAliases` where a manifest uses it. Of firebase-ios-sdk it is a stand-in, with the names of the package."
      )
    }

    @Test("packages with a product of one name are named, without their places")
    func productNames() {
      let text = """
        error: multiple packages ('tea' (from 'https://example.com/tea'), 'pot' (at '/project/pot')) declare products with a \
        conflicting name: 'Tea'; product names need to be unique across the package graph
        """
      #expect(BuildObstacle(in: text) == .sameName("Tea", kind: "product", packages: ["tea", "pot"]))
      #expect(
        BuildObstacle(in: text)?.text
          == "Several packages have a product \"Tea\": tea and pot. The package manager builds one of a name, here as in "
          + "Xcode. Rename one, or give it another name with `moduleAliases` where a manifest uses it.")
    }

    @Test(
      "a full disk is no fault of the sources or of the engine",
      arguments: ["Disk quota exceeded", "No space left on device"])
    func fullDisk(reason: String) {
      let output = "[1/2] Compiling Tea\nLLVM ERROR: IO failure on output stream: \(reason)\nerror: fatalError"
      let sentences =
        "The disk is full (\(reason)). Nothing that is incomplete will be used. Free some space, for example what `flow "
        + "doctor` lists, and repeat the command."
      #expect(CommandError.notBuilt(output).description == "The sources do not build. " + sentences)
      #expect(CommandError.engineNotBuilt(output).description == "The engine does not build. " + sentences)
      #expect(
        CommandError.targetNotBuilt("Tea", output).description
          == "The target Tea does not build, and was left out. " + sentences)
    }

    @Test("a file that cannot be written is named, and what to do about a full disk")
    func files() {
      func text(_ code: CocoaError.Code) -> String {
        "\(Flow.explained(CocoaError(code, userInfo: [NSFilePathErrorKey: "/project/a"])))"
      }
      #expect(text(.fileWriteNoPermission) == "The file /project/a cannot be written: Permission denied.")
      #expect(
        text(.fileWriteOutOfSpace)
          == "The file /project/a cannot be written: No space left on device. Nothing that is "
          + "incomplete will be used. Free some space, for example what `flow doctor` lists, and repeat the "
          + "command.")
      #expect("\(Flow.explained(CommandError.noPreviews))" == CommandError.noPreviews.description)
    }

    @Test("errors in sources are none of these")
    func sources() {
      #expect(BuildObstacle(in: "A.swift:1:2: error: cannot find 'conflicting name' in scope") == nil)
      let excerpt = "A.swift:12:3: error: cannot find 'show' in scope\n12 |   show(\"No space left on device\")\n"
      #expect(BuildObstacle(in: excerpt + "   |   `- error: cannot find 'show' in scope") == nil)
    }
  }
#endif
