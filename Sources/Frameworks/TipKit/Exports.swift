// What a file finds that imports TipKit, which brings SwiftUI along.
@_exported import FlowFoundation
@_exported import Foundation
@_exported import SwiftUI
