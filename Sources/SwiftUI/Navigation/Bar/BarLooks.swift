/// The looks that an app has given to the bars of a screen, as UIKit's `appearance()` does.
package struct BarLooks: Equatable {
  package var navigationBar = BarLook()
  package var tabBar = BarLook()
  package var toolbar = BarLook()

  /// The colors of a page indicator's dots.
  package var currentPage: Color?
  package var otherPages: Color?

  package init() {}
}

/// The look of bars of one kind; what is not set is the system's.
package struct BarLook: Equatable {
  /// The background of a bar.
  package enum Background: Equatable {
    case system
    case none
    case color(Color)
  }

  /// The font and the color of a title.
  package struct Title: Equatable {
    package var font: Font?
    package var color: Color?

    package init(font: Font? = nil, color: Color? = nil) {
      self.font = font
      self.color = color
    }
  }

  /// The background above content.
  package var background: Background?

  /// The background while no content is under the bar.
  package var edgeBackground: Background?

  /// The color of the line at the edge; clear for none.
  package var line: Color?

  package var title = Title()
  package var largeTitle = Title()

  /// The color of the bar's own buttons, and of the selected tab.
  package var tint: Color?

  /// The color of the other tabs.
  package var otherTint: Color?

  package init() {}
}

extension EnvironmentValues {
  /// The looks that an app has given to bars.
  @Entry package var barLooks = BarLooks()
}

extension View {
  /// Gives a title the look that an app has set for all of them.
  @ViewBuilder func look(_ look: BarLook.Title) -> some View {
    if let color = look.color { foregroundStyle(color) } else { self }
  }

  /// Gives buttons of a bar the tint that an app has set for all of them.
  func barTint(_ tint: Color?) -> some View {
    transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}
