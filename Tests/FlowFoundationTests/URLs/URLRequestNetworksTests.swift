#if os(Linux)
  import Combine
  import FlowFoundation
  import Foundation
  import FoundationNetworking
  import Testing

  @Suite("Networks of requests")
  struct URLRequestNetworksTests {
    private final class Reports: ReportReceiver, @unchecked Sendable {
      // Unchecked, because one test uses it on one thread.
      var messages: [String] = []
      func receive(_ report: Report) { messages.append(report.message) }
    }

    @Test("a request uses any network, and says so where one is forbidden")
    func networks() throws {
      let reports = Reports()
      PendingWork.$origin.withValue(reports) {
        var request = URLRequest(url: URL(fileURLWithPath: "/"))
        request.allowsConstrainedNetworkAccess = true
        #expect(reports.messages == [])
        request.allowsConstrainedNetworkAccess = false
        request.allowsExpensiveNetworkAccess = false
        request.assumesHTTP3Capable = true
        let configuration = URLSessionConfiguration.default
        configuration.allowsConstrainedNetworkAccess = false
        configuration.allowsExpensiveNetworkAccess = false
        #expect(request.allowsConstrainedNetworkAccess && configuration.allowsExpensiveNetworkAccess)
      }
      #expect(
        reports.messages == [
          "URLRequest.allowsConstrainedNetworkAccess is not implemented: requests use any network.",
          "URLRequest.allowsExpensiveNetworkAccess is not implemented: requests use any network.",
          "URLRequest.assumesHTTP3Capable is not implemented: the server is asked with HTTP/1.1 or 2.",
          "URLSessionConfiguration.allowsConstrainedNetworkAccess is not implemented: requests use any network.",
          "URLSessionConfiguration.allowsExpensiveNetworkAccess is not implemented: requests use any network.",
        ])
    }

    @Test("an error says why there is no network, and a promised file is one that is there")
    func errors() throws {
      let error = URLError(.notConnectedToInternet, userInfo: ["NSURLErrorNetworkUnavailableReasonKey": 2])
      #expect(error.networkUnavailableReason == .constrained && URLError(.timedOut).networkUnavailableReason == nil)
      #expect(try FileManager.default.temporaryDirectory.checkPromisedItemIsReachable())
      #expect(throws: (any Error).self) { try URL(fileURLWithPath: "/no/such/file").checkPromisedItemIsReachable() }
    }
  }
#endif
