import FlowFoundation
import Foundation
import Testing

@Suite("The keys of Info.plist")
struct CFBundleKeysTests {
  @Test("are those of the file")
  func keys() {
    let info = ["CFBundleVersion": "7", "CFBundleIdentifier": "com.example.shop", "CFBundleName": "Shop"]
    #expect(info[kCFBundleVersionKey as String] == "7")
    #expect([kCFBundleIdentifierKey, kCFBundleNameKey].map { info[$0 as String] } == ["com.example.shop", "Shop"])
  }

  @Test("an app of the phone does not run on a Mac")
  func platform() {
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
  }
}
