import Combine
import Foundation
import Testing

@testable import SwiftUI

@Suite("Pictures") @MainActor
struct PictureTests {
  @Test("a stack of texts and shapes has pixels")
  func drawsAStack() throws {
    let view = VStack(spacing: 12) {
      Text("Hello, World").font(.largeTitle).bold()
      HStack {
        Image(systemName: "heart.fill")
        Text("Favourites")
        Spacer()
        Text("12")
      }
      .padding()
      .background(Color.yellow)
      Circle().fill(.red).frame(width: 60, height: 60)
      Text("A paragraph that is long enough to be wrapped into more than one line of text.")
    }
    .padding()
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    let data = try #require(renderer.pngData)
    if let path = ProcessInfo.processInfo.environment["PICTURE_PATH"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
    #expect(data.count > 2000)
    #expect(renderer.runtimeIssues == [])
  }

  @Test("a renderer draws again after a change, of which it notifies its observers before")
  func changedRenderer() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    let log = EventLog()
    let watch = renderer.objectWillChange.sink { log.add("\(renderer.isOpaque)") }
    defer { watch.cancel() }
    let clear = try #require(renderer.picture)
    #expect(clear[1, 1].alpha == 0)
    renderer.isOpaque = true
    let opaque = try #require(renderer.picture)
    #expect(opaque[1, 1].alpha == 255)
    #expect(log.take() == ["false"])
  }
}
