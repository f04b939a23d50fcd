import SwiftUI

/// Views in a file of the editor, which can be made as often as they are needed.
@MainActor @preconcurrency
open class UINib: NSObject, InterfacePrototype {
  /// What can be passed to the objects of a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that stand for placeholders, by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  private let bundle: Bundle?

  /// The file, once it has been read.
  private var file: InterfaceFile?

  /// Creates a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundleOrNil: The bundle with the file; `nil` for the app's.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
  }

  /// The nib with the view of a controller: the one that it was given, or the one with the name of its class; `nil` if
  /// there is none.
  convenience init?(ofViewOf controller: UIViewController) {
    let type = "\(type(of: controller))"
    let view = type.hasSuffix("Controller") ? String(type.dropLast("Controller".count)) : type
    let bundle = controller.nibBundle
    let known = [view, type].first { InterfaceFile.url(of: $0, type: "xib", in: bundle) != nil }
    guard let name = controller.nibName ?? known else { return nil }
    self.init(nibName: name, bundle: bundle)
  }

  /// Makes the objects of the nib, and sets the outlets of the owner.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the file's owner stands for.
  ///   - optionsOrNil: Objects for other placeholders.
  /// - Returns: The objects that are in no other one. If there is no file, that is a mistake, and there are none; UIKit
  ///   ends the app.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    file = file ?? InterfaceFile.read(name, type: "xib", in: bundle, for: "UINib(nibName:bundle:)")
    guard let file else { return [] }
    let loading = InterfaceLoading(file)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var owner: (object: AnyObject, element: InterfaceElement)?
    var elements: [InterfaceElement] = []
    for element in file.root.child("objects")?.children ?? [] {
      let placeholder = element.name == "placeholder" ? element.string("placeholderIdentifier") : nil
      switch placeholder {
      case "IBFilesOwner":
        guard let ownerOrNil else { continue }
        let object = ownerOrNil as AnyObject
        owner = (object, element)
        loading.name(object, element.id)
      case let name? where name != "IBFirstResponder":
        if let object = external[name] { loading.name(object as AnyObject, element.id) }
      default: elements.append(element)
      }
    }
    let objects = elements.compactMap(loading.makeOther)
    loading.finish(connecting: owner?.object, owner?.element)
    return objects.filter { !($0 is FirstResponderPlaceholder) }
  }

  func makePrototype() -> UIView? {
    let made = instantiate(withOwner: nil).first
    if made == nil, file != nil { reportMistake("The nib \(name) has no view; a plain one is shown.") }
    return made as? UIView
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle, and sets the outlets of the owner.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - owner: The object that the file's owner stands for.
  ///   - options: Objects for other placeholders.
  /// - Returns: The objects that are in no other one.
  @MainActor @preconcurrency @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
