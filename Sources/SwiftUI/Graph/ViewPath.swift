import Foundation

/// The place of a view in messages: the views that a developer wrote around it, from the root.
///
/// These are the developer's own views, and those views of SwiftUI that are part of the type of a body that the
/// developer wrote, as in `CheckoutView > List > CartRow`. Views that implement others are left out.
@MainActor
package struct ViewPath {
  /// The most names of a path; the middle of a longer one is left out.
  private static let limit = 6

  /// Whether messages name every view, requested with `FLOW_VERBOSE`.
  private static let isVerbose = isSet(ProcessInfo.processInfo.environment["FLOW_VERBOSE"])

  private let node: _ViewNode

  package init(to node: _ViewNode) {
    self.node = node
  }

  /// The path in messages: at most one line, or every view if `FLOW_VERBOSE` is set.
  package var text: String { Self.isVerbose ? full : short }

  /// The names of all nodes, including those that implement the views of SwiftUI.
  package var full: String {
    chain.map(\.pathName).filter { !$0.isEmpty }.joined(separator: " > ")
  }

  /// The names that a developer knows. If there are none, as for a modifier that is shown without a view around it, the
  /// first view of the developer inside, or else the name of the node itself.
  package var short: String {
    let names = writtenNames
    if names.isEmpty { return writtenInside ?? chain.last { !$0.pathName.isEmpty }?.pathName ?? "" }
    guard names.count > Self.limit else { return names.joined(separator: " > ") }
    let left = names.count - (Self.limit - 1)
    return (names.prefix(2) + ["… (\(left) levels)"] + names.suffix(Self.limit - 3)).joined(separator: " > ")
  }

  /// The nodes from the root to the node.
  private var chain: [_ViewNode] {
    var nodes: [_ViewNode] = []
    var next: _ViewNode? = node
    while let current = next {
      nodes.append(current)
      next = current.parent
    }
    return nodes.reversed()
  }

  private var writtenInside: String? {
    var next: _ViewNode? = node
    while let current = next {
      if let types = current.bodyTypes, TypeNames.owner(of: types.value) == .developer { return current.pathName }
      next = nil
      current.forEachChild { child in next = next ?? child }
    }
    return nil
  }

  private var writtenNames: [String] {
    var names: [String] = []
    var written: Set<Substring> = []
    // The views of SwiftUI whose bodies are around the node, and which no element of the same name has implemented yet.
    var open: Set<String> = []
    var isInBodyOfSwiftUI = false
    for node in chain {
      let name = node.pathName
      if let erased = node.erasedType {
        if !isInBodyOfSwiftUI { written.formUnion(TypeNames.parts(of: erased)) }
      } else if let types = node.bodyTypes {
        let owner = TypeNames.owner(of: types.value)
        isInBodyOfSwiftUI = owner == .swiftUI
        if owner == .developer || (owner == .swiftUI && written.contains(name[...])) { names.append(name) }
        if owner == .swiftUI { open.insert(name) } else { written.formUnion(TypeNames.parts(of: types.body)) }
      } else if open.remove(name) == nil, written.contains(name[...]) {
        names.append(name)
      }
    }
    return names
  }

  /// Whether the value of an environment variable switches something on.
  private static func isSet(_ value: String?) -> Bool { value.map { !$0.isEmpty && $0 != "0" } ?? false }
}

extension _ViewNode {
  /// The place of the view in messages: `ContentView > VStack > Row`.
  package var path: String { ViewPath(to: self).text }
}

extension View {
  /// The name of the view's type without its generic arguments and module: `VStack`.
  package static var typeName: String { TypeNames.name(of: Self.self) }
}

/// The name of a type without module and generic arguments.
package func shortTypeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
}

/// What the names of types say, cached.
@MainActor
enum TypeNames {
  /// The author of a type.
  enum Owner {
    /// This module, whose views implement each other.
    case swiftUI
    /// Another module of this package, whose views show views of the developer.
    case package
    case developer
  }

  // Caches of pure functions of a type; they never change results.
  private static var shortNames: [ObjectIdentifier: String] = [:]
  private static var allParts: [ObjectIdentifier: Set<Substring>] = [:]

  /// The modules of this package with views.
  private static let modulesOfPackage: Set<Substring> = [
    "Axt", "FlowPreviews", "FlowStoreUI", "SwiftUIFlowTesting", "UIAutomation", "ViewInspector", "XCUIAutomation",
  ]

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = shortNames[key] { return name }
    let name = shortTypeName(type)
    shortNames[key] = name
    return name
  }

  /// The author of a type, by the module that declares it.
  static func owner(of type: Any.Type) -> Owner {
    let module = module(of: type)
    if module == "SwiftUI" { return .swiftUI }
    return modulesOfPackage.contains(module) ? .package : .developer
  }

  /// The module that declares a type: `Shop` for `Shop.Cart` and `(extension in Shop):SwiftUI.Text.Badge`.
  private static func module(of type: Any.Type) -> Substring {
    let name = _typeName(type, qualified: true)
    let prefix = "(extension in "
    if name.hasPrefix(prefix) { return name.dropFirst(prefix.count).prefix { $0 != ")" } }
    return name.prefix { $0 != "." }
  }

  /// The names in the name of a type: `List`, `Text` and others of `List<Never, Text>`.
  static func parts(of type: Any.Type) -> Set<Substring> {
    let key = ObjectIdentifier(type)
    if let parts = allParts[key] { return parts }
    let name = String(describing: type)
    let parts = Set(name.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    allParts[key] = parts
    return parts
  }
}
