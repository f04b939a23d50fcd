// What a file that imports OSLog finds; only a part of it is here: see Docs/Decisions/0007.
@_exported import FlowOS
@_exported import Foundation
