/// Methods of UIKit's own classes that an app overrides in an extension, such as `viewDidLoad()` of a navigation controller.
///
/// Objective-C replaces the method of the class. Here `FlowUIKit` has a protocol for each such method, and the class asks
/// whether it conforms: the extension's method gets the name of the requirement, and the class conforms behind it.
struct OverridesOfUIKit {
  /// The methods that a class asks for, by its name.
  private static let methods: [String: Set<String>] = [
    "UINavigationController": ["viewDidLoad", "viewDidAppear", "viewWillAppear", "viewWillLayoutSubviews"],
    "UIWindow": ["motionBegan", "motionEnded"],
  ]

  private(set) var edits: [Edit] = []

  init(_ tokens: [Token], _ source: [UInt8]) {
    guard tokens.contains(where: { $0.word == .override }) else { return }
    for index in tokens.indices.dropLast(2) where tokens[index].word == .extension {
      guard let methods = Self.methods[source.text(tokens[index + 1].range)],
        let open = tokens[index...].firstIndex(where: { $0.isPunctuation("{") }),
        let end = MemberDeclaration.closing(open, in: tokens)
      else { continue }
      replace(methods, ofClass: source.text(tokens[index + 1].range), from: open, to: end, tokens, source)
    }
  }

  private mutating func replace(
    _ methods: Set<String>, ofClass name: String, from open: Int, to end: Int, _ tokens: [Token], _ source: [UInt8]
  ) {
    var conformances = ""
    var index = open + 1
    while index < end {
      if tokens[index].word == .override, let member = MemberDeclaration(at: index, in: tokens, source),
        tokens[member.keyword].word == .func
      {
        let method = tokens[member.keyword + 1].range
        if methods.contains(source.text(method)) {
          let head = tokens[member.tokens.lowerBound..<member.keyword]
          let isPublic = head.contains { ["open", "public"].contains(source.text($0.range)) }
          // A requirement of a public protocol is met by a public method.
          edits.append(.padded(tokens[index].range, isPublic ? "" : "public"))
          edits.append(Edit(method, "_override_\(source.text(method))"))
          conformances += "; extension \(name): @retroactive \(Self.requirement(of: source.text(method))) {}"
        }
        index = member.tokens.upperBound
      }
      index += 1
    }
    let place = tokens[end].range.upperBound
    if !conformances.isEmpty { edits.append(Edit(place..<place, conformances)) }
  }

  /// The protocol for a method: `_OverridesViewDidLoad`.
  private static func requirement(of method: String) -> String {
    "_Overrides" + method.prefix(1).uppercased() + method.dropFirst()
  }
}
