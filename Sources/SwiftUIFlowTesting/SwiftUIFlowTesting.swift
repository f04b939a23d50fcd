// SwiftUIFlowTesting runs a SwiftUI flow in a test: a model, the view that shows it, named steps that change the model,
// assertions after each step, and a picture of every step.
//
// Start reading at `FlowTester`. `Running` carries the steps out, `Snapshots` draws pictures for `FlowSnapshots` to compare, and
// `Storyboard` writes them as a page.

// A step tells where it was written; that type lives with the failure reporting.
@_exported import FlowIssueReporting

// A step's result tells how its picture compares with the reference.
@_exported import FlowSnapshots

#if os(Linux)
  // Steps that take the screen drive it with `XCUIApplication`.
  @_exported import UIAutomation
#endif
