/// Whether part of a view is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the view around it decides.
  case automatic
  case visible
  case hidden
}
