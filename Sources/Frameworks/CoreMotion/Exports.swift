// What a file finds that imports CoreMotion.
@_exported import Foundation
