import Foundation

/// A file with a pattern of haptics, in JSON.
enum HapticFile {
  /// The events of a file.
  static func events(in data: Data) throws -> [CHHapticEvent] {
    guard let file = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let pattern = file["Pattern"] as? [[String: Any]]
    else { throw CHHapticError(.invalidPatternData) }
    return try pattern.compactMap { $0["Event"] as? [String: Any] }.map(event)
  }

  private static func event(_ values: [String: Any]) throws -> CHHapticEvent {
    guard let name = values["EventType"] as? String else { throw CHHapticError(.invalidPatternDictionary) }
    let parameters = (values["EventParameters"] as? [[String: Any]] ?? []).compactMap { parameter in
      (parameter["ParameterID"] as? String).map { name in
        CHHapticEventParameter(
          parameterID: CHHapticEvent.ParameterID(rawValue: name), value: Float(number(parameter["ParameterValue"])))
      }
    }
    return CHHapticEvent(
      eventType: CHHapticEvent.EventType(rawValue: name), parameters: parameters, relativeTime: number(values["Time"]),
      duration: number(values["EventDuration"]))
  }

  private static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
}
