// What a file finds that imports SystemConfiguration.
@_exported import FlowFoundation
@_exported import Foundation
