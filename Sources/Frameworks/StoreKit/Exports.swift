// What a file finds that imports StoreKit, which brings UIKit along.
@_exported import FlowUIKit
@_exported import Foundation
