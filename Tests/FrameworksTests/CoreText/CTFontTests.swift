#if os(Linux)
  import FlowCoreText
  import Foundation
  import Testing

  @Suite("Fonts of CoreText")
  struct CTFontTests {
    @Test("fonts cannot be taken away, and a warning says so")
    func registration() {
      let file = URL(fileURLWithPath: "/nothing.ttf")
      var registered = true
      let warnings = ReportCollector.warnings {
        registered = CTFontManagerUnregisterFontsForURL(file, .process, nil)
      }
      #expect(!registered && warnings.count == 1)
      #expect((CTFontManagerError.alreadyRegistered as NSError).code == 105)
    }
  }
#endif
