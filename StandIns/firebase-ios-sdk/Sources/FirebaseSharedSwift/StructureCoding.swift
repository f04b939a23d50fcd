/// Names the types that a service keeps as they are.
public protocol StructureCodingPassthroughTypeResolver {
  static func isPassthroughType<T>(_ t: T) -> Bool
}

/// A value that is not encoded, and is decoded without a value.
public protocol StructureCodingUncodedUnkeyed {}

/// The key of an element of an array, or of a superclass.
struct StructureKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

  init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }

  static let `super` = StructureKey(stringValue: "super")
}

/// Names in the style of Swift and in that of other languages.
enum SnakeCase {
  /// `userName` becomes `user_name`, and `pageURL` becomes `page_url`.
  static func name(_ key: String) -> String {
    var result = ""
    let letters = Array(key)
    for (index, letter) in letters.enumerated() {
      let isStart =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isStart, result.last != "_" { result += "_" }
      result += letter.lowercased()
    }
    return result
  }

  /// `user_name` becomes `userName`; underscores at the ends are kept.
  static func key(_ name: String) -> String {
    let start = name.prefix { $0 == "_" }
    if start.count == name.count { return name }
    let end = name.reversed().prefix { $0 == "_" }
    let words = name.dropFirst(start.count).dropLast(end.count).split(separator: "_")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    return start + (words.count == 1 ? String(words[0]) : words[0].lowercased() + rest.joined()) + String(end)
  }
}
