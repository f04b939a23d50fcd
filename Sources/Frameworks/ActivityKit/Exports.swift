// What a file finds that imports ActivityKit.
@_exported import FlowFoundation
@_exported import Foundation
