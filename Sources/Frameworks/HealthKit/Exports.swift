// What a file finds that imports HealthKit.
@_exported import FlowFoundation
@_exported import Foundation
