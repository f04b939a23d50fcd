import Combine
import Foundation

/// A report of a value without a screen.
package enum Report: Sendable {
  case mistake(String)
  case warning(String)
  case shortfall(Shortfall)

  package var message: String {
    switch self {
    case .mistake(let message), .warning(let message): message
    case .shortfall(let shortfall): shortfall.message
    }
  }
}

/// The origin of running code that reports are for: a screen's event.
package protocol ReportReceiver: AnyObject, Sendable {
  func receive(_ report: Report)
}

extension Report {
  /// Hands the report to the screen whose code is running, or writes it to the standard error.
  fileprivate func send() {
    if let receiver = PendingWork.origin as? any ReportReceiver {
      receiver.receive(self)
    } else {
      FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
  }
}

/// Reports a mistake of a value without a screen.
package func reportMistake(_ message: String) { Report.mistake(message).send() }

/// Warns about a value without a screen.
package func reportWarning(_ message: String) { Report.warning(message).send() }

/// Warns about a shortfall of a value without a screen.
package func report(_ shortfall: Shortfall) { Report.shortfall(shortfall).send() }
