#if os(Linux)
  import Testing

  @testable import flow

  @Suite("What commands print while they work")
  struct CommandNoteTests {
    private static let table: [(CommandNote, String)] = [
      (.compiling("Shop"), "Compiling Shop …"),
      (
        .compilingEngine,
        "Compiling the engine, once for this toolchain and these sources. This takes a few minutes."
      ),
      (.searching("Shop"), "Looking for everything that is missing in Shop …"),
      (.fetching, "Fetching packages …"),
      (.drawing(2, of: 9, place: "Cart.swift:3"), "[2/9] Cart.swift:3"),
      (.waitingForChange, "Waiting for a change."),
      (.changed(["a.swift", "b.swift"]), "Changed: a.swift, b.swift"),
      (.waitingForBuild("/work/.build"), "Another command builds in /work/.build; waiting for it."),
      (.waitingForEngines, "Another command makes or removes engines; waiting for it."),
      (
        .sessionContinues(log: "/tmp/log"),
        "The session continues in the background. The app's output is in /tmp/log."
      ),
      (.notForIOS(target: "Mac"), "The target Mac is not built for iOS, and is left out."),
      (.configuration("German"), "Configuration German"),
      (
        .argumentsOfUITests("Beta"),
        "warning: The arguments and the language of Beta are for UI tests alone: unit tests launch no app."
      ),
      (.warning("Some sentence."), "warning: Some sentence."),
      (
        .sameModule(target: "Shop"),
        "warning: The module of Shop has the name of another target's, and is left out."
      ),
      (.targetNotBuilt("ShopTests"), "warning: The target ShopTests does not build, and is left out."),
      (
        .unreadableDataModel("Shop.xcdatamodeld", reason: "no contents"),
        "warning: The data model Shop.xcdatamodeld cannot be read, and is left out: no contents."
      ),
      (
        .unreadableLearnedModel("Cat.mlmodel"),
        "warning: The learned model Cat.mlmodel cannot be read, and is left out."
      ),
      (
        .unreadableIntents("Tea.intentdefinition"),
        "warning: The definition of intents Tea.intentdefinition cannot be read, and is left out."
      ),
      (.notSwift("a.m"), "warning: a.m is not Swift, and is left out."),
      (
        .missingPackage("https://a.org/a"),
        "warning: The package https://a.org/a cannot be had, so its modules are missing."
      ),
      (
        .missingFolders(of: "/work/API", ["Sources"]),
        "warning: The package /work/API has no Sources, where its manifest says that sources are, so its modules are missing. Often they are generated: run what does so first."
      ),
      (
        .missingResources(of: "Shop", ["Media", "Music"]),
        "warning: The resources Media, Music of Shop are not there, and are left out."
      ),
      (
        .missingDependencies(of: "b", ["https://a.org/a", "https://c.org/c"]),
        "warning: The package b needs https://a.org/a, https://c.org/c, which cannot be had, so its modules are missing."
      ),
      (
        .missingModules(["a", "b"], reason: .noPackages("error: no network")),
        "warning: The modules of a, b are missing. The packages that the sources depend on were not found:\n"
          + "error: no network"
      ),
      (
        .otherVersions,
        "warning: Package.resolved has versions that cannot be had; the newest that are allowed are used."
      ),
      (
        .spaceInPath,
        "warning: The package manager finds a folder with a space in its path only if PKG_CONFIG_PATH has it, too."
      ),
    ]

    @Test("is one line for each step and each warning", arguments: table.indices)
    func note(index: Int) {
      let (note, line) = Self.table[index]
      #expect(note.description == line)
    }
  }
#endif
