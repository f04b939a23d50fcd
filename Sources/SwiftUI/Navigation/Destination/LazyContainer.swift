extension _ViewNode {
  /// The name of the lazy container around this node on its screen, or `nil` if there is none.
  ///
  /// A navigation stack cannot know what is declared in views that do not exist yet.
  var lazyContainer: String? {
    var node = parent
    while let current = node, !(current is ScreenElement) {
      if let name = current.nameOfLazyContainer { return name }
      node = current.parent
    }
    return nil
  }
}
