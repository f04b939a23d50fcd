// One import provides everything for a reducer and its views.
@_exported import FlowStore
