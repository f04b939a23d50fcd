import FlowReports
import SwiftUI

extension PreviewListing {
  /// The listing of a declaration.
  ///
  /// - Parameter number: Its position in the list.
  @MainActor
  init(_ declaration: PreviewDeclaration, number: Int) {
    self.init(
      number: number, typeName: declaration.typeName, fileID: declaration.fileID, line: declaration.line)
  }
}
