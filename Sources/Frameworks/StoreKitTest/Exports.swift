// What a file finds that imports StoreKitTest, which brings StoreKit along.
@_exported import FlowStoreKit
@_exported import Foundation
