// What a file that imports ObjectiveC finds: the part that makes sense without its runtime.
// See Docs/Decisions/0007 and 0020.
@_exported import Glibc
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
