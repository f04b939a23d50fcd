import Foundation
import Testing

@testable import SwiftUI

@Suite("Alerts with capsules") @MainActor
struct AlertCapsulesTests {
  private func alert(_ message: String?, _ tint: Color? = nil) -> PhoneScreen {
    PhoneScreen(
      Text("Behind").alert("Remove?", isPresented: .constant(true)) {
        Button("Remove", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        if let message { Text(message) }
      }
      .tint(tint), system: .iOS26)
  }

  @Test("an alert is 320 points wide in the middle of the safe area, with two capsules of 48 points")
  func frames() throws {
    let phone = alert("All of them.")
    let frame = try #require(phone.node(.alert)?.frame)
    #expect(frame.width == 320 && frame.minX == 41)
    #expect(abs(frame.height - 151.33) < 1)
    #expect(abs(frame.midY - 451) < 0.5)
    let (cancel, remove) = (phone.node(.button, "Cancel")?.frame, phone.node(.button, "Remove")?.frame)
    #expect(cancel.map { $0.minX == 57 && $0.width == 140 && $0.height == 48 } == true)
    #expect(remove.map { $0.minX == 205 && abs($0.maxY - (frame.maxY - 16)) < 0.1 } == true)
  }

  @Test("texts start 30 points inside; before iOS 26 they are in the middle")
  func texts() throws {
    let title = try #require(alert("All of them.").node(.staticText, "Remove?")).frame
    #expect(abs(title.minX - 71) < 1)
    let old = PhoneScreen(
      Text("Behind").alert("Remove?", isPresented: .constant(true)) {
      } message: {
        Text("All of them.")
      }, system: .iOS18)
    #expect(abs(try #require(old.node(.staticText, "Remove?")).frame.midX - 201) < 1)
  }

  @Test("fields are in one container above the buttons, 48 points high each")
  func fields() throws {
    let phone = PhoneScreen(
      Text("Behind").alert("Log in", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        TextField("Code", text: .constant(""))
        Button("OK") {}
      }, system: .iOS26, device: .iPhone17Pro.withHardwareKeyboard)
    let fields = phone.nodes.filter { $0.role == .textField }.map(\.frame)
    #expect(fields.count == 2 && fields[1].midY - fields[0].midY == 48)
    let button = try #require(phone.node(.button, "OK")).frame
    #expect(button.width == 288 && abs(button.midY - fields[1].midY - 68) < 0.5)
  }

  @Test("the message is black of 55 % on the alert")
  func messageColor() throws {
    let phone = alert("IIIIIIII")
    let frame = try #require(phone.node(.staticText, "IIIIIIII")).frame
    let picture = try #require(phone.screen.picture(scale: 3))
    let places = Int(frame.minX * 3)..<Int(frame.maxX * 3)
    let darkest = try #require(places.map { picture[$0, Int(frame.midY * 3)].red }.min())
    // #6A6B6C on Apple's alert.
    #expect(abs(Int(darkest) - 0x6A) <= 2)
  }
}
