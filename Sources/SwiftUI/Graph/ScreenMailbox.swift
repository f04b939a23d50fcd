import Dispatch
import Foundation
import Locking
import PhoneSimulation

/// Collects changes of observed models, writes of state, and reports of values without a screen, from any thread, until
/// the graph applies them.
final class ScreenMailbox: Sendable {
  enum Letter {
    /// A value that a node has read changed, in a transaction that is not the default one.
    case change(NodeReference, Transaction?)

    /// State was written on another thread than the main one; the closure queues the write in the graph.
    case write(() -> Void)

    /// A report of a value without a screen.
    case report(Report)
  }

  private let letters = Locked<[Letter]>([])

  /// The phone of the screen.
  let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) {
    self.phone = phone
  }

  var hasMail: Bool { letters.withLock { !$0.isEmpty } }

  func invalidate(_ reference: NodeReference) {
    let transaction = Transaction.current
    add(.change(reference, transaction.isPlain ? nil : transaction))
  }

  /// Notes a write of state.
  ///
  /// - Parameter enqueue: Queues the write in the graph; called on the main actor.
  func noteWrite(_ enqueue: @escaping () -> Void) { add(.write(enqueue)) }

  /// Notes a mistake of work that follows the screen's clock.
  func noteMistake(_ message: String) { add(.report(.mistake(message))) }

  func add(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
  }

  func collect() -> [Letter] {
    letters.withLock { letters in
      defer { letters.removeAll() }
      return letters
    }
  }
}

/// An event that may start tasks; each of the tasks keeps a reference to it until it ends.
final class Undertaking: ReportReceiver {
  let mailbox: ScreenMailbox

  init(_ mailbox: ScreenMailbox) {
    self.mailbox = mailbox
  }

  func receive(_ report: Report) { mailbox.add(.report(report)) }
}

extension Undertaking: RequestOrigin {
  var requestReceiver: any RequestReceiver { mailbox }
}

extension ScreenMailbox: RequestReceiver {
  func answer(to request: URLRequest) -> RequestAnswer {
    if phone.lacksAnswer(to: request), let url = request.url {
      let advice = "Set SimulatedPhone.current.answers, or register an URLProtocol."
      add(
        .report(
          .warning("\(request.httpMethod ?? "GET") \(url.absoluteString) fails as without a connection. \(advice)")))
    }
    return phone.answer(to: request)
  }
}

/// A reference to a node that may be passed to another thread and is used on the main actor only.
///
/// `@unchecked Sendable`: the node is read on the main actor only.
final class NodeReference: @unchecked Sendable {
  private weak var target: _ViewNode?

  @MainActor init(_ node: _ViewNode) { target = node }

  @MainActor var node: _ViewNode? { target }
}
