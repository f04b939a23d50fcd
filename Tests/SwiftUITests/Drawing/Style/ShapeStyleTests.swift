import FlowRendering
import Testing

@testable import SwiftUI

@Suite("Shape styles")
struct ShapeStyleTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func color(_ style: some ShapeStyle, in environment: EnvironmentValues = EnvironmentValues()) -> RenderColor?
  {
    style._resolvePaint(in: environment).color
  }

  @Test("levels of the default foreground are the system's label colors")
  func defaultLevels() {
    #expect(color(.primary) == .black)
    #expect(color(.secondary) == RenderColor(hex: 0x3C3C43, alpha: 0.6))
    #expect(color(.foreground) == .black)
  }

  @Test("levels of a custom color are increasingly transparent")
  func levels() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([AnyShapeStyle(.white)])
    #expect(color(.primary, in: environment) == .white)
    #expect(color(.secondary, in: environment) == RenderColor(white: 1, alpha: 0.5))
    #expect(color(.tertiary, in: environment) == RenderColor(white: 1, alpha: 0.25))
  }

  @Test("a style relative to the foreground refers to the outer one")
  func nesting() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([AnyShapeStyle(.white)])
    environment.setForegroundStyles([AnyShapeStyle(.secondary)])
    #expect(color(.foreground, in: environment) == RenderColor(white: 1, alpha: 0.5))
  }

  @Test("several foreground styles are the levels themselves")
  func severalLevels() {
    var environment = EnvironmentValues()
    environment.setForegroundStyles([AnyShapeStyle(.white), AnyShapeStyle(.black)])
    #expect(color(.secondary, in: environment) == .black)
    #expect(color(.tertiary, in: environment) == RenderColor(white: 0, alpha: 0.5))
  }

  private struct Itself: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Itself { self }
  }

  private struct WeakerItself: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyShapeStyle(WeakerItself()).opacity(0.9) }
  }

  @Test("a style that resolves to itself paints nothing, with an issue") @MainActor
  func itself() {
    #expect(color(Itself()) == .clear)
    #expect(color(WeakerItself())?.alpha == 0)
    let screen = Screen.phone()
    screen.show(VStack { Text("a").foregroundStyle(Itself()) }.background(Itself()))
    _ = screen.picture(scale: 1)
    _ = screen.semantics()
    #expect(screen.graph.issues.count == 1)
    #expect(screen.graph.issues.first?.message.contains("The style Itself resolves to itself") == true)
  }

  private struct Chain: ShapeStyle {
    let next: AnyShapeStyle
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { next }
  }

  @Test("styles resolve to others, over many steps")
  func chain() {
    let style = (0..<900).reduce(AnyShapeStyle(.black)) { style, _ in AnyShapeStyle(Chain(next: style)) }
    #expect(color(style) == .black)
  }

  private struct Custom: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  @Test("a custom style resolves to another one")
  func custom() {
    var environment = EnvironmentValues()
    #expect(color(Custom(), in: environment) == .black)
    environment.colorScheme = .dark
    #expect(color(Custom(), in: environment) == .white)
  }

  @Test("opacity multiplies")
  func opacity() {
    #expect(color(Color.white.opacity(0.5).opacity(0.5)) == RenderColor(white: 1, alpha: 0.25))
    #expect(color(HierarchicalShapeStyle.primary.opacity(0.5)) == RenderColor(white: 0, alpha: 0.5))
  }

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

  @Test("animated paints are mixed")
  func mixing() {
    let black = _ShapePaint(.black)
    let white = _ShapePaint(.white)
    #expect(black.mixed(with: white, by: 0.25).color == RenderColor(white: 0.25))
    let gradient = LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom)
      ._resolvePaint(in: EnvironmentValues())
    #expect(black.mixed(with: gradient, by: 0.5).representativeColor == RenderColor(white: 0.5))
  }

  @Test("implicit members are found wherever a style is expected")
  func members() {
    func color(_ style: some ShapeStyle) -> RenderColor {
      style._resolvePaint(in: EnvironmentValues()).representativeColor
    }
    #expect(color(.red) == color(Color.red))
    #expect(color(.tint) == color(Color.accentColor))
    #expect(color(.secondary) == color(Color.secondary))
    #expect(color(.background) == color(Color.white))
    #expect(color(.ultraThinMaterial).alpha < 1)
    #expect(
      color(.linearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)) == color(Color.red))
    #expect(color(.conicGradient(colors: [.blue, .blue], center: .center)) == color(Color.blue))
    #expect(color(.red.gradient) != color(.blue.gradient))
    #expect(color(.blue.shadow(.drop(radius: 2))) == color(Color.blue))
    #expect(color(.tint.opacity(0.2)) == color(Color.accentColor.opacity(0.2)))
    #expect(color(.fill.tertiary) != color(.fill))
    #expect(color(.separator).alpha < 1)
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
  @MainActor
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
  @MainActor
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
    #expect(color(Color(red: 1, green: 0, blue: 0, opacity: 0.5))?.alpha == 0.5)
    #expect(Angle(radians: .pi) == .degrees(180))
    #expect(Capsule(style: .circular).path(in: rect).boundingRect == rect)
  }

  @Test("levels of the background are the system's background colors, or those of the style that was set")
  func backgroundLevels() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let levels: [any ShapeStyle] = [
      .background, .background.secondary, .background.tertiary, .background.quaternary,
    ]
    #expect(
      levels.map { color($0) } == [0xFFFFFF, 0xF2F2F7, 0xFFFFFF, 0xFFFFFF].map { RenderColor(hex: $0, alpha: 1) })
    #expect(
      levels.map { color($0, in: environment) }
        == [0x000000, 0x1C1C1E, 0x2C2C2E, 0x2C2C2E].map { RenderColor(hex: $0, alpha: 1) })
    environment.backgroundStyle = AnyShapeStyle(.white)
    #expect(color(.background, in: environment) == .white)
    #expect(color(.background.secondary, in: environment) == RenderColor(white: 1, alpha: 0.5))
    #expect(color(AnyShapeStyle(.background.secondary)) == RenderColor(hex: 0xF2F2F7, alpha: 1))
  }

  @Test("levels of the background are painted behind views and in shapes") @MainActor
  func paintedBackgroundLevels() throws {
    func pixel(_ view: some View, _ scheme: ColorScheme = .light) throws -> [UInt8] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let screen = Screen(size: ProposedViewSize(width: 20, height: 20), environment: environment)
      screen.show(view)
      let pixel = try #require(screen.picture(scale: 1))[10, 10]
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
    #expect(try pixel(Color.clear.background(.background.secondary)) == [0xF2, 0xF2, 0xF7, 255])
    #expect(try pixel(Color.clear.background(.background.secondary), .dark) == [0x1C, 0x1C, 0x1E, 255])
    #expect(try pixel(Rectangle().fill(.background.tertiary), .dark) == [0x2C, 0x2C, 0x2E, 255])
    #expect(try pixel(Rectangle().fill(.background).backgroundStyle(.white)) == [255, 255, 255, 255])
    #expect(try pixel(Color.clear.background(.background.secondary).backgroundStyle(.white))[3] == 128)
  }
}
