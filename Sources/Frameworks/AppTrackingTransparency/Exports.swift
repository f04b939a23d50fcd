// What a file finds that imports AppTrackingTransparency.
@_exported import Foundation
