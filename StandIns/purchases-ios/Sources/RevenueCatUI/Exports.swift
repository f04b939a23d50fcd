// What a file finds that imports RevenueCatUI.
@_exported import Foundation
@_exported import RevenueCat
@_exported import SwiftUI
