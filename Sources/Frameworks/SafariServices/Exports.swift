// What a file finds that imports SafariServices, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
