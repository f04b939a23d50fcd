// What a file finds that imports WidgetKit.
@_exported import FlowFoundation
@_exported import Foundation
