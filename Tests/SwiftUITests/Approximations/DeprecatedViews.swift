import SwiftUI

/// Calls deprecated APIs without a compiler warning.
@MainActor
protocol OldViews {
  var autocorrection: AnyView { get }
  var menuButton: AnyView { get }
}

struct DeprecatedViews: OldViews {
  @available(*, deprecated)
  var autocorrection: AnyView { AnyView(TextField("a", text: .constant("")).disableAutocorrection(false)) }

  @available(*, deprecated)
  var menuButton: AnyView { AnyView(Text("a").menuButtonStyle(BorderlessButtonMenuButtonStyle())) }
}
