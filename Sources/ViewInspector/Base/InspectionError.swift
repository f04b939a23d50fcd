import Foundation

/// The reason why an inspection failed.
///
/// `localizedDescription` is one sentence. The description, which test frameworks print, continues with the actual
/// views and with calls that work.
///
/// All methods of this module that throw throw an `InspectionError`, or the error of an app's code that they have called.
///
/// A method without `Throws` in its documentation throws by what it reads: a child is ``viewNotFound(parent:help:)``,
/// ``viewIndexOutOfBounds(index:count:help:)`` or ``inspection(path:factual:expected:help:)`` if it is absent, not there or
/// of another kind; an attribute or a part of the view is ``attributeNotFound(label:type:help:)``; a value that a modifier
/// sets is ``modifierNotFound(parent:modifier:index:help:)``.
public enum InspectionError: Swift.Error {
  /// The view is of another kind than the call asks for, as in `text()` for a button.
  case inspection(path: String, factual: String, expected: String, help: Help? = nil)
  /// A value, a shape or a gesture is of another type than the one that the call passes.
  case typeMismatch(factual: String, expected: String, help: Help? = nil)
  /// The view has no such attribute or part, as `labelView()` without a label.
  case attributeNotFound(label: String, type: String, help: Help? = nil)
  /// There is no child at the index, which counts from zero.
  case viewIndexOutOfBounds(index: Int, count: Int, help: Help? = nil)
  /// The view has no child, a condition has left it out, or nothing is presented.
  case viewNotFound(parent: String, help: Help? = nil)
  /// The view has no parent: it is the root of the inspection.
  case parentViewNotFound(view: String, help: Help? = nil)
  /// The view does not have the modifier, or not that many; the index counts from the one closest to the view.
  case modifierNotFound(parent: String, modifier: String, index: Int, help: Help? = nil)
  /// The body of a custom view or modifier needs objects that nothing around it supplies.
  case missingEnvironmentObjects(view: String, objects: [String], help: Help? = nil)
  /// The call does not suit the view; the message says why, and often which call does.
  case notSupported(String, help: Help? = nil)
  /// The range of a text is empty, or the attribute is not the same in all of it.
  case textAttribute(String, help: Help? = nil)
  /// A search found no view that matches, or too few: `skipped` is the number of matches before the wanted one.
  case searchFailure(skipped: Int, blockers: [String], help: Help? = nil)
  /// The gesture has no such closure.
  case callbackNotFound(parent: String, callback: String, help: Help? = nil)
  /// A person could not use the control: it or an ancestor is disabled, hidden, absent or closed to touches.
  case unresponsiveControl(name: String, reason: String, help: Help? = nil)

  /// Further information about an error, as lines.
  public struct Help: Sendable {
    let lines: [String]
  }
}

extension InspectionError: CustomStringConvertible, LocalizedError {
  /// The sentence, followed by further information on separate lines.
  public var description: String {
    guard let errorDescription else { return "" }
    return ([errorDescription] + (help?.lines ?? [])).joined(separator: "\n")
  }

  public var errorDescription: String? {
    switch self {
    case .inspection(let path, let factual, let expected, _):
      return "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected, _):
      return "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type, _):
      return "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let index, let count, _):
      return "Enclosed view index '\(index)' is out of bounds: '0 ..< \(count)'"
    case .viewNotFound(let parent, _):
      return "View for \(parent) is absent"
    case .parentViewNotFound(let view, _):
      return "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let index, _):
      return "\(parent) does not have '\(modifier)' modifier" + (index == 0 ? "" : " at index \(index)")
    case .missingEnvironmentObjects(let view, let objects, _):
      return "\(view) is missing EnvironmentObjects: \(objects)"
    case .notSupported(let message, _), .textAttribute(let message, _):
      return message
    case .searchFailure(let skipped, let blockers, _):
      let conclusion = skipped == 0 ? "Search did not find a match" : "Search did only find \(skipped) matches"
      return blockers.isEmpty ? conclusion : "\(conclusion). Possible blockers: \(blockers.joined(separator: ", "))"
    case .callbackNotFound(let parent, let callback, _):
      return "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason, _):
      return "\(name) is unresponsive: \(reason)"
    }
  }

  var help: Help? {
    switch self {
    case .inspection(_, _, _, let help), .typeMismatch(_, _, let help), .attributeNotFound(_, _, let help),
      .viewIndexOutOfBounds(_, _, let help), .viewNotFound(_, let help), .parentViewNotFound(_, let help),
      .modifierNotFound(_, _, _, let help), .missingEnvironmentObjects(_, _, let help), .notSupported(_, let help),
      .textAttribute(_, let help), .searchFailure(_, _, let help), .callbackNotFound(_, _, let help),
      .unresponsiveControl(_, _, let help):
      help
    }
  }

  /// The error with further information, unless it has some.
  func helped(by help: @autoclosure () -> Help?) -> InspectionError {
    guard self.help == nil, let help = help() else { return self }
    switch self {
    case .inspection(let path, let factual, let expected, _):
      return .inspection(path: path, factual: factual, expected: expected, help: help)
    case .typeMismatch(let factual, let expected, _):
      return .typeMismatch(factual: factual, expected: expected, help: help)
    case .attributeNotFound(let label, let type, _): return .attributeNotFound(label: label, type: type, help: help)
    case .viewIndexOutOfBounds(let index, let count, _):
      return .viewIndexOutOfBounds(index: index, count: count, help: help)
    case .viewNotFound(let parent, _): return .viewNotFound(parent: parent, help: help)
    case .parentViewNotFound(let view, _): return .parentViewNotFound(view: view, help: help)
    case .modifierNotFound(let parent, let modifier, let index, _):
      return .modifierNotFound(parent: parent, modifier: modifier, index: index, help: help)
    case .missingEnvironmentObjects(let view, let objects, _):
      return .missingEnvironmentObjects(view: view, objects: objects, help: help)
    case .notSupported(let message, _): return .notSupported(message, help: help)
    case .textAttribute(let message, _): return .textAttribute(message, help: help)
    case .searchFailure(let skipped, let blockers, _):
      return .searchFailure(skipped: skipped, blockers: blockers, help: help)
    case .callbackNotFound(let parent, let callback, _):
      return .callbackNotFound(parent: parent, callback: callback, help: help)
    case .unresponsiveControl(let name, let reason, _):
      return .unresponsiveControl(name: name, reason: reason, help: help)
    }
  }
}
