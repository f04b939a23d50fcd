import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// What effects do to the pixels of a red square of 20 points in a white window of 40.
@Suite("Effects in pictures") @MainActor
struct EffectPictureTests {
  private struct Picture {
    let bitmap: Bitmap

    @MainActor
    init<Content: View>(_ view: Content) throws {
      let host = ViewHost(size: ProposedViewSize(width: 40, height: 40))
      host.show(
        ZStack {
          Color.white; view
        })
      bitmap = try #require(host.picture(scale: 1))
    }

    /// The colour of a pixel, as red, green and blue.
    subscript(x: Int, y: Int) -> [Int] {
      let pixel = bitmap[x, y]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private var square: some View { red.frame(width: 20, height: 20) }
  private let isRed = [255, 0, 0]
  private let isWhite = [255, 255, 255]

  @Test("the square without effects")
  func plain() throws {
    let picture = try Picture(square)
    #expect(picture[20, 20] == isRed)
    #expect(picture[11, 11] == isRed)
    #expect(picture[8, 20] == isWhite)
  }

  @Test("opacity lets what is behind through, and hidden shows nothing")
  func opacity() throws {
    let pixel = try Picture(square.opacity(0.5))[20, 20]
    #expect(pixel[0] == 255)
    #expect(abs(pixel[1] - 128) <= 1)
    #expect(try Picture(square.hidden())[20, 20] == isWhite)
    #expect(try Picture(square.opacity(0))[20, 20] == isWhite)
  }

  @Test("a clip shape cuts off corners")
  func clipShape() throws {
    let picture = try Picture(square.clipShape(Circle()))
    #expect(picture[20, 20] == isRed)
    #expect(picture[11, 11] == isWhite)
  }

  @Test("clipped cuts off what sticks out")
  func clipped() throws {
    let large = red.frame(width: 40, height: 40).frame(width: 20, height: 20)
    #expect(try Picture(large)[5, 20] == isRed)
    #expect(try Picture(large.clipped())[5, 20] == isWhite)
  }

  @Test("a mask shows where it is opaque")
  func mask() throws {
    let picture = try Picture(square.mask { Color.black.frame(width: 10, height: 10) })
    #expect(picture[20, 20] == isRed)
    #expect(picture[12, 20] == isWhite)
  }

  @Test("scale, rotation and offset move pixels")
  func transforms() throws {
    #expect(try Picture(square.scaleEffect(1.8))[4, 20] == isRed)
    #expect(try Picture(square.scaleEffect(0.5))[12, 20] == isWhite)
    let turned = try Picture(square.rotationEffect(.degrees(45)))
    #expect(turned[20, 8] == isRed)
    #expect(turned[11, 11] == isWhite)
    #expect(try Picture(square.offset(x: 10))[11, 20] == isWhite)
    #expect(try Picture(square.scaleEffect(x: 0.5, y: 1, anchor: .leading))[12, 20] == isRed)
  }

  @Test("a shadow darkens beside the view, a blur softens its edge")
  func filters() throws {
    let shadow = try Picture(square.shadow(color: .black, radius: 2, x: 6, y: 0))
    #expect(shadow[33, 20][1] < 200)
    #expect(shadow[5, 20] == isWhite)
    let blurred = try Picture(square.blur(radius: 3))
    #expect(blurred[9, 20][1] < 255)
    #expect(blurred[10, 20][1] > 0)
  }

  @Test("colours are adjusted")
  func colorAdjustments() throws {
    let grey = try Picture(square.grayscale(1))[20, 20]
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    #expect(try Picture(square.colorInvert())[20, 20] == [0, 255, 255])
    #expect(try Picture(Color.white.frame(width: 20, height: 20).colorMultiply(red))[20, 20] == isRed)
    #expect(try Picture(square.brightness(1))[20, 20] == isWhite)
    let turned = try Picture(square.hueRotation(.degrees(120)))[20, 20]
    #expect(turned[1] > turned[0])
  }

  @Test("blend modes combine with what is behind")
  func blendModes() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let multiplied = try Picture(
      ZStack {
        blue; square.blendMode(.multiply)
      })
    #expect(multiplied[20, 20] == [0, 0, 0])
    let added = try Picture(
      ZStack {
        blue; square.blendMode(.plusLighter)
      })
    #expect(added[20, 20] == [255, 0, 255])
  }
}
