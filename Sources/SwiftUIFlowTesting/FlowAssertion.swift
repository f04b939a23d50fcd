import FlowIssueReporting

/// A named assertion about a model, checked after the picture of a step is taken.
///
/// ```swift
/// FlowAssertion("the screen is payment") { model in
///   #expect(model.screen == .payment)
/// }
/// ```
///
/// An assertion that throws, like `try #require(...)`, stops its flow.
public struct FlowAssertion<Model: FlowModel>: Sendable {
  /// The subject of the assertion; failure messages include it.
  public let label: String
  /// The source location of the assertion.
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
  ///   - label: The subject of the assertion, as it appears in failure messages.
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

  /// Checks a model outside a flow. An error is reported as a failure at the source location of the assertion.
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

/// A failed assertion of this package; it fails its step and does not stop the flow.
struct UnmetAssertion: Error, CustomStringConvertible {
  /// The reason, as the end of a sentence, without a period.
  let reason: String

  var description: String { reason }
}

/// Reports an error thrown by a closure of a step that runs outside a flow.
func reportUnlessRecorded(_ error: any Error, subject: String, at location: FlowSourceLocation) {
  guard !IssueReporter.isRecordedByFramework(error) else { return }
  let what = (error as? UnmetAssertion).map { "failed: \($0.reason)" } ?? "threw \(describe(error))"
  IssueReporter.report("\(subject) \(what).\(details(of: error))", at: location)
}
