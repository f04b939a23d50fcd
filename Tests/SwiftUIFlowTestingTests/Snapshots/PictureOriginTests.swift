import FlowSnapshots
import Foundation
import SwiftUI
import Testing

@testable import SwiftUIFlowTesting

@Suite("The origin of a picture")
@MainActor
struct PictureOriginTests {
  private func engine(_ folder: URL) -> SnapshotEngine {
    SnapshotEngine(
      configuration: SnapshotConfiguration(
        proposedSize: .init(width: 60, height: 30),
        snapshotDirectory: folder.path,
        recordMode: .missing
      ),
      filePath: #filePath,
      function: #function
    )
  }

  @Test("is stored in it and read back")
  func stored() throws {
    try withTemporaryFolder { folder throws in
      let png = try #require(engine(folder).render(view: Text("cart")))
      let other = PictureOrigin(fonts: "Inter.otf 1a\nNoto Sans é 日.ttf 2b")

      #if os(Linux)
        #expect(PictureOrigin(of: png)?.fonts.isEmpty == false)
      #endif
      let bare = try #require(Data(base64Encoded: Self.onePixel))
      #expect(PictureOrigin(of: bare) == nil)
      #expect(PictureOrigin(of: other.stored(in: bare))?.fonts == "Inter.otf 1a\nNoto Sans é ?.ttf 2b")
    }
  }

  @Test("is not stored in data that is not a picture")
  func noPicture() {
    let fonts = PictureOrigin(fonts: "Inter.otf 1a")
    for bytes in [Data(), Data("text".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])] {
      #expect(fonts.stored(in: bytes) == bytes)
      #expect(PictureOrigin(of: bytes) == nil)
    }
  }

  @Test("is compared file by file")
  func difference() {
    let here = PictureOrigin(fonts: "Inter.otf 1\nEmoji.ttf 2\nNew.ttf 3")
    let there = PictureOrigin(fonts: "Inter.otf 9\nEmoji.ttf 2\nOld.ttf 3")

    #expect(
      here.difference(from: there)
        == "Inter.otf is another version here, New.ttf is only here, Old.ttf is missing here"
    )
    #expect(here.difference(from: here) == nil)
  }

  @Test("is compared library by library")
  func libraries() throws {
    let here = PictureOrigin(fonts: "Inter.otf 1", libraries: ["Pango 1.50.12", "Cairo 1.16.0"])
    let there = PictureOrigin(fonts: "Inter.otf 1", libraries: ["Pango 1.56.3", "Cairo 1.16.0"])
    #expect(here.difference(from: there) == "Pango was 1.56.3 and is 1.50.12 here")

    let bare = try #require(Data(base64Encoded: Self.onePixel))
    #expect(PictureOrigin(of: here.stored(in: bare)) == here)
  }

  #if os(Linux)
    @Test("explains a difference from a reference that was drawn elsewhere")
    func explained() throws {
      try withTemporaryFolder { folder throws in
        let elsewhere = PictureOrigin(fonts: "Elsewhere.otf 1")
        let bare = try #require(Data(base64Encoded: Self.onePixel))
        try elsewhere.stored(in: bare).write(to: folder.appendingPathComponent("cart.png"))

        let problem = engine(folder).capture(name: "cart", view: Text("cart")).problem

        #expect(problem?.contains(". The reference was drawn with other fonts or libraries: ") == true)
        #expect(problem?.contains("Elsewhere.otf is missing here") == true)
      }
    }

    @Test("is not reported if the picture is equal")
    func samePicture() throws {
      try withTemporaryFolder { folder throws in
        let view = Color(.sRGB, red: 1, green: 0, blue: 0)
        let png = try #require(engine(folder).capture(name: "red", view: view).pngData)
        let fonts = try #require(PictureOrigin(of: png))
        let elsewhere = PictureOrigin(fonts: "Elsewhere.otf 1").stored(in: png)
        #expect(elsewhere != png)
        // The first text takes precedence.
        #expect(PictureOrigin(of: elsewhere) != fonts)
        try elsewhere.write(to: folder.appendingPathComponent("red.png"))

        #expect(engine(folder).capture(name: "red", view: view).status.isMatched)
      }
    }
  #endif

  /// A PNG of one black pixel.
  private static let onePixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg=="
}
