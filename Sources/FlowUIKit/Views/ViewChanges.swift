import SwiftUI
import Observation

/// Counts the changes of an object of UIKit, so that the tree shows it again.
@MainActor @Observable
final class ViewChanges {
  /// The number of changes; a view that reads it is evaluated again after the next one.
  private(set) var count: UInt = 0

  func note() { count &+= 1 }
}
