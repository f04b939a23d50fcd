/// A random tree that can be made smaller, to find which of its parts a failure needs.
package protocol ShrinkableTree {
  var children: [Self] { get set }
}

extension ShrinkableTree {
  /// The same with less: one of the trees inside in its place, or one left out somewhere.
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
