import SwiftUI

extension Widget {
  /// Runs the extension of a widget, which here says what it is and ends.
  public static func main() { WidgetProgram.run(SimulatedWidget.all(of: Self())) }
}

extension WidgetBundle {
  /// Runs the extension of a bundle, which here says what it is and ends.
  public static func main() { WidgetProgram.run(SimulatedWidget.all(in: Self())) }
}

/// The program of an extension.
@MainActor
enum WidgetProgram {
  static func message(for widgets: [SimulatedWidget]) -> String {
    let list = widgets.map { "- \($0.kind): \($0.supportedFamilies.map(\.description).joined(separator: ", "))" }
    return """
      This is an extension with \(widgets.count) \(widgets.count == 1 ? "widget" : "widgets"). This machine has no home screen for them.
      \(list.joined(separator: "\n"))
      To see them, write a #Preview(as:), or ask a SimulatedWidget in a test.
      """
  }

  static func run(_ widgets: [SimulatedWidget]) { AppLaunch.end(with: message(for: widgets)) }
}
