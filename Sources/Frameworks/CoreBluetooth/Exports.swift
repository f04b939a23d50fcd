// What a file finds that imports CoreBluetooth.
@_exported import Foundation
