// What a file finds that imports FirebasePerformance.
@_exported import FirebaseCore
@_exported import Foundation
