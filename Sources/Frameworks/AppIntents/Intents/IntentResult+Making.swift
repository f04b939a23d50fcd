import SwiftUI

extension IntentResult {
  /// A result without a value.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { IntentResultContainer(value: value) }

  /// A result that opens the app.
  public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    IntentResultContainer(opensIntent: opensIntent)
  }

  /// A result that says something.
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value that opens the app.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    IntentResultContainer(value: value, opensIntent: opensIntent)
  }

  /// A result with a value that says something.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result that opens the app and says something.
  public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a value that opens the app and says something.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}

// Results with a view.
extension IntentResult {
  /// A result that shows a view.
  public static func result<Content: View>(
    view: Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(snippet: _SnippetViewContainer(view: AnyView(view)))
  }

  /// A result that shows a view.
  public static func result<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    .result(view: content())
  }

  /// A result with a value that shows a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, view: Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    IntentResultContainer(value: value, snippet: _SnippetViewContainer(view: AnyView(view)))
  }

  /// A result that says something and shows a view.
  public static func result<Content: View>(
    dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(dialog: dialog, snippet: _SnippetViewContainer(view: AnyView(view)))
  }

  /// A result that says something and shows a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    .result(dialog: dialog, view: content())
  }

  /// A result with a value that says something and shows a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, snippet: _SnippetViewContainer(view: AnyView(view)))
  }

  /// A result with a value that says something and shows a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    .result(value: value, dialog: dialog, view: content())
  }
}
