// What a file finds that imports AudioToolbox.
@_exported import FlowFoundation
@_exported import Foundation
