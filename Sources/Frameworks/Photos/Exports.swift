// What a file finds that imports Photos, which brings AVFoundation along.
@_exported import FlowAVFoundation
@_exported import enum FlowImageIO.CGImagePropertyOrientation
@_exported import FlowUniformTypeIdentifiers
@_exported import Foundation
