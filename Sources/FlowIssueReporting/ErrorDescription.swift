import Foundation

/// Describes a thrown error for a message: its type and what it says, as in `PaymentError.declined`.
package func describe(_ error: any Error) -> String {
  let type = "\(Swift.type(of: error))"
  if let localized = error as? any LocalizedError, let text = localized.errorDescription {
    // What the error says of itself may go on after that, as what an inspection did not find does.
    let whole = String(describing: error)
    return "\(type): \(whole.hasPrefix(text) ? whole : text)"
  }
  let text = String(describing: error)
  if text.hasPrefix(type) { return text }
  return isPlainCase(error, text) ? "\(type).\(text)" : "\(type): \(text)"
}

/// Whether a description is Swift's own for a case of an enumeration, as in `declined(code: 3)`.
private func isPlainCase(_ error: any Error, _ text: String) -> Bool {
  let mirror = Mirror(reflecting: error)
  guard mirror.displayStyle == .enum else { return false }
  let caseName = text.prefix { $0 != "(" }
  return mirror.children.first.map { $0.label == String(caseName) } ?? !text.contains(where: \.isWhitespace)
}
