/// A view that a text control shows in place of the keyboard's keys.
package struct InputPanel: Equatable {
  /// The view that the panel shows: panels with the same one are equal.
  private let id: ObjectIdentifier

  /// The height above the bottom safe area, in points.
  let height: CGFloat
  let content: AnyView

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - id: The object that `content` shows, whose changes it follows.
  ///   - height: The height above the bottom safe area, in points; 0 for no panel.
  package init(id: ObjectIdentifier, height: CGFloat, content: AnyView) {
    self.id = id
    self.height = height
    self.content = content
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.id == second.id && first.height == second.height
  }
}

extension EnvironmentValues {
  /// What text controls show in place of the keyboard's keys.
  @Entry package var inputPanel: InputPanel?
}
