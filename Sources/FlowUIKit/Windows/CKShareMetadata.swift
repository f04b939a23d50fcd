import Foundation

/// An invitation to records that somebody shares, which scene delegates receive. CloudKit knows what it says, and calls it
/// `CKShare.Metadata`.
// @unchecked: the property is constant.
open class CKShareMetadata: NSObject, @unchecked Sendable {
  /// What it says.
  package let content: any Sendable

  package init(content: any Sendable) { self.content = content }
}
