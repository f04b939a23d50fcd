import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Clipping")
struct ClipTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let screen = Screen(size: ProposedViewSize(width: 40, height: 40))
    screen.show(
      ZStack {
        Color.black
        view
      })
    return try #require(screen.picture(scale: 1))
  }

  @Test("at a round edge the whole picture fades: nothing that is covered shines through")
  func fading() throws {
    let covered = ZStack {
      Color(red: 1, green: 0, blue: 0)
      Color.white
    }
    for bitmap in [try picture(covered.clipShape(Circle())), try picture(covered.cornerRadius(15))] {
      var edges = 0
      for y in 0..<40 {
        for x in 0..<40 {
          let pixel = bitmap[x, y]
          if pixel.green > 0, pixel.green < 255 { edges += 1 }
          #expect(abs(Int(pixel.red) - Int(pixel.green)) <= 1, "\(x), \(y)")
        }
      }
      #expect(edges > 20)
    }
  }

  @Test("a material in a round clip still shows what is behind it")
  func material() throws {
    let bitmap = try picture(
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Rectangle().fill(.ultraThinMaterial).frame(width: 30, height: 30).clipShape(Circle())
      })
    let pixel = bitmap[20, 20]
    #expect(pixel.red > pixel.green + 20)
  }
}
