// What a file finds that imports Photos.
@_exported import enum FlowImageIO.CGImagePropertyOrientation
@_exported import FlowUniformTypeIdentifiers
@_exported import Foundation
