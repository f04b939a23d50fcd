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

  @Test("colors, angles and capsules with fewer arguments")
  func spellings() {
    #expect(color(Color(red: 1, green: 0, blue: 0, opacity: 0.5))?.alpha == 0.5)
    #expect(Angle(radians: .pi) == .degrees(180))
    #expect(Capsule(style: .circular).path(in: rect).boundingRect == rect)
  }
}
