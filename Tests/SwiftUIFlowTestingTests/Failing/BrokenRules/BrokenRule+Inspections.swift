#if os(Linux)
  import Combine
  import SwiftUI
  import ViewInspector

  // The rules of inspections.

  private final class Inspection: InspectionEmissary {
    let notice = PassthroughSubject<UInt, Never>()
    var callbacks: [UInt: (InspectedView) -> Void] = [:]
  }

  private struct InspectedView: View {
    let inspection = Inspection()
    var didAppear: ((Self) -> Void)?

    var body: some View { Text("") }
  }

  private let neverCalled =
    "The closure of this inspection was never called: nothing in it was checked. Host the view, and wait for the "
    + "expectation that this call returns."

  extension BrokenRule {
    static let inspections = [
      BrokenRule("inspection that never begins", neverCalled, isWarning: true) {
        // A synchronous function, because asynchronous ones use the asynchronous inspection.
        @MainActor func inspect() {
          InspectedView().inspection.inspect { _ in }  // fails: inspection that never begins
        }
        inspect()
      },
      BrokenRule("closure that the view never calls", neverCalled, isWarning: true) {
        var view = InspectedView()
        view.on(\.didAppear) { _ in }  // fails: closure that the view never calls
      },
    ]
  }
#else
  extension BrokenRule {
    static let inspections: [BrokenRule] = []
  }
#endif
