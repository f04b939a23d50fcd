/// The words in the compiled parts of a file that begin like a type of UIKit.
struct NamesOfUIKit {
  private(set) var names: Set<String> = []

  /// - Parameter platform: What decides conditions; one that it leaves to the compiler counts as true, but for a module
  ///   with an alias, which a package that knows Linux does not see.
  init(_ tokens: [Token], _ source: [UInt8], _ platform: SourcePlatform) {
    let rules = SourceRules(.linux)
    var branches = ConditionBranches()
    for index in tokens.indices {
      switch tokens[index].word {
      case .poundIf, .poundElseif:
        var reader = ConditionReader(tokens, from: index + 1, in: source)
        branches.read(tokens[index].word, reader.value(rules, platform))
      case .poundElse, .poundEndif: branches.read(tokens[index].word, nil)
      default:
        guard tokens[index].kind == .identifier, Self.isName(source[tokens[index].range]),
          branches.areCompiled
        else { continue }
        names.insert(source.text(tokens[index].range))
      }
    }
    names.remove("UIKit")
  }

  /// Whether bytes are `UI` and a capital letter.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    return bytes.count > 3 && bytes[start] == UInt8(ascii: "U") && bytes[start + 1] == UInt8(ascii: "I")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start + 2])
  }
}
