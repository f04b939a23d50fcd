/// Calls of `urls(forResourcesWithExtension:…)` of a bundle, which gives objects on Linux: they get the name of the method that
/// gives addresses, as on Apple's systems.
struct ListsOfResources {
  private(set) var edits: [Edit] = []

  init(_ tokens: [Token], _ source: [UInt8]) {
    for index in tokens.indices.dropLast(2)
    where tokens[index].kind == .identifier && tokens[index].range.count == 4 && tokens[index + 1].isPunctuation("(") {
      guard index > 0, tokens[index - 1].isPunctuation("."), source.text(tokens[index].range) == "urls",
        source.text(tokens[index + 2].range) == "forResourcesWithExtension"
      else { continue }
      edits.append(Edit(tokens[index].range, "_urls"))
    }
  }
}
