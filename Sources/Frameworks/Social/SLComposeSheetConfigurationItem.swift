import FlowUIKit
import Foundation

/// Called when a person taps a row.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// A row below the text of a sheet.
@MainActor @preconcurrency
open class SLComposeSheetConfigurationItem: NSObject {
  open var title: String!
  open var value: String!
  /// Whether the value is not known yet.
  open var valuePending = false
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler!

  public override init() { super.init() }
}
