import Foundation
import PhoneSimulation
import SwiftUI

private struct PhoneScanner: PhoneValue {
  var pages: [UIImage]?
  var isDataScannerSupported = false
}

extension SimulatedPhone {
  /// The pages in front of the camera for documents; `nil`, as at first, if there is no camera, as on a simulator.
  public var scannedPages: [UIImage]? {
    get { self[PhoneScanner.self].pages }
    set { update(PhoneScanner.self) { $0.pages = newValue } }
  }

  /// Whether there is a scanner for texts and codes, which finds what `vision` has; at first not, as on a simulator.
  public var isDataScannerSupported: Bool {
    get { self[PhoneScanner.self].isDataScannerSupported }
    set { update(PhoneScanner.self) { $0.isDataScannerSupported = newValue } }
  }
}
