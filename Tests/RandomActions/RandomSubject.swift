import SwiftUI

/// The subject of random actions.
package enum RandomSubject: Hashable, Codable, Sendable {
  /// The example app.
  case checkout

  /// An app with a random view.
  case view(RandomView)

  var view: RandomView? {
    if case .view(let view) = self { view } else { nil }
  }

  @MainActor
  var app: any App.Type {
    switch self {
    case .checkout: RandomCheckoutApp.self
    case .view: RandomViewApp.self
    }
  }

  /// The code that creates it.
  var code: String {
    switch self {
    case .checkout: ".checkout"
    case .view(let view): ".view(\(view))"
    }
  }

  /// Reduced subjects.
  package var smaller: [RandomSubject] { view?.smaller.map { .view($0) } ?? [] }
}
