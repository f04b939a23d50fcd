// What a file finds that imports ARKit, which brings SceneKit and UIKit along.
@_exported import FlowSceneKit
@_exported import FlowUIKit
@_exported import Flowsimd
@_exported import Foundation
