import Foundation
import Testing

@testable import FlowIssueReporting

@Suite("A thrown error")
struct ErrorDescriptionTests {
  enum Plain: Error {
    case simple
    case with(code: Int)
    case unlabelled(Int)
  }

  struct Record: Error {
    let code = 3
  }

  enum Spoken: Error, CustomStringConvertible {
    case one
    var description: String { "The card was declined." }
  }

  struct Localized: LocalizedError {
    var errorDescription: String? { "The card was declined." }
  }

  @Test("is described by its type and its description")
  func descriptions() {
    #expect(describe(Plain.simple) == "Plain.simple")
    #expect(describe(Plain.with(code: 3)) == "Plain.with(code: 3)")
    #expect(describe(Plain.unlabelled(3)) == "Plain.unlabelled(3)")
    #expect(describe(Record()) == "Record(code: 3)")
    #expect(describe(Spoken.one) == "Spoken: The card was declined.")
    #expect(describe(Localized()) == "Localized: The card was declined.")
  }
}
