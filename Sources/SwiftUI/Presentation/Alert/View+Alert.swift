extension View {
  /// Presents an alert to the user.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that determines whether to present the alert.
  ///   - content: A closure returning the alert to present.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(PresentationModifier(.alert, isPresented: isPresented) { AlertView(content()) }.forAlerts.ofValue)
  }

  /// Presents an alert to the user.
  ///
  /// - Parameters:
  ///   - item: A binding to an optional source of truth for the alert.
  ///   - content: A closure returning the alert to present.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(PresentationModifier(.alert, item: item) { AlertView(content($0)) }.forAlerts.ofValue)
  }
}

extension AlertView {
  nonisolated init(_ alert: Alert) {
    self.init(
      title: alert.title, message: alert.message.map { AnyView($0) },
      actions: AnyView(AlertButtons(buttons: alert.buttons)))
  }
}

extension PresentationModifier {
  /// Alerts use the system's styles, not those of the presenting view.
  nonisolated var forAlerts: PresentationModifier {
    var modifier = self
    modifier.environment = {
      $0.font = nil
      $0.foregroundStyles = nil
      // Buttons in capsules have the tint that the app has set.
      if $0.design.presentations.alerts.capsules == nil { $0.tintStyle = nil }
      $0.isEnabled = true
      $0.textModifiers = []
      $0.lineLimit = nil
      $0.scrollOptions = ScrollOptions()
      $0.isScrollEnabled = true
      $0.refresh = nil
    }
    return modifier
  }

  nonisolated var ofValue: PresentationModifier {
    var modifier = self
    modifier.isOfValue = true
    return modifier
  }
}
