/// A representation of an action sheet presentation.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  /// Creates an action sheet with the provided buttons.
  ///
  /// - Parameters:
  ///   - title: The title of the action sheet.
  ///   - message: The message to display in the body of the action sheet.
  ///   - buttons: The buttons; a cancel button is separate.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button representing an operation of an action sheet presentation.
  public typealias Button = Alert.Button
}

extension View {
  /// Presents an action sheet when a given condition is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that determines whether to present the action sheet.
  ///   - content: A closure returning the action sheet to present.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, isPresented: isPresented) {
        DialogView(content())
      }.forAlerts.ofValue)
  }

  /// Presents an action sheet using the given item as a data source for the sheet's content.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      PresentationModifier(.dialog, item: item) {
        DialogView(content($0))
      }.forAlerts.ofValue)
  }
}

extension DialogView {
  nonisolated init(_ sheet: ActionSheet) {
    self.init(
      title: sheet.title, titleVisibility: .visible, message: sheet.message.map { AnyView($0) },
      actions: AnyView(AlertButtons(buttons: sheet.buttons)))
  }
}
