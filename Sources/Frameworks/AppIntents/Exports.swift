// What a file finds that imports AppIntents.
@_exported import FlowFoundation
@_exported import FlowUniformTypeIdentifiers
@_exported import Foundation
