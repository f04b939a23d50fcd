import Foundation

/// Describes a thrown error for a message: its type and its description, as in `PaymentError.declined`.
package func describe(_ error: any Error) -> String {
  let type = "\(Swift.type(of: error))"
  if let localized = error as? any LocalizedError, let text = localized.errorDescription {
    return "\(type): \(text)"
  }
  let text = String(describing: error)
  if text.hasPrefix(type) { return text }
  return isPlainCase(error, text) ? "\(type).\(text)" : "\(type): \(text)"
}

/// The further lines of an error's description after its first sentence, starting with a line break; empty if there are
/// none.
package func details(of error: any Error) -> String {
  guard let sentence = (error as? any LocalizedError)?.errorDescription else { return "" }
  let whole = String(describing: error)
  return whole.hasPrefix(sentence + "\n") ? String(whole.dropFirst(sentence.count)) : ""
}

/// Whether a description is Swift's default for an enumeration case, as in `declined(code: 3)`.
private func isPlainCase(_ error: any Error, _ text: String) -> Bool {
  let mirror = Mirror(reflecting: error)
  guard mirror.displayStyle == .enum else { return false }
  let caseName = text.prefix { $0 != "(" }
  return mirror.children.first.map { $0.label == String(caseName) } ?? !text.contains(where: \.isWhitespace)
}
