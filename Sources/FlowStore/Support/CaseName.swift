/// The name of an action without its associated values, as in `AppAction.settings(.rowTapped(id:))`.
///
/// - Parameter action: The action. If it is an enumeration, its case is included.
package func caseName<Action>(of action: Action) -> String {
  let type = String(describing: type(of: action as Any))
  guard Mirror(reflecting: action).displayStyle == .enum else { return type }
  return type + relativeCaseName(of: action)
}

/// The name of a case, beginning with a period.
private func relativeCaseName(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard let child = mirror.children.first, let label = child.label else { return ".\(value)" }
  let payload = Mirror(reflecting: child.value)
  let values: [(label: String?, value: Any)] =
    payload.displayStyle == .tuple ? payload.children.map { ($0.label, $0.value) } : [(nil, child.value)]
  // A single value without a label and cases adds nothing to the name.
  if values.count == 1, values[0].label == nil, Mirror(reflecting: values[0].value).displayStyle != .enum {
    return ".\(label)"
  }
  let arguments = values.map { value -> String in
    // Elements of a tuple without labels are named `.0` and `.1`.
    let label = value.label.flatMap { $0.hasPrefix(".") ? nil : $0 + ":" }
    guard Mirror(reflecting: value.value).displayStyle == .enum else { return label ?? "_:" }
    return [label, relativeCaseName(of: value.value)].compactMap { $0 }.joined(separator: " ")
  }
  return ".\(label)(\(arguments.joined(separator: ", ")))"
}
