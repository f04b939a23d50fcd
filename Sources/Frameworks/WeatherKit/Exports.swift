// What a file finds that imports WeatherKit.
@_exported import FlowCoreLocation
@_exported import Foundation
