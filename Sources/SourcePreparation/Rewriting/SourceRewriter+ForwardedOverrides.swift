extension SourceRewriter {
  /// Lets extensions override methods of classes in other files (`ForwardedOverrides`).
  mutating func forwardOverridesOfExtensions() {
    let forwarded = rules.forwardedOverrides
    for (name, open) in ForwardedOverrides.classBodies(tokens, source) {
      let declarations = forwarded.declarations(ofClass: name)
      let place = tokens[open].range.upperBound
      if !declarations.isEmpty { edits.append(Edit(place..<place, " " + declarations.joined(separator: "; ") + ";")) }
    }
    let own = ForwardedOverrides.classes(tokens, source)
    for method in MethodNames(tokens, source)
    where method.isInExtension && method.isOverride && !own.contains(method.type) && forwarded.contains(method) {
      for token in tokens[method.declaration.tokens.lowerBound..<method.declaration.keyword]
      where token.word == .override {
        blank(token.range)
      }
      let keyword = tokens[method.declaration.keyword].range.lowerBound
      if rules.isOnMainActor, forwarded.generated.contains(method.type) {
        edits.append(Edit(keyword..<keyword, "nonisolated "))
      }
      let name = tokens[method.declaration.keyword + 1].range
      edits.append(Edit(name, "_override_\(source.text(name))"))
    }
  }
}
