import FlowContacts
import Foundation

/// Learns what the person does with a contact.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
