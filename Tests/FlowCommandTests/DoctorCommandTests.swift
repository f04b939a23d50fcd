#if os(Linux)
  import Testing

  @testable import flow

  @Suite("flow doctor")
  struct DoctorCommandTests {
    @Test("says which version of Swift is there, and which is needed")
    func toolchain() {
      let new = DoctorCommand.toolchain(("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64\n", 0))
      #expect(new.isFine)
      #expect(new.details == "Swift version 6.3.1 (swift-6.3.1-RELEASE); 6.3 or newer is needed")
      let old = DoctorCommand.toolchain(("Swift version 6.2 (swift-6.2-RELEASE)\n", 0))
      #expect(!old.isFine)
      let none = DoctorCommand.toolchain(("env: ‘swift’: No such file or directory\n", 127))
      #expect(!none.isFine)
      #expect(none.details == "no Swift toolchain answers; 6.3 or newer is needed")
    }

    @Test("says that the system packages are there, or prints the line that installs them")
    func systemPackages() {
      let found = DoctorCommand.systemPackages(("\n", 0))
      #expect(found.isFine)
      #expect(found.details == "Pango, Cairo, cmark-gfm and the fonts are installed")
      let missing = DoctorCommand.systemPackages(("apt-get install -y libpango1.0-dev\n", 1))
      #expect(!missing.isFine)
      #expect(missing.details == "apt-get install -y libpango1.0-dev")
    }

    @Test("recognizes supported toolchains")
    func versions() {
      #expect(DoctorCommand.isNewEnough("Swift version 6.3.1 (swift-6.3.1-RELEASE)"))
      #expect(DoctorCommand.isNewEnough("Apple Swift version 6.3 (swiftlang-6.3)"))
      #expect(!DoctorCommand.isNewEnough("Swift version 5.10"))
      #expect(!DoctorCommand.isNewEnough("command not found"))
    }
  }
#endif
