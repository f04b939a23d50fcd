#if os(Linux)
  import Testing

  @Suite("Macros of language models")
  struct GenerableMacroTests {
    private static let files = CompiledFiles([
      "Mistakes.swift": """
      @attached(extension, names: named(init(_:)), named(generatedContent)) @attached(member, names: arbitrary)
      macro Generable(description: String? = nil) = #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")
      @Generable
      class Place {}
      @Generable
      struct Trip {
        var stars = 3
      }
      """
    ])

    @Test("a class, and a property without a type, are errors")
    func mistakes() {
      let errors = Self.files.errors(in: "Mistakes.swift")
      #expect(errors.contains("3:1: @Generable can only be attached to a structure or an enumeration."))
      #expect(errors.contains("7:7: A property of a @Generable type needs a type: write `var name: Type`."))
    }
  }
#endif
