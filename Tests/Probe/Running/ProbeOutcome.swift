import Foundation
import WorkerProcesses

/// The outcome of a probe.
enum ProbeOutcome: Equatable {
  /// A picture, without messages.
  case drawn

  /// A warning or an error.
  case reported(String)

  /// A failure, without ending the process.
  case failed(String)

  /// The end of the process.
  case ended(WorkerProcess.End)

  var isFine: Bool {
    switch self {
    case .drawn, .reported: true
    case .failed, .ended: false
    }
  }

  var description: String {
    switch self {
    case .drawn: "a picture"
    case .reported(let issue): "reported: \(issue)"
    case .failed(let message): "FAILED: \(message)"
    case .ended(.hung): "DID NOT COME BACK"
    case .ended(.crashed(let signal)): "THE PROCESS ENDED by signal \(signal)"
    case .ended(.exited(let status)): "THE PROCESS ENDED with status \(status)"
    }
  }

  // MARK: - Between processes

  /// A line that another process can read.
  var line: String {
    switch self {
    case .drawn: "drawn"
    case .reported(let text): "reported \(Data(text.utf8).base64EncodedString())"
    case .failed(let text): "failed \(Data(text.utf8).base64EncodedString())"
    case .ended: "ended"
    }
  }

  init?(words: ArraySlice<Substring>) {
    let text = words.dropFirst().first.flatMap { Data(base64Encoded: String($0)) }
    let message = text.map { String(decoding: $0, as: UTF8.self) } ?? ""
    switch words.first {
    case "drawn": self = .drawn
    case "reported": self = .reported(message)
    case "failed": self = .failed(message)
    default: return nil
    }
  }
}
