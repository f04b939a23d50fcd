// One import gives what a reducer and its views are written with.
@_exported import FlowStore
