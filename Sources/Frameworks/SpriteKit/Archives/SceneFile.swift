import FlowFoundation
import FlowUIKit
import Foundation
import SwiftUI

/// A file of nodes, as Xcode's editor saves it (`.sks`).
@MainActor
package final class SceneFile {
  private let name: String
  /// The modules that the classes of its nodes may be in.
  private let modules: [String]
  /// The files that lead to this one, so that none contains itself.
  private let outer: Set<String>
  private var reported: Set<String> = []
  /// The nodes by the numbers of their objects: several objects may refer to one.
  private var nodes: [Int: SKNode] = [:]
  /// The objects that are being read, from the root to the innermost one.
  private var reading: [ArchivedObject] = []
  private static let depth = 200

  private init(_ name: String, _ modules: [String], _ outer: Set<String>) {
    (self.name, self.modules, self.outer) = (name, modules, outer)
  }

  /// The node of a file in the app; `nil`, with a report, if there is none of the class.
  static func node<Node: SKNode>(_ name: String, as type: Node.Type) -> Node? {
    load(name, as: type, in: modules(of: type), [])
  }

  /// A name of a file without its extension.
  private static func plain(_ name: String) -> String { name.hasSuffix(".sks") ? String(name.dropLast(4)) : name }

  private static func load<Node: SKNode>(
    _ name: String, as type: Node.Type, in modules: [String], _ outer: Set<String>
  ) -> Node? {
    let plain = plain(name)
    guard let url = Bundle.main.url(forResource: plain, withExtension: "sks"), let data = try? Data(contentsOf: url)
    else {
      reportMistake("There is no file \"\(plain).sks\" in the app.")
      return nil
    }
    return SceneFile("\(plain).sks", modules, outer.union([plain])).root(of: data, as: type)
  }

  /// The node of an archive; `nil`, with a report, if there is none of the class.
  package static func node<Node: SKNode>(_ data: Data, named name: String, as type: Node.Type) -> Node? {
    SceneFile(name, modules(of: type), []).root(of: data, as: type)
  }

  private func root<Node: SKNode>(of data: Data, as type: Node.Type) -> Node? {
    guard let root = KeyedArchive(data)?.root else {
      reportMistake("\"\(name)\" is no archive of nodes.")
      return nil
    }
    let saved = self.type(of: root)
    // A class of the app reads a file of its superclass.
    guard let made = saved as? Node.Type ?? (isSubclass(type, of: saved) ? type : nil) else {
      reportMistake("\"\(name)\" has a \(saved), and no \(type).")
      return nil
    }
    return read(root, as: made)
  }

  private func isSubclass(_ type: SKNode.Type, of other: SKNode.Type) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == other { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  // MARK: - Contents

  /// Another node of the file; `nil`, with a report, for one that contains itself.
  func node(_ object: ArchivedObject) -> SKNode? {
    if let known = object.number.flatMap({ nodes[$0] }) { return known }
    let isInside = object.number != nil && reading.contains { $0.number == object.number }
    if isInside || reading.count >= Self.depth {
      reportMistake("\"\(name)\" has nodes that contain themselves, or are too deep.")
      return nil
    }
    return read(object, as: type(of: object))
  }

  private func read<Node: SKNode>(_ object: ArchivedObject, as type: Node.Type) -> Node? {
    reading.append(object)
    defer { reading.removeLast() }
    let node = type.init(coder: NodeCoder(object, of: self))
    if let number = object.number { nodes[number] = node }
    return node
  }

  /// The node of another file.
  func node(ofFile name: String) -> SKNode? {
    let plain = Self.plain(name)
    if outer.contains(plain) {
      reportMistake("\"\(plain).sks\" contains itself.")
      return nil
    }
    return Self.load(name, as: SKNode.self, in: modules, outer)
  }

  func texture(_ object: ArchivedObject) -> SKTexture {
    let texture = SKTexture(imageNamed: object.text("_imgName") ?? "")
    texture.filteringMode =
      object.integer("_filteringMode").flatMap { SKTextureFilteringMode(rawValue: $0) } ?? .linear
    return texture
  }

  /// Says once that something of the file is not read.
  func report(_ part: String) {
    guard reported.insert(part).inserted else { return }
    FlowFoundation.report(.missing("SKNode(fileNamed:)", "of \"\(name)\", \(part) is not read."))
  }

  // MARK: - Classes

  private static let known: [String: SKNode.Type] = [
    "SKCameraNode": SKCameraNode.self, "SKCropNode": SKCropNode.self, "SKEffectNode": SKEffectNode.self,
    "SKEmitterNode": SKEmitterNode.self, "SKLabelNode": SKLabelNode.self, "SKNode": SKNode.self,
    "SKReferenceNode": SKReferenceNode.self, "SKScene": SKScene.self, "SKShapeNode": SKShapeNode.self,
    "SKSpriteNode": SKSpriteNode.self,
  ]

  private func type(of object: ArchivedObject) -> SKNode.Type {
    let name = object.className
    if let own = object.dictionary("_info")["_PB_previewSKNodeCustomClassName"] as? String {
      if let found = modules.lazy.compactMap({ NSClassFromString("\($0).\(own)") as? SKNode.Type }).first {
        return found
      }
      report("the class \(own)")
    }
    if let standard = Self.known[name] { return standard }
    if let own = NSClassFromString(name) as? SKNode.Type { return own }
    report("a \(name)")
    return SKNode.self
  }

  /// The module of a class, and those of the app.
  private static func modules(of type: SKNode.Type) -> [String] {
    let roots: [Any.Type] = [(any App).self, (any UIApplicationDelegate).self, (any UISceneDelegate).self]
    let apps = roots.flatMap { TypeDiscovery.types(conformingTo: $0) }
    var known: Set<String> = ["FlowSpriteKit"]
    return ([type] + apps).map { String(String(reflecting: $0).prefix { $0 != "." }) }
      .filter { known.insert($0).inserted }
  }
}
