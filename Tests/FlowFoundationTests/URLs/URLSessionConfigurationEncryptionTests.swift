#if os(Linux)
  import Combine
  import FlowFoundation
  import Foundation
  import FoundationNetworking
  import Testing

  @Suite("Encryption of connections")
  struct URLSessionConfigurationEncryptionTests {
    private final class Reports: ReportReceiver, @unchecked Sendable {
      // Unchecked, because one test uses it on one thread.
      var messages: [String] = []
      func receive(_ report: Report) { messages.append(report.message) }
    }

    @Test("versions are those that connections use, and others are kept with a warning")
    func versions() {
      let reports = Reports()
      PendingWork.$origin.withValue(reports) {
        let (first, second) = (URLSessionConfiguration.ephemeral, URLSessionConfiguration.ephemeral)
        #expect(first.tlsMinimumSupportedProtocolVersion == .TLSv12)
        #expect(first.tlsMaximumSupportedProtocolVersion == .TLSv13)
        first.tlsMinimumSupportedProtocolVersion = .TLSv12
        #expect(reports.messages == [])
        first.tlsMinimumSupportedProtocolVersion = .TLSv13
        first.tlsMaximumSupportedProtocolVersion = .TLSv12
        #expect(first.tlsMinimumSupportedProtocolVersion == .TLSv13)
        #expect(first.tlsMaximumSupportedProtocolVersion == .TLSv12)
        #expect(second.tlsMinimumSupportedProtocolVersion == .TLSv12)
      }
      #expect(
        reports.messages == [
          "URLSessionConfiguration.tlsMinimumSupportedProtocolVersion is not implemented: connections use TLS 1.2 or 1.3.",
          "URLSessionConfiguration.tlsMaximumSupportedProtocolVersion is not implemented: connections use TLS 1.2 or 1.3.",
        ])
    }
  }
#endif
