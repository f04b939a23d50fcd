import FlowRendering
import Testing

@testable import SwiftUI

/// A red window behind a sheet.
@Suite("The window behind a sheet") @MainActor
struct PushedBackTests {
  private func picture(
    _ device: Device = .iPhone14, detents: Set<PresentationDetent> = [.large], _ red: some View = redWindow
  ) throws -> (Screen, Bitmap) {
    let screen = Screen(device: device)
    screen.show(red.sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents(detents) })
    return (screen, try #require(screen.picture(scale: 1)))
  }

  private static var redWindow: some View { Color(red: 1, green: 0, blue: 0).ignoresSafeArea() }

  /// Red under the shade of the sheet.
  private func isShadedRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    bitmap[x, y].red == 204 && bitmap[x, y].green == 0
  }

  private func isBlack(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    bitmap[x, y].red == 0 && bitmap[x, y].green == 0 && bitmap[x, y].alpha == 255
  }

  @Test("the window is pushed back on black, below the status bar and with round corners")
  func fullHeight() throws {
    let (_, bitmap) = try picture()
    #expect(isBlack(bitmap, 195, 40) && isBlack(bitmap, 5, 52) && isBlack(bitmap, 385, 52))
    #expect(isShadedRed(bitmap, 195, 52) && isShadedRed(bitmap, 30, 52) && isShadedRed(bitmap, 360, 52))
    #expect(isBlack(bitmap, 16, 47) && isBlack(bitmap, 373, 47))
  }

  @Test("behind a lower sheet, in landscape, on a tablet and on iOS 26 it does not move")
  func others() throws {
    #expect(isShadedRed(try picture(detents: [.medium]).1, 5, 40))
    #expect(isShadedRed(try picture(Device.iPhone14.landscape).1, 5, 5))
    #expect(isShadedRed(try picture(.iPad).1, 5, 40))
    #expect(isShadedRed(try picture(Device.iPhone14.running(.iOS26)).1, 5, 40))
  }

  @Test("only the picture changes: a tap beside the sheet and the frames are as before")
  func geometry() throws {
    let window = Text("Behind").frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
    let (large, _) = try picture(detents: [.large], window)
    let (medium, _) = try picture(detents: [.medium], window)
    func frame(_ screen: Screen) -> CGRect? {
      screen.elements.first { $0.size.height < 40 && $0.size.height > 10 }?.frameOnScreen
    }
    #expect(frame(large) != nil && frame(large) == frame(medium))
  }
}
