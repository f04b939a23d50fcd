// What a file finds that imports MetricKit.
@_exported import Foundation
