import Foundation
import Testing

@testable import FlowReports

@Suite("A folder of the user alone")
struct UserFolderTests {
  private func mode(_ folder: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
  }

  @Test("is created in the user's folder for caches, and nobody else can read it")
  func made() throws {
    try withFiles([:]) { root throws in
      let folder = try UserFolder.named("flow", environment: ["HOME": root.path])
      #if os(Linux)
        #expect(folder.path == root.path + "/.cache/SwiftUIFlowTesting/flow")
        let other = try UserFolder.named("flow", environment: ["HOME": "/none", "XDG_CACHE_HOME": root.path])
        #expect(other.path == root.path + "/SwiftUIFlowTesting/flow")
      #endif
      for folder in [folder, folder.deletingLastPathComponent()] { #expect(try mode(folder) == 0o700) }
      #expect(chmod(folder.path, 0o755) == 0)
      _ = try UserFolder.named("flow", environment: ["HOME": root.path])
      #expect(try mode(folder) == 0o700)
    }
  }

  #if os(Linux)
    @Test("is not a link, a folder that others can write, or somebody else's")
    func refused() throws {
      try withFiles(["elsewhere/a.txt": Data()]) { root throws in
        let own = root.appendingPathComponent("SwiftUIFlowTesting")
        func error() -> UserFolderError? {
          #expect(throws: UserFolderError.self) {
            try UserFolder.named("flow", environment: ["XDG_CACHE_HOME": root.path])
          }
        }
        try FileManager.default.createSymbolicLink(
          at: own, withDestinationURL: root.appendingPathComponent("elsewhere"))
        #expect(error() == .notOwn(own.path))
        try FileManager.default.removeItem(at: own)
        #expect(mkdir(own.path, 0o700) == 0 && chmod(own.path, 0o777) == 0)
        #expect(error() == .shared(own.path))
        #expect(throws: UserFolderError.noHome) { try UserFolder.named("flow", environment: ["HOME": "relative"]) }
        // The tests may run as root, who can write everywhere and owns `/`.
        guard getuid() == 0, chown(own.path, 65_534, 65_534) == 0 else { return }
        #expect(error() == .notOwn(own.path))
      }
    }
  #endif

  @Test("is missed in sentences that say what to do")
  func sentences() {
    #expect(
      [UserFolderError.noHome, .unwritable("/a"), .notOwn("/a"), .shared("/a")].map(\.description) == [
        "There is no folder for caches, because neither HOME nor XDG_CACHE_HOME is an absolute path. Set one of them.",
        "The folder /a cannot be created or written. Set XDG_CACHE_HOME to a folder of yours.",
        "/a is a link, a file, or a folder of another user, so nothing is built there. Remove it, or set XDG_CACHE_HOME "
          + "to a folder of yours.",
        "Others can write the folder /a, so nothing is built there. Remove it; it is created again for you alone.",
      ])
  }
}
