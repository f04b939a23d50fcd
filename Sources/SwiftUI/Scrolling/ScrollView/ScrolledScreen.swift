/// A screen whose bars follow the scroll views in it.
@MainActor
protocol ScrolledScreen: AnyObject {
  /// The height by which the bar at the top becomes smaller while content is scrolled under it, in points.
  var collapsibleHeight: CGFloat { get }

  /// Called when the content of a scroll view has been placed.
  func didScroll(_ element: ScrollElement)

  /// Called when a scroll view leaves the screen.
  func didRemove(_ element: ScrollElement)
}

/// The screen that an element is, if it is one.
enum ScrolledScreenFact: ElementFact { typealias Value = any ScrolledScreen }
