import FlowRendering
import Foundation
import Testing

@testable import SwiftUI

@Suite("System bars over apps") @MainActor
struct SystemBarsTests {
  private func screen(
    _ device: Device, draws: Bool = true, _ view: some View = Color.white,
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> Screen {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "America/Los_Angeles")!
    change(&environment)
    let screen = Screen(device: device.drawingSystemBars(draws), environment: environment)
    screen.show(view)
    return screen
  }

  private func isBlack(_ screen: Screen, _ x: Int, _ y: Int) throws -> Bool {
    let pixel = try #require(screen.picture(scale: 1))[x, y]
    return pixel.red < 10 && pixel.green < 10 && pixel.blue < 10
  }

  @Test("nothing is drawn unless requested")
  func choice() throws {
    let (plain, drawn) = (screen(.iPhone15, draws: false), screen(.iPhone15))
    #expect(plain.drawnTexts == [] && drawn.drawnTexts == ["9:41"])
    #expect(try !isBlack(plain, 196, 29) && isBlack(drawn, 196, 29))
    #expect(try !isBlack(plain, 196, 841) && isBlack(drawn, 196, 841))
  }

  @Test("a phone of iOS 26 shows four dots, as a simulator without a signal, and no home indicator; a tablet shows it")
  func simulator() throws {
    let phone = screen(Device.iPhone17Pro.running(.iOS26))
    #expect(try !isBlack(phone, 201, 863))
    let picture = try #require(phone.picture(scale: 3))
    func isDot(_ x: Double) -> Bool { (180...230).contains(picture[Int(x * 3), 37 * 3].red) }
    #expect([290.0, 295.3, 300.7, 306].allSatisfy(isDot) && !isDot(292.7) && !isDot(298))
    let tablet = screen(Device.iPad.running(.iOS26))
    #expect(try isBlack(tablet, Int(Device.iPad.size.width / 2), Int(Device.iPad.size.height) - 10))
  }

  @Test("views keep their positions, and system bars are neither found nor touched")
  func places() {
    let view = Button("Go") {}.frame(maxHeight: .infinity, alignment: .top)
    let (plain, drawn) = (screen(.iPhone15, draws: false, view), screen(.iPhone15, view))
    #expect(plain.nodes.map(\.frame) == drawn.nodes.map(\.frame))
    #expect(plain.nodes.map(\.label) == drawn.nodes.map(\.label))
    #expect(drawn.rootElement?.hitTest(CGPoint(x: 196, y: 29)) === drawn.rootElement?.hitTest(CGPoint(x: 300, y: 300)))
  }

  @Test("the time is that of the flow's clock, in the language's format")
  func time() {
    let evening = Date(timeIntervalSince1970: 18 * 3600 + 5 * 60)
    func text(_ language: String) -> [String] {
      screen(.iPhone15) {
        $0.now = evening
        $0.timeZone = .gmt
        $0.locale = Locale(identifier: language)
      }.drawnTexts
    }
    #expect(text("en_US") == ["6:05"])
    #expect(text("de_DE") == ["18:05"])
  }

  @Test(
    "the camera is in an island, in a notch, or above the screen", arguments: [Device.iPhone15, .iPhone14, .iPhoneSE])
  func housing(device: Device) throws {
    let middle = Int(device.size.width / 2)
    let screen = screen(device)
    #expect(try isBlack(screen, middle, 1) == (device.housing == .notch))
    #expect(try isBlack(screen, middle, 24) == (device.housing != .none))
  }

  @Test("a phone on its side has its camera there, and no status bar")
  func landscape() throws {
    let screen = screen(Device.iPhone15.landscape)
    #expect(screen.drawnTexts == [])
    #expect(try isBlack(screen, 29, 196))
    #expect(try isBlack(screen, 426, 382))
  }

  @Test("tablets have a status bar and an indicator, windows and watches nothing")
  func others() throws {
    #expect(screen(.iPad).drawnTexts == ["9:41"])
    #expect(try isBlack(screen(.iPad), 410, 1169))
    #expect(screen(.macWindow).drawnTexts == [] && screen(.watch).drawnTexts == [])
  }

  @Test("views hide the status bar and the indicator, not the camera")
  func hidden() throws {
    let bar = screen(.iPhone15, Color.white.statusBarHidden())
    #expect(bar.drawnTexts == [])
    #expect(try isBlack(bar, 196, 29) && isBlack(bar, 196, 841))
    let indicator = screen(.iPhone15, Color.white.persistentSystemOverlays(.hidden))
    #expect(indicator.drawnTexts == ["9:41"])
    #expect(try !isBlack(indicator, 196, 841))
    let shown = TestValue(false)
    let changing = screen(.iPhone15, Hiding(isHidden: shown))
    #expect(changing.drawnTexts == ["9:41"])
    changing.perform { shown.value = true }
    #expect(changing.drawnTexts == [])
  }

  private struct Hiding: View {
    let isHidden: TestValue<Bool>

    var body: some View { Color.white.statusBarHidden(isHidden.value) }
  }

  @Test("the space of a hidden status bar is free if nothing else is at the top")
  func room() {
    func top(_ device: Device, isHidden: Bool) -> CGFloat? {
      let text = Text("a").frame(maxHeight: .infinity, alignment: .top).statusBarHidden(isHidden)
      return screen(device, draws: false, text).frame(ofText: "a")?.minY
    }
    #expect(top(.iPhoneSE, isHidden: false) == 20 && top(.iPhoneSE, isHidden: true) == 0)
    #expect(top(.iPhone15, isHidden: true) == 59)
    #expect(top(.iPad, isHidden: true) == 24)
  }

  @Test("over a window that a sheet has pushed back the status bar is white")
  func overSheet() throws {
    let sheet = screen(.iPhone15, Color.white.sheet(isPresented: .constant(true)) { Text("Sheet") })
    let bitmap = try #require(sheet.picture(scale: 1))
    let brightest = (20..<110).flatMap { x in (20..<40).map { bitmap[x, $0].red } }.max()
    #expect(bitmap[4, 4].red == 0)
    #expect(brightest ?? 0 > 200)
  }
}
