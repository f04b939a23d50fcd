import SwiftUI
import Observation

/// Counts the changes of an object of UIKit, so that the tree shows it again.
@MainActor @Observable
final class ViewChanges {
  /// The number of changes; a view that reads it is evaluated again after the next one.
  private(set) var count: UInt = 0

  // Counted apart: to read `count` would make the view that is being evaluated depend on it.
  @ObservationIgnored private var latest: UInt = 0

  func note() {
    latest &+= 1
    count = latest
  }
}
