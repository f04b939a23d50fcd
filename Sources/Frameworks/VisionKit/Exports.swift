// What a file finds that imports VisionKit, which brings UIKit and Vision along.
@_exported import FlowUIKit
@_exported import FlowVision
@_exported import Foundation
