import FlowIssueReporting

/// A named assertion about a model, checked after a step's picture was taken.
///
/// ```swift
/// FlowAssertion("the screen is payment") { model in
///   #expect(model.screen == .payment)
/// }
/// ```
///
/// An assertion that throws, as `try #require(...)` does, stops its flow.
public struct FlowAssertion<Model: FlowModel>: Sendable {
  /// What the assertion is about; failure messages name it.
  public let label: String
  /// Where the assertion was written.
  public let sourceLocation: FlowSourceLocation

  let check: StepClosure<Model>

  init(_ label: String = "", check: StepClosure<Model>, at sourceLocation: FlowSourceLocation) {
    self.label = label
    self.check = check
    self.sourceLocation = sourceLocation
  }

  /// Creates an assertion.
  ///
  /// - Parameters:
  ///   - label: What the assertion is about, as it should appear in a failure message.
  ///   - body: Checks the model. An error it throws is a failure and stops the flow.
  public init(
    _ label: String = "",
    body: @escaping @MainActor @Sendable (Model) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      label,
      check: StepClosure(body),
      at: FlowSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Checks a model outside a flow; an error is reported as a failure where the assertion was written.
  public var body: @MainActor @Sendable (Model) -> Void {
    { [self] model in
      do {
        try check(model, nil)
      } catch {
        let subject = label.isEmpty ? "An assertion" : "The assertion \(quoted(label))"
        reportUnlessRecorded(error, subject: subject, at: sourceLocation)
      }
    }
  }
}

/// An assertion of this package that does not hold; it fails its step and does not stop the flow.
struct UnmetAssertion: Error, CustomStringConvertible {
  /// What was found, as the end of a sentence, without its full stop.
  let reason: String

  var description: String { reason }
}

/// Reports an error that a closure of a step threw while no flow was running it.
func reportUnlessRecorded(_ error: any Error, subject: String, at location: FlowSourceLocation) {
  guard !IssueReporter.isRecordedByFramework(error) else { return }
  let what = (error as? UnmetAssertion).map { "failed: \($0.reason)" } ?? "threw \(describe(error))"
  IssueReporter.report("\(subject) \(what).\(details(of: error))", at: location)
}
