#if os(Linux)
  import FlowContactsUI
  import SwiftUI

  /// The view of a contact in a navigation controller.
  private struct ContactPage: UIViewControllerRepresentable {
    let make: @MainActor () -> CNContactViewController
    @Binding var isShown: Bool
    @Binding var result: String
    let asksForCalls: Bool

    func makeUIViewController(context: Context) -> UINavigationController {
      let controller = make()
      controller.delegate = context.coordinator
      return UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor final class Coordinator: NSObject, CNContactViewControllerDelegate {
      let card: ContactPage

      init(_ card: ContactPage) { self.card = card }

      func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
      ) -> Bool {
        card.result = "\(property.key) \(property.value ?? "")"
        return card.asksForCalls
      }

      func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        card.isShown = false
        card.result = contact.map { "saved \($0.givenName)" } ?? "canceled"
      }
    }
  }

  /// A button that shows a contact, and what its delegate was told last.
  struct ContactBook: View {
    let asksForCalls: Bool
    let make: @MainActor () -> CNContactViewController
    @State private var isShown = false
    @State private var result = ""

    var body: some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
        ContactPage(make: make, isShown: $isShown, result: $result, asksForCalls: asksForCalls)
      }
      Text(result)
    }
  }
#endif
