// What a file finds that imports OSLog, as far as it is here: see Docs/Decisions/0007.
@_exported import FlowOS
@_exported import Foundation
