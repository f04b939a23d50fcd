// What a file finds that imports DeviceCheck.
@_exported import Foundation
