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
        let unknown = message(command, "--locale", "xx_YY")
        #expect(unknown?.hasPrefix("There is no locale \"xx_YY\".") == true)
        #expect(unknown?.hasSuffix(" It is written as in ja_JP.") == true)
        for locale in ["ja_JP", "de", "en-GB", "zh-Hant-TW"] { #expect(message(command, "--locale", locale) == nil) }
        #expect(message(command, "--device", "ipad MINI") == nil)
      }
    }

    @Test("a command exists, or the nearest is named, and no argument is empty")
    func commands() throws {
      func message(_ arguments: String...) -> String? {
        do {
          try Flow.check(arguments)
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
      #expect(
        message("check", "", "--json")
          == "Argument 2 is empty, as from a variable of the shell that has no value.")
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

    @Test("numbers are in their range, and a request of a tap has a point")
    func numbers() throws {
      let commands: [any ParsableCommand.Type] = [PreviewCommand.self, RunCommand.self, SessionCommand.self]
      for command in commands {
        for time in ["0", "nan", "inf"] {
          #expect(message(command, "--time-limit", time) == "--time-limit must be more than 0 seconds.")
        }
        #expect(message(command, "--swift-version", "4") == "--swift-version must be 5 or 6.")
        #expect(message(command, "--swift-version", "6") == nil)
        #expect(
          message(command, "--default-isolation", "main") == "--default-isolation must be MainActor or nonisolated.")
        #expect(message(command, "--default-isolation", "MainActor") == nil)
      }
      #expect(message(PreviewCommand.self, "--jobs", "0") == "--jobs must be 1 or more.")
      #expect(message(RunCommand.self, "--seconds=-1") == "--seconds must be 0 or more.")
      #expect(message(RunCommand.self, "--view", "0") == "--view must be 1 or more.")
      #expect(message(SessionCommand.self, "--idle-limit", "0") == "--idle-limit must be more than 0 minutes.")
      for point in ["100", "100,200,300", "here", "nan,1", "1,inf"] {
        #expect(message(TapCommand.self, "--at", point) == "--at must be two numbers, as in 100,240.", "\(point)")
      }
      #expect(try #require(TapCommand.parseAsRoot(["--at", "100, 240"]) as? TapCommand).request.at == [100, 240])
    }

    @Test("UI tests have an app, which a project or folders name")
    func apps() {
      let folder = FileManager.default.temporaryDirectory.path
      #expect(
        message(UITestCommand.self, "\(folder)/none")
          == "Name a project, or the folder of the app's sources with --app.")
      #expect(
        message(UITestCommand.self, "Shop.xcodeproj", "--app", "Shop")
          == "The project says which files belong to app and tests. Name it alone, or folders alone.")
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
