// What a file finds that imports CoreLocation.
@_exported import Foundation
