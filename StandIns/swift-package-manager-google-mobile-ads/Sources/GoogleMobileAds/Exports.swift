// What a file finds that imports GoogleMobileAds.
@_exported import FlowUIKit
@_exported import Foundation

// Foundation brings these along on iOS.
@_exported import Combine
@_exported import FlowFoundation
@_exported import Observation
