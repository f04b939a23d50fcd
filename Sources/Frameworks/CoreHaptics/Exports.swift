// What a file finds that imports CoreHaptics.
@_exported import Foundation
