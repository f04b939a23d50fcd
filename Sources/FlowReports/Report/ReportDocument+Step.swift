import Foundation

extension ReportDocument {
  /// The result of a step: everything that a report tells about it.
  ///
  /// A run fills it, and the page, `report.json`, JUnit and the summary are made of it. A new member is declared here,
  /// written by ``write(to:)``, and set by the run; if it is a text for people, it is one of the ``details``.
  package struct Step: Codable, Equatable, Sendable {
    package enum Outcome: String, Codable, Sendable {
      case passed, failed
      /// The flow ended at the step.
      case stopped
    }

    package enum Comparison: String, Codable, Sendable {
      case matched, recorded, differs
      /// There is no reference, or it could not be read.
      case unavailable
      case notCompared
    }

    package var outcome: Outcome
    package var comparison: Comparison
    /// The duration; absent in a reproducible report.
    package var seconds: Double?
    /// The actions on the screen as text, each with its place.
    package var actions: [String] = []
    package var assertions: [Assertion] = []
    package var failures: [String] = []
    package var warnings: [String] = []
    package var inspections: [String] = []
    /// The console output; absent if there is none.
    package var console: String?
    /// The path of each finger, in points.
    package var touches: [[CGPoint]] = []
    /// The size in points.
    package var screen: CGSize
    /// A line for each element of the screen.
    package var semantics: String?
    /// The model before and after, as lines; absent if it has not changed.
    package var state: String?
    /// The name of the file.
    package var picture: String?
    /// The name of the file of the reference, if the picture differs from it.
    package var referencePicture: String?
    /// The name of the file with the reference, the actual picture and their difference.
    package var difference: String?
    /// The references that the step was compared with or recorded as: paths relative to the package of the test.
    package var references: [String] = []

    /// The outcome of an assertion.
    package struct Assertion: Codable, Equatable, Sendable {
      /// The subject of the assertion; absent if the flow gives none.
      package let name: String?
      /// The file and the line of the assertion.
      package let place: String
      /// Whether there was no failure in it.
      package let isMet: Bool

      package init(name: String?, place: String, isMet: Bool) {
        self.name = name
        self.place = place
        self.isMet = isMet
      }
    }

    package init(outcome: Outcome = .passed, comparison: Comparison = .notCompared, screen: CGSize = .zero) {
      self.outcome = outcome
      self.comparison = comparison
      self.screen = screen
    }
  }
}

extension ReportDocument.Step {
  /// A text about a step, which opens on the page.
  package struct Detail {
    package let title: String
    package let text: String
    /// Whether build servers show it as the output of the step.
    package var isOutput = false
  }

  /// The texts about the step, in the order of the page.
  package var details: [Detail] {
    [
      state.map { Detail(title: "State", text: $0) },
      console.map { Detail(title: "Console", text: $0, isOutput: true) },
      semantics.map { Detail(title: "Elements", text: $0) },
    ].compactMap(\.self)
  }
}

extension ReportDocument.Step {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("actions", actions)
      json.member("assertions", assertions) { $1.write(to: &$0) }
      json.member("comparison", comparison.rawValue)
      json.member("console", console)
      json.member("difference", difference)
      json.member("failures", failures)
      json.member("inspections", inspections)
      json.member("outcome", outcome.rawValue)
      json.member("picture", picture)
      json.member("referencePicture", referencePicture)
      json.member("references", references)
      json.member("screen")
      json.pair(screen.width, screen.height)
      if let seconds {
        json.member("seconds")
        json.number(seconds)
      }
      json.member("semantics", semantics)
      json.member("state", state)
      json.member("touches", touches) { json, path in
        json.array(path) { $0.pair($1.x, $1.y) }
      }
      json.member("warnings", warnings)
    }
  }
}

extension ReportDocument.Step.Assertion {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("isMet")
      json.bool(isMet)
      json.member("name", name)
      json.member("place", place)
    }
  }
}
