// What a file finds that imports ObjectiveC, as far as it makes sense without its runtime.
// See Docs/Decisions/0007 and 0020.
@_exported import enum FlowFoundation.objc_AssociationPolicy
@_exported import func FlowFoundation.objc_getAssociatedObject
@_exported import func FlowFoundation.objc_removeAssociatedObjects
@_exported import func FlowFoundation.objc_setAssociatedObject
@_exported import Glibc
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
