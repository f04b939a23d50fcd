// What a file finds that imports Contacts.
@_exported import FlowFoundation
@_exported import Foundation
