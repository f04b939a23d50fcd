@_exported import Foundation
@_exported import UIAutomation
@_exported import XCTest
