import FlowFoundation
import Foundation
import SwiftUI

/// What an intent has done.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }

  /// All parts of the result. An engine hook: results of an app never implement it.
  @MainActor var _outcome: IntentOutcome { get }
}

extension IntentResult {
  @MainActor public var _outcome: IntentOutcome { IntentOutcome(value: value) }
}

/// A result with a value for the next action.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that opens the app by another intent.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A view that a result shows.
public struct _SnippetViewContainer {
  let view: AnyView
}

/// The parts of a result, for a test.
@MainActor
public struct IntentOutcome {
  /// The value that the intent returns.
  public let value: Any?
  /// What the intent says.
  public let dialog: String?
  /// The view that the intent shows.
  public let view: AnyView?
  /// The intent that opens the app afterwards.
  public let opensIntent: (any AppIntent)?

  init(value: Any? = nil, dialog: String? = nil, view: AnyView? = nil, opensIntent: (any AppIntent)? = nil) {
    self.value = value
    self.dialog = dialog
    self.view = view
    self.opensIntent = opensIntent
  }
}

/// The result that an intent makes by `.result(…)`.
// @unchecked: the view is made and shown on the main actor.
public struct IntentResultContainer<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
  var snippet: _SnippetViewContainer?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
    snippet: _SnippetViewContainer? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.opensIntent = opensIntent
    self.snippet = snippet
  }

  @MainActor public var _outcome: IntentOutcome {
    IntentOutcome(value: value, dialog: dialog?.text, view: snippet?.view, opensIntent: opensIntent)
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

/// What an intent says.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  private let full: LocalizedStringResource

  /// Creates a dialog.
  public init(_ string: LocalizedStringResource) { full = string }

  /// Creates a dialog with a text that is spoken alone, and a shorter one beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }

  /// Creates a dialog with an image.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.full = full
  }

  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  public init(stringInterpolation: StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }

  /// The words of the dialog.
  var text: String { String(localized: full) }
}

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }

  public init() { fatalError("Never has no values.") }

  public func perform() async throws -> Never {
    switch self {}
  }
}

extension Never: IntentResult {
  public typealias Value = Never
  public typealias OpensAppIntent = Never
  public typealias Snippet = Never
  public typealias Dialog = Never

  public var value: Never? {
    switch self {}
  }
}
