// SwiftUIFlowTesting runs a SwiftUI flow in a test: a model, the view that shows it, named steps that change the model,
// assertions after each step, and a picture of every step.
//
// Start reading at `FlowTester`. `Running` runs the steps, `Snapshots` draws pictures for `FlowSnapshots` to compare,
// and `Storyboard` writes them as a page.

// Steps have a source location, whose type is in this module.
@_exported import FlowIssueReporting

// The result of a step contains the comparison of its picture with the reference.
@_exported import FlowSnapshots

#if os(Linux)
  // Steps that take the screen drive it with `XCUIApplication`.
  @_exported import UIAutomation
#endif
