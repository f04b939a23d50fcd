// What a file finds that imports SDWebImageSwiftUI.
@_exported import SDWebImage
@_exported import SwiftUI
