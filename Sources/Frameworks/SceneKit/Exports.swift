// What a file finds that imports SceneKit, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
@_exported import Flowsimd
