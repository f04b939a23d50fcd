// What a file finds that imports CoreSpotlight.
@_exported import FlowFoundation
@_exported import Foundation
