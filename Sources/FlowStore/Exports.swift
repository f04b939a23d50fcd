// Reducers use publishers and schedulers, so a file that imports this module needs both.
@_exported import Combine
@_exported import FlowSchedulers
