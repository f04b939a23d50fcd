// What a file finds that imports PhotosUI, which brings Photos and UIKit along.
@_exported import FlowPhotos
@_exported import FlowUIKit
@_exported import Foundation
