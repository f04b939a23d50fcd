import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Gradients") @MainActor
struct GradientTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("gradients span the painted rectangle, or the one they are anchored to")
  func gradients() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let stops = [
      RenderGradientStop(location: 0, color: .black), RenderGradientStop(location: 1, color: .white),
    ]
    #expect(
      gradient._resolvePaint(in: EnvironmentValues()).renderPaint(in: rect)
        == .linearGradient(stops: stops, start: CGPoint(x: 0, y: 25), end: CGPoint(x: 100, y: 25)))
    let anchored = gradient.in(CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      anchored._resolvePaint(in: EnvironmentValues()).renderPaint(in: rect)
        == .linearGradient(stops: stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 30, y: 10)))
  }

  @Test("eleven colors of an angular gradient are spaced evenly around a full turn")
  func angular() {
    let gradient = AngularGradient(colors: (0...10).map { Color(white: Double($0) / 10) }, center: .center)
    guard
      case .angularGradient(let stops, let center, let start, let end) =
        gradient._resolvePaint(in: EnvironmentValues()).renderPaint(in: rect)
    else {
      Issue.record("not an angular gradient")
      return
    }
    #expect(stops.map(\.location) == (0...10).map { Double($0) / 10 })
    #expect(center == CGPoint(x: 50, y: 25))
    #expect(start == 0 && abs(end - 2 * .pi) < 1e-12)
  }

  /// Measured on macOS 26: the colour itself from 0.69 on, yellow until 0.28.
  @Test(
    "a colour's standard gradient ends in the colour, or starts with it if it cannot be lighter",
    arguments: [
      (0x8E8E93, 0.5, 0x99999D), (0x8E8E93, 0.75, 0x8E8E93), (0x0088FF, 0.5, 0x1192FF), (0x0088FF, 0.9, 0x0088FF),
      (0xAC7F5E, 0, 0xCAA488), (0x34C759, 0, 0x62DD81), (0x00C8B3, 0, 0x36DECD), (0x6155F5, 0, 0x887CFF),
      (0xFF2D55, 0, 0xFF597E), (0xFF8D28, 0.25, 0xFFA148), (0xFFCC00, 0.25, 0xFFCC00), (0xFFCC00, 0.5, 0xFBC700),
      (0xFFCC00, 0.98, 0xF0B900), (0x0088FF, 0.1, 0x29A3FF), (0x00C8B3, 0.5, 0x16CEBA), (0x00C0E8, 0.5, 0x15C6ED),
      (0xFF2D55, 0.51, 0xFF3761),
    ] as [(UInt32, Double, UInt32)])
  func standardGradient(base: UInt32, place: Double, expected: UInt32) throws {
    func channels(_ hex: UInt32) -> [Int] { [16, 8, 0].map { Int(hex >> $0 & 255) } }
    let color = channels(base).map { Double($0) / 255 }
    var environment = EnvironmentValues()
    environment.design = .iOS26
    let screen = Screen(
      size: ProposedViewSize(width: 4, height: 200), environment: environment, drawsBackground: true)
    screen.show(Rectangle().fill(Color(red: color[0], green: color[1], blue: color[2]).gradient))
    let pixel = try #require(screen.picture(scale: 1))[2, Int(place * 199)]
    let shown = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    #expect(zip(shown, channels(expected)).allSatisfy { abs($0 - $1) <= 4 }, "\(shown)")
  }

  /// Measured: the middle between two colours of a linear gradient of iOS 26.
  @Test("since iOS 26 gradients are mixed in a perceptual space, unless they say otherwise")
  func spaceOfGradients() throws {
    let colors = [
      Color(red: 0x4C / 255, green: 0xD9 / 255, blue: 0x64 / 255),
      Color(red: 0x5A / 255, green: 0xC8 / 255, blue: 0xFA / 255),
    ]
    func middle(_ version: Design, _ style: some ShapeStyle) throws -> [Int] {
      var environment = EnvironmentValues()
      environment.design = version
      let screen = Screen(size: ProposedViewSize(width: 101, height: 4), environment: environment)
      screen.show(Rectangle().fill(style))
      let pixel = try #require(screen.picture(scale: 1))[50, 2]
      return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
    func isNear(_ color: [Int], _ expected: [Int]) -> Bool { zip(color, expected).allSatisfy { abs($0 - $1) <= 2 } }
    let gradient = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    #expect(isNear(try middle(.iOS26, gradient), [0x4F, 0xD3, 0xB8]))
    #expect(isNear(try middle(.iOS18, gradient), [0x53, 0xD0, 0xAF]))
    let device = Gradient(colors: colors).colorSpace(.device)
    #expect(
      isNear(
        try middle(.iOS26, .linearGradient(device, startPoint: .leading, endPoint: .trailing)), [0x53, 0xD0, 0xAF]))
  }

  @Test("gradients made from colours, stops or a gradient")
  func gradientSpellings() {
    func paint(_ style: some ShapeStyle) -> RenderPaint {
      style._resolvePaint(in: EnvironmentValues()).renderPaint(in: rect)
    }
    let gradient = Gradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let colors: [Color] = [.black, .white]
    let linear = paint(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    #expect(paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)) == linear)
    #expect(paint(LinearGradient(stops: gradient.stops, startPoint: .top, endPoint: .bottom)) == linear)
    #expect(paint(LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top)) != linear)
    #expect(
      paint(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9))
        == paint(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)))
    #expect(
      paint(AngularGradient(gradient: gradient, center: .center))
        == paint(AngularGradient(colors: colors, center: .center)))
    #expect(
      paint(AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        != paint(AngularGradient(colors: colors, center: .center)))
  }
}
