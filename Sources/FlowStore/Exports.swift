// Reducers are written with publishers and schedulers: a file that imports this module needs both.
@_exported import Combine
@_exported import FlowSchedulers
