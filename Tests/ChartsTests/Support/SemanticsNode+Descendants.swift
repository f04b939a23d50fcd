@testable import SwiftUI

extension SemanticsNode {
  var selfAndDescendants: [SemanticsNode] { [self] + children.flatMap(\.selfAndDescendants) }
}
