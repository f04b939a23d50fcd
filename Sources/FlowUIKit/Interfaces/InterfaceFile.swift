import AssetCatalogs
import FlowFoundation
import SwiftUI

/// A storyboard or a nib of a bundle, as Xcode's editor wrote it. Nothing is compiled.
@MainActor
final class InterfaceFile {
  /// The name with the extension, for messages.
  let name: String
  let bundle: Bundle?
  let root: InterfaceElement
  private var elements: [String: InterfaceElement] = [:]

  private init(_ name: String, _ bundle: Bundle?, _ root: InterfaceElement) {
    self.name = name
    self.bundle = bundle
    self.root = root
    for element in root.all {
      if let id = element.id { elements[id] = elements[id] ?? element }
    }
  }

  /// Reads a file of a bundle; `nil`, with a mistake, if there is none or it cannot be read.
  ///
  /// - Parameters:
  ///   - name: The name without an extension.
  ///   - type: The extension.
  ///   - bundle: The bundle; `nil` for the app's.
  ///   - api: What asks for the file.
  static func read(_ name: String, type: String, in bundle: Bundle?, for api: String) -> InterfaceFile? {
    guard let url = url(of: name, type: type, in: bundle) else {
      reportMistake(
        "\(api): there is no file '\(name).\(type)' in "
          + "\(ResourceFolders.description(bundlePath: bundle?.bundlePath)).")
      return nil
    }
    do throws(FileFault) {
      return InterfaceFile("\(name).\(type)", bundle, InterfaceElement(try MarkupElement.read(url)))
    } catch {
      reportMistake("\(api): the file '\(name).\(type)' cannot be read: \(error).")
      return nil
    }
  }

  /// The place of a file: that of the language, else the one in `Base.lproj`, else a loose one.
  static func url(of name: String, type: String, in bundle: Bundle?) -> URL? {
    let file = "\(name).\(type)"
    let locale = CurrentScreen.environment?.locale ?? Locale(identifier: "en_US")
    for folder in ResourceFolders.folders(bundlePath: bundle?.bundlePath) {
      for language in StringTables.languages(of: locale) + ["Base"] {
        if let url = folder.localized[language]?[file] { return url }
      }
      if let url = folder.files[file] { return url }
      if let url = folder.localized.keys.sorted().lazy.compactMap({ folder.localized[$0]?[file] }).first { return url }
    }
    return nil
  }

  /// The element with an identifier.
  func element(_ id: String) -> InterfaceElement? { elements[id] }

  /// The name without the extension, which is that of its table of texts, too.
  var table: String { String(name.prefix { $0 != "." }) }

  /// A text of an object in the language of the screen: that of the file's table, else the one in the file.
  func text(_ text: String?, of element: InterfaceElement, _ attribute: String) -> String? {
    guard let text, let id = element.id else { return text }
    let locale = CurrentScreen.environment?.locale ?? Locale(identifier: "en_US")
    return StringTables.string(
      LocalizedStringRequest(key: "\(id).\(attribute)", table: table, bundle: bundle, locale: locale)) ?? text
  }
}

/// The coder with which an object of a storyboard or a nib is made: it knows the object's element.
final class InterfaceCoder: NSCoder {
  let element: InterfaceElement
  let loading: InterfaceLoading

  init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
