// What a file finds that imports Accessibility.
@_exported import Foundation
@_exported import class SwiftUI.AXCategoricalDataAxisDescriptor
@_exported import class SwiftUI.AXChartDescriptor
@_exported import class SwiftUI.AXDataPoint
@_exported import class SwiftUI.AXDataSeriesDescriptor
@_exported import class SwiftUI.AXNumericDataAxisDescriptor
@_exported import enum SwiftUI.AccessibilityNotification
@_exported import protocol SwiftUI.AXDataAxisDescriptor
