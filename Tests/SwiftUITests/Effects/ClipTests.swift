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

  @Test("at a round edge the whole picture fades: covered content does not show through")
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

  @Test("a material in a round clip still shows its backdrop")
  func material() throws {
    let bitmap = try picture(
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Rectangle().fill(.ultraThinMaterial).frame(width: 30, height: 30).clipShape(Circle())
      })
    let pixel = bitmap[20, 20]
    #expect(pixel.red > pixel.green + 20)
  }

  /// The coverage of the top row's pixels, from the 8th, in a view of 12 points at two pixels per point.
  private func topRow(_ view: some View) throws -> [Double] {
    let screen = Screen(size: ProposedViewSize(width: 12, height: 12))
    screen.show(view)
    let bitmap = try #require(screen.picture(scale: 2))
    return (7..<12).map { Double(bitmap[$0, 0].alpha) / 255 }
  }

  private func isNear(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { abs($0 - $1) < 0.03 }
  }

  /// Measured on iOS 17: a red background of 12 points, clipped to a circle.
  @Test("a colour at the bottom of a round clip fades twice at the edge, other content once")
  func fadingTwice() throws {
    let measured = [0.02, 0.22, 0.53, 0.80, 0.96]
    let once = measured.map { $0.squareRoot() }
    #expect(isNear(try topRow(Color.red.clipShape(Circle())), measured))
    #expect(
      isNear(
        try topRow(Color.clear.frame(width: 0, height: 0).padding(6).background(.red).clipShape(Circle())), measured))
    #expect(isNear(try topRow(Circle().fill(.red)), once))
    #expect(
      isNear(try topRow(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).clipShape(Circle())), once))
    #expect(isNear(try topRow(Color.red.padding(-1).clipShape(Circle())), once))
    let covered = ZStack {
      Color.red
      Color.white
    }
    #expect(isNear(try topRow(covered.clipShape(Circle())), once))
  }

  /// Measured on iOS 17 and 18 with corners of 10, 12 and 15 points.
  @Test("rounded corners do the same")
  func cornersFadingTwice() throws {
    func picture(_ view: some View) throws -> Bitmap {
      let screen = Screen(size: ProposedViewSize(width: 44, height: 34))
      screen.show(view)
      return try #require(screen.picture(scale: 2))
    }
    let clipped = try picture(Color.red.cornerRadius(15))
    let filled = try picture(RoundedRectangle(cornerRadius: 15).fill(.red))
    var edges = 0
    for y in 0..<68 {
      for x in 0..<88 {
        let once = Double(filled[x, y].alpha) / 255
        let twice = Double(clipped[x, y].alpha) / 255
        if once > 0.2, once < 0.8 { edges += 1 }
        #expect(abs(twice - once * once) < 0.01, "\(x), \(y)")
      }
    }
    #expect(edges > 40)
  }
}
