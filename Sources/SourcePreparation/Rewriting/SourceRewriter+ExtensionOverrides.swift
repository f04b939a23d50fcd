extension SourceRewriter {
  /// Lets classes override methods of extensions (`ExtensionOverrides`).
  ///
  /// The method of the extension becomes `_extension_show`, and behind it there is a `show` that asks for the classes. The
  /// methods that override it become `_override_show`, and call `super._extension_show`.
  mutating func overrideMethodsOfExtensions() {
    let overrides = rules.extensionOverrides
    let names = overrides.baseNames
    guard tokens.contains(where: { $0.kind == .identifier && names.contains(source.text($0.range)) }) else { return }
    for method in MethodNames(tokens, source) {
      guard let classes = overrides.classes[method.name] else { continue }
      let name = tokens[method.declaration.keyword + 1].range
      if method.isInExtension, !method.isOverride {
        guard let parameters = method.parameters else { continue }
        edits.append(Edit(name, "_extension_\(source.text(name))"))
        let end = tokens[method.declaration.tokens.upperBound].range.upperBound
        edits.append(Edit(end..<end, dispatcher(of: method, parameters, classes)))
      } else if method.isOverride, classes.contains(method.type) {
        for token in tokens[method.declaration.tokens.lowerBound..<method.declaration.keyword]
        where token.word == .override {
          blank(token.range)
        }
        edits.append(Edit(name, "_override_\(source.text(name))"))
      }
    }
    for index in tokens.indices.dropLast(2) where tokens[index].word == .super && tokens[index + 1].isPunctuation(".") {
      let name = source.text(tokens[index + 2].range)
      if names.contains(name) { edits.append(Edit(tokens[index + 2].range, "_extension_\(name)")) }
    }
  }

  /// The method under its own name, on the line where the method of the extension ends.
  private func dispatcher(
    of method: MethodNames.Method, _ parameters: [MethodNames.Parameter], _ classes: [String]
  ) -> String {
    let declaration = method.declaration
    var isAttribute = false
    // The modifiers, without attributes.
    let modifiers = tokens[declaration.tokens.lowerBound..<declaration.keyword].filter { token in
      defer { isAttribute = token.isPunctuation("@") }
      return token.kind == .identifier && !isAttribute
    }.map { source.text($0.range) + " " }.joined()
    let signature = tokens[declaration.keyword].range.lowerBound..<tokens[declaration.brace].range.lowerBound
    let head = source.text(signature).split(whereSeparator: \.isNewline).joined(separator: " ")
    let effects = tokens[declaration.keyword..<declaration.brace].map { source.text($0.range) }
    let call = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let name = source.text(tokens[declaration.keyword + 1].range)
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    let cases = classes.map { "if let own = self as? \($0) { return \(call)own._override_\(name)(\(arguments)) }; " }
    return "; \(modifiers)\(head) { \(cases.joined())return \(call)_extension_\(name)(\(arguments)) }"
  }
}
