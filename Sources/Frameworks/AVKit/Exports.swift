// What a file finds that imports AVKit, which brings AVFoundation and UIKit along.
@_exported import FlowAVFoundation
@_exported import FlowUIKit
@_exported import Foundation
