#if os(Linux)
  import FlowCoreNFC
  import Foundation
  import PhoneSimulation
  import SwiftUI
  import Testing
  import UIAutomation

  /// Receives records.
  private final class Reader: NSObject, NFCNDEFReaderSessionDelegate {
    var lines: [String] = []

    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      lines.append("ends \((error as? NFCReaderError)?.code.rawValue ?? 0)")
    }

    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
      for record in messages.flatMap(\.records) {
        lines.append(record.wellKnownTypeURIPayload()?.absoluteString ?? record.wellKnownTypeTextPayload().0 ?? "?")
      }
    }

    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) { lines.append("active") }
  }

  /// Receives tags.
  private final class Writer: NSObject, NFCNDEFReaderSessionDelegate {
    var tags: [any NFCNDEFTag] = []

    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {}
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) { self.tags = tags }
  }

  @Suite("A session that reads tags", .ownPhone) @MainActor
  struct NFCNDEFReaderSessionTests {
    private let screen = Screen(device: .iPhone)
    private var app: XCUIApplication { XCUIApplication(screen: screen) }
    private var phone: SimulatedPhone { screen.phone }

    private func begin(
      _ delegate: any NFCNDEFReaderSessionDelegate, endsAfterFirstRead: Bool = false
    ) -> NFCNDEFReaderSession {
      screen.show(Text("Tags"))
      let session = NFCNDEFReaderSession(
        delegate: delegate, queue: nil, invalidateAfterFirstRead: endsAfterFirstRead)
      session.alertMessage = "Hold your phone near a tag."
      session.begin()
      screen.advance(by: 0.01)
      return session
    }

    @Test("is not there on a simulator")
    func unsupported() {
      let reader = Reader()
      #expect(!NFCNDEFReaderSession.readingAvailable)
      _ = begin(reader)
      #expect(reader.lines == ["ends 1"] && app.homeScreen.buttons["Cancel"].exists == false)
    }

    @Test("shows a sheet, reads the records of tags, and ends with the first ones if it is told so")
    func reading() {
      phone.readsTags = true
      let reader = Reader()
      let session = begin(reader, endsAfterFirstRead: true)
      #expect(session.isReady && app.homeScreen.staticTexts["Hold your phone near a tag."].exists)
      phone.holdTag(PhoneTag([.address("https://www.example.com/tea"), .text("Grüner Tee", language: "de")]))
      screen.advance(by: 0.01)
      #expect(reader.lines == ["active", "https://www.example.com/tea", "Grüner Tee", "ends 204"])
      #expect(!session.isReady && !app.homeScreen.buttons["Cancel"].exists)
    }

    @Test("reads a tag that is there before the session begins, once, and again if the app wants it")
    func alreadyThere() {
      phone.readsTags = true
      phone.holdTag(PhoneTag([.text("Tea")]))
      let reader = Reader()
      let session = begin(reader)
      session.begin()
      screen.advance(by: 0.01)
      #expect(reader.lines == ["active", "Tea"] && session.isReady)
      session.restartPolling()
      screen.advance(by: 0.01)
      #expect(reader.lines == ["active", "Tea", "Tea"])
    }

    @Test("ends when the person cancels it, and after a minute")
    func ends() {
      phone.readsTags = true
      let reader = Reader()
      let first = begin(reader)
      app.homeScreen.buttons["Cancel"].tap()
      screen.advance(by: 0.01)
      #expect(reader.lines == ["active", "ends 200"] && !first.isReady)
      let second = begin(reader)
      screen.advance(by: 59)
      #expect(second.isReady)
      screen.advance(by: 2)
      #expect(reader.lines.last == "ends 201" && !second.isReady)
    }

    @Test("writes to tags that it is connected to, that are large enough and can be written")
    func writing() async throws {
      phone.readsTags = true
      let writer = Writer()
      let session = begin(writer)
      var blank = PhoneTag([])
      blank.capacity = 30
      phone.holdTag(blank)
      screen.advance(by: 0.01)
      let tag = try #require(writer.tags.first)
      let record = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://example.com"))
      let message = NFCNDEFMessage(records: [record])
      #expect(message.length == 16)
      await #expect(throws: NFCReaderError(.readerTransceiveErrorTagNotConnected)) { try await tag.writeNDEF(message) }
      try await session.connect(to: tag)
      let status = try await tag.queryNDEFStatus()
      #expect(status.0 == .readWrite && status.1 == 30)
      try await tag.writeNDEF(message)
      #expect(phone.tag?.records == [.address("https://example.com")])
      #expect(try await tag.readNDEF().records.first?.wellKnownTypeURIPayload()?.host == "example.com")
      let long = NFCNDEFMessage(records: [record, record])
      await #expect(throws: NFCReaderError(.ndefReaderSessionErrorTagSizeTooSmall)) { try await tag.writeNDEF(long) }
      phone.takeTagAway()
      await #expect(throws: NFCReaderError(.readerTransceiveErrorTagConnectionLost)) { try await tag.readNDEF() }
      blank.isWritable = false
      phone.holdTag(blank)
      screen.advance(by: 0.01)
      let other = try #require(writer.tags.first)
      try await session.connect(to: other)
      await #expect(throws: NFCReaderError(.ndefReaderSessionErrorTagNotWritable)) {
        try await other.writeNDEF(message)
      }
      session.invalidate()
      await #expect(throws: NFCReaderError.self) { try await session.connect(to: other) }
    }

    @Test("records have texts with their languages, and shorten addresses as tags do")
    func records() throws {
      let text = try #require(NFCNDEFPayload.wellKnownTypeTextPayload(string: "Tea", locale: Locale(identifier: "en")))
      #expect(text.payload == Data([2]) + Data("enTea".utf8))
      #expect(text.wellKnownTypeTextPayload().1?.identifier == "en" && text.wellKnownTypeURIPayload() == nil)
      let address = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "tel:+15550100"))
      #expect(address.payload == Data([5]) + Data("+15550100".utf8) && address.wellKnownTypeTextPayload().0 == nil)
      #expect(NFCNDEFPayload.wellKnownTypeURIPayload(string: "") == nil)
    }
  }
#endif
