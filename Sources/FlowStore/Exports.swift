// Reducers are written with publishers and schedulers: whoever imports this module needs both.
@_exported import Combine
@_exported import FlowSchedulers
