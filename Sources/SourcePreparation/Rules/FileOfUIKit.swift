/// A file that as a whole is compiled only where there is UIKit, or another framework in its place, or on Apple's systems
/// where there is Combine.
///
/// In a package that knows Linux, such a file may declare what others need that are compiled as iOS sees them, such as an
/// app. It is compiled if all of UIKit's types are here that it names; otherwise it stays out, as on Linux.
struct FileOfUIKit {
  /// UIKit's types that it names; `nil` if it is not such a file.
  private let names: Set<String>?

  init(_ tokens: [Token], _ source: [UInt8]) {
    names = Self.isWhole(tokens, source) ? NamesOfUIKit(tokens, source, .iOSWithOwnNames).names : nil
  }

  func isCompiled(_ rules: SourceRules) -> Bool {
    names.map { !rules.typesOfUIKit.isEmpty && rules.typesOfUIKit.isSuperset(of: $0) } ?? false
  }

  /// Whether one condition is around everything, which holds with UIKit and not without it.
  private static func isWhole(_ tokens: [Token], _ source: [UInt8]) -> Bool {
    guard tokens.first?.word == .poundIf, tokens.last?.word == .poundEndif else { return false }
    var depth = 0
    for token in tokens.dropLast() {
      switch token.word {
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .poundElse, .poundElseif: if depth == 1 { return false }
      default: break
      }
      if depth == 0 { return false }
    }
    var reader = ConditionReader(tokens, from: 1, in: source)
    let known: Set = ["Combine", "Foundation", "SwiftUI", "UIKit"]
    let with = reader.value(SourceRules(.apple, modules: known), .iOSWithOwnNames)
    let without = reader.value(SourceRules(.apple, modules: known.subtracting(["UIKit"])), .iOSWithOwnNames)
    if with == true, without != true { return true }
    // One that uses Combine leaves Linux out, because there is no Combine there.
    let usesCombine = tokens.indices.contains { index in
      tokens[index].word == .import
        && ImportedModule(at: index, in: tokens, source, isPreconcurrency: false)?.name == "Combine"
    }
    return usesCombine && with != false && reader.value(SourceRules(.linux, modules: known), .linux) == false
  }
}
