import SwiftUI
import SwiftUIFlowTesting
import Testing

@Suite("A model that is an ObservableObject")
@MainActor
struct OlderStyleModelTests {
  final class LoginModel: ObservableObject, FlowModel {
    @Published var isLoggedIn = false
    func logIn() { isLoggedIn = true }
  }

  struct LoginView: View {
    @ObservedObject var model: LoginModel

    var body: some View {
      Text(model.isLoggedIn ? "in" : "out")
    }
  }

  @Test("drives a flow as an observable one does")
  func drivesFlow() {
    let results = FlowTester(name: "login", model: LoginModel()) { LoginView(model: $0) }
      .step("out", assert: { #expect(!$0.isLoggedIn) })
      .step("in") {
        $0.logIn()
      } assert: {
        #expect($0.isLoggedIn)
      }
      .run(snapshotMode: .disabled)

    #expect(results.map(\.resolvedName) == ["login-out", "login-in"])
  }
}
