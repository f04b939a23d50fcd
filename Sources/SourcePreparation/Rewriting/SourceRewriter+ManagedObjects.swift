extension SourceRewriter {
  /// Gives `@NSManaged var name: String?` accessors, which Core Data makes at run time on Apple's systems.
  ///
  /// - Parameter index: The index of the `@`.
  /// - Returns: The index of the attribute's name.
  mutating func readManaged(at index: Int) -> Int {
    let attribute = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    guard let place = declaration(from: index + 2) else {
      leftovers.append(Leftover(.managed, line: line(of: tokens[index])))
      return index + 1
    }
    let accessors = tokens[place].word == .var ? propertyAccessors(at: place) : methodBody(at: place)
    guard let accessors else {
      leftovers.append(Leftover(.managed, line: line(of: tokens[index])))
      return index + 1
    }
    blank(attribute)
    edits.append(Edit(accessors.place..<accessors.place, accessors.text))
    return index + 1
  }

  /// The index of `var` or `func` behind attributes and modifiers.
  private func declaration(from start: Int) -> Int? {
    var index = start
    while index < tokens.count {
      if tokens[index].word == .var || tokens[index].word == .func { return index }
      if tokens[index].isPunctuation("(") {
        guard let end = close(of: index) else { return nil }
        index = end
      } else if tokens[index].kind != .identifier, !tokens[index].isPunctuation("@") {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func name(at index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .identifier else { return nil }
    return source.text(tokens[index].range).filter { $0 != "`" }
  }

  private func propertyAccessors(at index: Int) -> (place: Int, text: String)? {
    guard let name = name(at: index + 1), index + 3 < tokens.count, tokens[index + 2].isPunctuation(":") else {
      return nil
    }
    var depth = 0
    var end = index + 3
    for place in (index + 3)..<tokens.count {
      let token = tokens[place]
      if depth == 0, place > index + 3 {
        if token.isFirstOnLine || token.isPunctuation(";") || token.isPunctuation("}") { break }
        // Several properties in one declaration, or a value.
        if token.isPunctuation(",") || token.isPunctuation("{") { return nil }
      }
      if token.isPunctuation("(") || token.isPunctuation("[") { depth += 1 }
      if token.isPunctuation(")") || token.isPunctuation("]") { depth -= 1 }
      end = place
    }
    return (
      tokens[end].range.upperBound,
      " { get { _managedValue(\"\(name)\") } set { _setManagedValue(\"\(name)\", newValue) } }"
    )
  }

  private func methodBody(at index: Int) -> (place: Int, text: String)? {
    guard let name = name(at: index + 1), index + 2 < tokens.count, tokens[index + 2].isPunctuation("("),
      let end = close(of: index + 2)
    else { return nil }
    var depth = 0
    var arguments: [String] = []
    for place in (index + 2)..<end {
      if tokens[place].isPunctuation("(") || tokens[place].isPunctuation("[") { depth += 1 }
      if tokens[place].isPunctuation(")") || tokens[place].isPunctuation("]") { depth -= 1 }
      if depth == 1, tokens[place].isPunctuation(":"), let argument = self.name(at: place - 1) {
        arguments.append(argument)
      }
    }
    return (
      tokens[end].range.upperBound, " { _callManaged(\"\(name)\", [\(arguments.joined(separator: ", "))]) }"
    )
  }

  /// An initializer of `NSManagedObject` is a required one here: objects are made of their class's name.
  mutating func readOverride(_ token: Token, at index: Int) {
    var place = index + 1
    while place < min(index + 4, tokens.count), tokens[place].kind == .identifier, tokens[place].word != .`init` {
      place += 1
    }
    guard place + 2 < tokens.count, tokens[place].word == .`init`, tokens[place + 1].isPunctuation("("),
      source.text(tokens[place + 2].range) == "entity"
    else { return }
    edits.append(.padded(token.range, "required"))
  }
}
