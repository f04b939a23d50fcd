import Foundation

/// Why an inspection did not find what it was asked for.
public enum InspectionError: Swift.Error {
  case inspection(path: String, factual: String, expected: String)
  case typeMismatch(factual: String, expected: String)
  case attributeNotFound(label: String, type: String)
  case viewIndexOutOfBounds(index: Int, count: Int)
  case viewNotFound(parent: String)
  case parentViewNotFound(view: String)
  case modifierNotFound(parent: String, modifier: String, index: Int)
  case missingEnvironmentObjects(view: String, objects: [String])
  case notSupported(String)
  case textAttribute(String)
  case searchFailure(skipped: Int, blockers: [String])
  case callbackNotFound(parent: String, callback: String)
  case unresponsiveControl(name: String, reason: String)
}

extension InspectionError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .inspection(let path, let factual, let expected):
      return "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected):
      return "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type):
      return "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let index, let count):
      return "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
    case .viewNotFound(let parent):
      return "View for \(parent) is absent"
    case .parentViewNotFound(let view):
      return "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let index):
      return "\(parent) does not have '\(modifier)' modifier" + (index == 0 ? "" : " at index \(index)")
    case .missingEnvironmentObjects(let view, let objects):
      return "\(view) is missing EnvironmentObjects: \(objects)"
    case .notSupported(let message), .textAttribute(let message):
      return message
    case .searchFailure(let skipped, let blockers):
      let conclusion = skipped == 0 ? "Search did not find a match" : "Search did only find \(skipped) matches"
      return blockers.isEmpty ? conclusion : "\(conclusion). Possible blockers: \(blockers.joined(separator: ", "))"
    case .callbackNotFound(let parent, let callback):
      return "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason):
      return "\(name) is unresponsive: \(reason)"
    }
  }

  public var errorDescription: String? { description }
}
