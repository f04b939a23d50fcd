import Foundation
import SwiftUI

/// Exposes a view, with the exposed views inside it as its children.
///
/// Values without an identifier are merged into the exposed view around them, if they are its only child.
struct AxtView<Content: View>: View {
  let identifier: String?
  let facts: AxtFacts
  let content: Content

  @State private var nodeId = UUID()

  var body: some View {
    content.transformPreference(AxtPreferenceKey.self) { told in
      if told.count == 1, let inner = told.first, inner.id == nil {
        told = [Axt(id: identifier, nodeId: nodeId, children: inner.children, facts: facts.completed(by: inner.facts))]
      } else {
        told = [Axt(id: identifier, nodeId: nodeId, children: told, facts: facts)]
      }
    }
  }
}

/// Exposes an element without a view, beside the exposed content.
struct AxtInsertView<Content: View>: View {
  let identifier: String
  let condition: Bool
  let facts: AxtFacts
  let content: Content

  @State private var nodeId = UUID()

  var body: some View {
    content.transformPreference(AxtPreferenceKey.self) { told in
      if condition { told.append(Axt(id: identifier, nodeId: nodeId, children: [], facts: facts)) }
    }
  }
}

extension View {
  /// Exposes the view if a test has been started; otherwise the view is unchanged.
  @ViewBuilder
  func exposed(_ identifier: String?, _ facts: AxtFacts) -> some View {
    if AxtTest.enabled { AxtView(identifier: identifier, facts: facts, content: self) } else { self }
  }

  @ViewBuilder
  func inserting(_ identifier: String, when condition: Bool, _ facts: AxtFacts) -> some View {
    if AxtTest.enabled {
      AxtInsertView(identifier: identifier, condition: condition, facts: facts, content: self)
    } else {
      self
    }
  }
}
