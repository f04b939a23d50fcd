import SwiftUI

/// The subject of random actions.
package enum RandomSubject: Hashable, Codable, Sendable {
  /// The example app.
  case checkout

  /// An app with a random view.
  case view(RandomView)

  /// A random view without an app, whose model changes.
  case model(RandomView)

  /// The kinds of subjects.
  package enum Kind: String, Sendable {
    case checkout, views, models

    /// The subject of a seed.
    func make(seed: Int) -> RandomSubject {
      switch self {
      case .checkout: .checkout
      case .views: .view(RandomView.make(seed: seed))
      case .models: .model(RandomView.make(seed: seed))
      }
    }
  }

  var view: RandomView? {
    switch self {
    case .checkout: nil
    case .view(let view), .model(let view): view
    }
  }

  @MainActor
  var app: any App.Type {
    switch self {
    case .checkout: RandomCheckoutApp.self
    case .view, .model: RandomViewApp.self
    }
  }

  /// The code that creates it.
  var code: String {
    switch self {
    case .checkout: ".checkout"
    case .view(let view): ".view(\(view))"
    case .model(let view): ".model(\(view))"
    }
  }

  /// Reduced subjects.
  package var smaller: [RandomSubject] {
    switch self {
    case .checkout: []
    case .view(let view): view.smaller.map { .view($0) }
    case .model(let view): view.smaller.map { .model($0) }
    }
  }
}
