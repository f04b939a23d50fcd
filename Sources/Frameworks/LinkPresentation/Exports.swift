// What a file finds that imports LinkPresentation.
@_exported import FlowFoundation
@_exported import Foundation
