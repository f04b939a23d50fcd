#if os(Linux)
  import Testing

  @testable import flow

  @Suite("The errors of commands")
  struct CommandErrorTests {
    private static let table: [(CommandError, String)] = [
      (
        .noPackage("/work"),
        "There is no Package.swift in /work or above it. Name the folder of the package with --package-path."
      ),
      (
        .noFlow("report"),
        "No flow ran, so there is no report in report. A flow runs when a test calls run() or asyncRun()."
      ),
      (
        .noTests([]),
        "No test ran, so nothing was tested. Tests are functions with @Test, or methods of a test case whose names begin "
          + "with test."
      ),
      (
        .noTests(["Cart", "Pay"]),
        "No test ran, so nothing was tested: no name matches Cart, Pay. `swift test list` has the names."
      ),
      (.noTestTargets("Shop.xcodeproj", []), "No target of Shop.xcodeproj has tests."),
      (
        .noTestTargets("Shop.xcodeproj", ["ShopTests", "ShopUITests"]),
        "No target, scheme or test plan of Shop.xcodeproj with that name has tests. Tests are in ShopTests, ShopUITests."
      ),
      (
        .testsEnded(139),
        "The tests ended with the exit code 139, but none of them failed. What they printed says why."
      ),
      (
        .endedEarly([]),
        "A test process ended before its tests did, so the run has failed. Remove the call that ends the process, such as "
          + "exit(0), from the tests and the app."
      ),
      (
        .endedEarly(["Cart.pay()"]),
        "A test process ended before its tests did, so the run has failed. This test was running: Cart.pay(). Remove the "
          + "call that ends the process, such as exit(0), from the tests and the app."
      ),
      (
        .endedEarly(["Cart.pay()", "Cart.buy()"]),
        "A test process ended before its tests did, so the run has failed. These tests were running: Cart.pay(), "
          + "Cart.buy(). Remove the call that ends the process, such as exit(0), from the tests and the app."
      ),
      (.noPreviews, "The sources have no #Preview and no PreviewProvider."),
      (.noPreviewsNamed(["Cart*", "Row"]), "No preview is in a file or a type named Cart*, Row."),
      (
        .noPreviewsNamed(["Crt.swift"], nearest: "Cart.swift"),
        "No preview is in a file or a type named Crt.swift. Did you mean \"Cart.swift\"?"
      ),
      (.noList("signal 11"), "The program with the previews does not start: signal 11"),
      (.noReport("No space left on device"), "The report could not be written: No space left on device"),
      (
        .missingFolders(of: "/work/API", ["Sources"]),
        "The package /work/API has no Sources, where its manifest says that sources are. Often they are generated: run what does so first."
      ),
      (.noManifest("/work"), "The manifest in /work cannot be read. `swift package describe` says why."),
      (
        .noPackages("Fetching\nerror: no network\nerror: no network\nDone"),
        "The packages that the sources depend on were not found:\nerror: no network"
      ),
      (
        .missingPackages(["https://b.org/b": "error: gone", "https://a.org/a": "error: no network"]),
        "2 packages cannot be had: https://a.org/a, https://b.org/b. The package manager says: error: no network"
      ),
      (
        .noApp("/work"),
        "No target of the package in /work has an App. Name one of its previews with --preview, or a folder of sources."
      ),
      (.noSwiftFiles("/work"), "There is no Swift file in /work."),
      (.unreadable("Cart.swift"), "The file Cart.swift cannot be read."),
      (
        .notUTF8("Cart.swift", line: 3),
        "Cart.swift:3 is not UTF-8, which the compiler requires. Save the file in that encoding."
      ),
      (
        .sameName("a/Row.swift", "b/Row.swift", projects: []),
        "Two files of one module cannot have one name: a/Row.swift and b/Row.swift. Name a folder that has one of them."
      ),
      (
        .sameName("a/Row.swift", "b/Row.swift", projects: ["A.xcodeproj", "B.xcodeproj"]),
        "Two files of one module cannot have one name: a/Row.swift and b/Row.swift. Name the Xcode project, which says what "
          + "belongs to it: A.xcodeproj, B.xcodeproj."
      ),
      (
        .severalPreviews(["Cart.swift:3", "Cart.swift:9"]),
        "Several previews have that name. Name one of Cart.swift:3, Cart.swift:9."
      ),
      (.sessionIsOpen, "This folder has a session already. `flow send '{\"do\": \"end\"}'` ends it."),
      (.noSocket("/tmp/s"), "The socket /tmp/s could not be created."),
      (
        .notOwnSocket("/tmp/s"),
        "/tmp/s belongs to another user, or is not a socket, so the session could not be started. Remove it, or set TMPDIR "
          + "to a folder of yours."
      ),
      (.noSession("The app ended."), "The session could not be started. The app ended."),
      (
        .noSessionOpen("App"),
        "There is no session of App. Start one with `flow session App --detach`, or name its folder with --session."
      ),
      (.refused("There is no window."), "There is no window."),
      (
        .targetNotBuilt("ShopTests", "Building\nA.swift:1:2: error: no"),
        "The target ShopTests does not build, and was left out:\nA.swift:1:2: error: no"
      ),
    ]

    @Test("are sentences that say what to do", arguments: table.indices)
    func error(index: Int) {
      let (error, sentence) = Self.table[index]
      #expect(error.description == sentence)
    }
  }
#endif
