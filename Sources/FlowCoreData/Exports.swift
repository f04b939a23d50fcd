@_exported import Combine
@_exported import FlowFoundation
@_exported import Foundation
@_exported import SwiftUI
