import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

/// Differences of pictures of layers from pictures of a window.
@Suite("Pictures of layers") @MainActor
struct DrawingInWindowTests {
  private func pixel<Content: View>(
    inWindow: Bool, version: Design = .iOS18, x: Int = 30, y: Int = 20, _ view: Content
  ) throws -> [Int] {
    var environment = EnvironmentValues()
    environment.isDrawnInWindow = inWindow
    environment.design = version
    let screen = Screen(size: ProposedViewSize(width: 60, height: 40), environment: environment, drawsBackground: true)
    screen.show(view)
    let pixel = try #require(screen.picture(scale: 1))[x, y]
    return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
  }

  /// Measured on iOS 18, in a picture of layers: #E0E0E0 in light, #212121 in dark.
  @Test("a compositing group does not isolate blend modes from its background")
  func groups() throws {
    func card(base: Double, blend: Double, _ mode: BlendMode, on background: Double) -> some View {
      ZStack {
        Color(white: background)
        ZStack {
          Color(white: base / 255, opacity: 0.82)
          Color(white: blend / 255).blendMode(mode)
        }
        .compositingGroup()
      }
    }
    let light = card(base: 0xB3, blend: 0x38, .colorDodge, on: 0.6)
    #expect(try pixel(inWindow: false, light).allSatisfy { abs($0 - 0xE0) <= 1 })
    #expect(try pixel(inWindow: true, light).allSatisfy { $0 < 0xD0 })
    let dark = card(base: 0x25, blend: 0x8C, .overlay, on: 0)
    #expect(try pixel(inWindow: false, dark).allSatisfy { abs($0 - 0x21) <= 1 })
  }

  @Test("filters and materials are missing, shadows are not")
  func filters() throws {
    let square = ZStack {
      Color.white; Color.red.frame(width: 20, height: 20)
    }
    let red = try pixel(inWindow: true, square)
    for filtered in [
      AnyView(square.colorInvert()), AnyView(square.blur(radius: 9)), AnyView(square.brightness(-1)),
      AnyView(square.overlay(.thickMaterial)), AnyView(square.visualEffect { effect, _ in effect.blur(radius: 9) }),
      AnyView(square.visualEffect { effect, _ in effect.brightness(-1) }),
    ] {
      #expect(try pixel(inWindow: false, filtered) == red)
      #expect(try pixel(inWindow: true, filtered) != red)
    }
    let shadow = ZStack {
      Color.white; Color.red.frame(width: 20, height: 20).shadow(color: .black, radius: 0, x: 15)
    }
    for inWindow in [true, false] { #expect(try pixel(inWindow: inWindow, x: 45, shadow) == [0, 0, 0]) }
  }

  /// Measured on iOS 15, left of a disc of 100 points with four shadows of radius 10, one on top of the other: the opacity
  /// in a picture of a window, at 20, 16, 12, 8 and 4 points from the disc, and in one of layers, at three pixels per point.
  @Test("shadows are as wide as on an iPhone, and count pixels in a picture of layers")
  func shadows() throws {
    let disc = Circle().frame(width: 100, height: 100)
      .shadow(color: .black, radius: 10).shadow(color: .black, radius: 10)
      .shadow(color: .black, radius: 10).shadow(color: .black, radius: 10)
      .padding(50)
    func opacities(inWindow: Bool, scale: Double, at columns: [Int]) throws -> [Int] {
      var environment = EnvironmentValues()
      environment.isDrawnInWindow = inWindow
      environment.displayScale = scale
      let screen = Screen(size: .unspecified, environment: environment)
      screen.show(disc)
      let picture = try #require(screen.picture(scale: scale))
      return columns.map { Int(picture[$0, picture.height / 2].alpha) }
    }
    for (found, measured) in try zip(
      opacities(inWindow: true, scale: 1, at: [30, 34, 38, 42, 46]), [112, 154, 194, 226, 245])
    { #expect(abs(found - measured) <= 4, "\(found), not \(measured)") }
    for (found, measured) in try zip(
      opacities(inWindow: false, scale: 3, at: [114, 122, 130, 138, 142]), [11, 43, 111, 201, 232])
    { #expect(abs(found - measured) <= 4, "\(found), not \(measured)") }
  }

  /// Measured on iOS 26: the track of a switch is there, and no knob.
  @Test("the glass of a switch is missing, and the knob of earlier systems is not")
  func switches() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    let isKnob = [255, 255, 255]
    #expect(try pixel(inWindow: true, version: .iOS26, x: 45, toggle) == isKnob)
    #expect(try pixel(inWindow: false, version: .iOS26, x: 45, toggle) != isKnob)
    for inWindow in [true, false] { #expect(try pixel(inWindow: inWindow, x: 41, toggle) == isKnob) }
  }
}
