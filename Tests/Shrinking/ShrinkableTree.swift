/// A random tree that can be reduced, to find the parts that a failure needs.
package protocol ShrinkableTree {
  var children: [Self] { get set }
}

extension ShrinkableTree {
  /// Reduced trees: a child in place of the tree, or the tree without one of its descendants.
  package var smaller: [Self] {
    var smaller = children
    for index in children.indices {
      var less = self
      less.children.remove(at: index)
      smaller.append(less)
      for child in children[index].smaller {
        less = self
        less.children[index] = child
        smaller.append(less)
      }
    }
    return smaller
  }
}
