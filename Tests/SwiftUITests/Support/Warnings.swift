@testable import SwiftUI

/// The warnings that showing a view records.
@MainActor
func warnings(_ view: some View) -> [String] {
  let host = ViewHost.phone()
  host.show(view)
  return host.graph.issues.filter { $0.severity == .warning }.map(\.message)
}
