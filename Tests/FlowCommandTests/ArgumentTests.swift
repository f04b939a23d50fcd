#if os(Linux)
  import ArgumentParser
  import FlowReports
  import Foundation
  import Testing

  @testable import flow

  @Suite("Arguments, which are checked before anything is built")
  struct ArgumentTests {
    private func message(_ command: any ParsableCommand.Type, _ arguments: String...) -> String? {
      do {
        _ = try command.parse(arguments)
        return nil
      } catch {
        return command.message(for: error)
      }
    }

    @Test("a device, a text size and a locale exist, or the nearest is named")
    func screens() {
      let commands: [any ParsableCommand.Type] = [PreviewCommand.self, RunCommand.self, SessionCommand.self]
      for command in commands {
        #expect(
          message(command, "--device", "iPhone 16 Por")
            == "There is no device named \"iPhone 16 Por\". Did you mean \"iPhone 16 Pro\"? `flow devices` lists them.")
        #expect(
          message(command, "--device", "Pixel") == "There is no device named \"Pixel\". `flow devices` lists them.")
        #expect(
          message(command, "--text-size", "acessibility1")
            == "There is no text size named \"acessibility1\". Did you mean \"accessibility1\"? There are xSmall, small, "
            + "medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, "
            + "accessibility5.")
        #expect(message(command, "--locale", "xx_YY")?.hasPrefix("There is no locale \"xx_YY\".") == true)
        for locale in ["ja_JP", "de", "en-GB", "zh-Hant-TW"] { #expect(message(command, "--locale", locale) == nil) }
        #expect(message(command, "--device", "ipad MINI") == nil)
      }
    }

    @Test("a command exists, or the nearest is named")
    func commands() throws {
      func message(_ arguments: String...) -> String? {
        do {
          try Flow.checkCommand(arguments)
          return nil
        } catch {
          return "\(error)"
        }
      }
      #expect(
        message("sesion", "--detach")
          == "There is no command \"sesion\". Did you mean \"session\"? `flow --help` lists the commands.")
      #expect(message("xyz") == "There is no command \"xyz\". `flow --help` lists the commands.")
      for known in ["session", "serve-session", "help", "--help"] { #expect(message(known) == nil) }
      #expect(message() == nil)
    }

    @Test("a picture is a PNG, and a filter of tests a regular expression")
    func formats() {
      #expect(
        message(PictureCommand.self, "a.jpg")
          == "Pictures are PNG: the name of the file must end in .png, which a.jpg does not.")
      #expect(message(PictureCommand.self, "a.PNG") == nil)
      #expect(
        message(UITestCommand.self, "Tests", "--app", "App", "--filter", "(")
          == "--filter must be a regular expression, as for swift test; ( is none.")
    }

    @Test("the name of a preview is that of a file or a provider, or the nearest is named")
    func previews() throws {
      let names = PreviewNames(files: ["CartView.swift", "Row.swift"], types: ["RowPreviews"])
      try names.check([
        "CartView.swift", "CartView.swift:12", "App/CartView.swift", "RowPreviews", "App.RowPreviews", "*", "Cart*",
      ])
      let error = #expect(throws: CommandError.self) { try names.check(["Row*", "CartVeiw.swift"]) }
      #expect(
        error?.description
          == "No preview is in a file or a type named CartVeiw.swift. Did you mean \"CartView.swift\"?")
      #expect(throws: CommandError.self) { try names.check(["CartView"]) }
    }
  }
#endif
