@_exported import Foundation
@_exported import MainActorTestEntries
@_exported import UIAutomation
@_exported import XCTest
