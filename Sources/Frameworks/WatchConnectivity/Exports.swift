// What a file finds that imports WatchConnectivity.
@_exported import Foundation
