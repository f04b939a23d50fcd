import FlowObjectiveC
import SwiftUI

/// Makes the objects of a nib, or of a scene of a storyboard, and connects them.
///
/// The order is UIKit's: all objects are made, then constraints, runtime attributes, outlets and actions are set, and then
/// each object awakes.
@MainActor
final class InterfaceLoading {
  let file: InterfaceFile
  let storyboard: UIStoryboard?

  /// The controller of the scene, from which segues lead.
  weak var controller: UIViewController?

  /// The objects by their identifiers, which are not retained.
  private var known: [String: WeakObject]

  private var made: [(object: AnyObject, element: InterfaceElement)] = []
  private var pendingConstraints: [(view: UIView, element: InterfaceElement)] = []
  private var pendingEmbeddings: [(container: UIView, segue: InterfaceElement)] = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// - Parameters:
  ///   - file: The file with the elements.
  ///   - storyboard: The storyboard of the file; `nil` for a nib.
  ///   - outer: The loading of what is around, to whose objects outlets and actions can lead, too.
  init(_ file: InterfaceFile, _ storyboard: UIStoryboard? = nil, around outer: InterfaceLoading? = nil) {
    self.file = file
    self.storyboard = storyboard
    known = outer?.known ?? [:]
  }

  /// The object with an identifier.
  func object(_ id: String) -> AnyObject? { known[id]?.object }

  // MARK: - Objects

  /// The class of an element, or one of UIKit if the element names none or one that the program does not have.
  func customClass<Class: AnyObject>(of element: InterfaceElement, or standard: Class.Type) -> Class.Type {
    guard let name = element.string("customClass") else { return standard }
    if let type = InterfaceTables.type(named: name, in: element.string("customModule")) {
      if let type = type as? Class.Type { return type }
      reportMistake("The class \(name) in '\(file.name)' is no subclass of \(standard); a \(standard) is shown.")
    } else {
      reportMistake("There is no class \(name), which '\(file.name)' names; a \(standard) is shown.")
    }
    return standard
  }

  /// Makes the view of an element; `nil`, with a warning, for an element that is not known.
  func makeView(_ element: InterfaceElement) -> UIView? {
    guard let kind = InterfaceKind.views[element.name] else {
      warn("the element <\(element.name)> is not shown")
      return nil
    }
    return customClass(of: element, or: kind.type).init(coder: InterfaceCoder(element, self))
  }

  /// Notes an object that was made for an element.
  func note(_ object: AnyObject, for element: InterfaceElement) {
    name(object, element.id)
    made.append((object, element))
  }

  /// Notes an object that other objects refer to, such as a layout guide.
  func name(_ object: AnyObject, _ id: String?) {
    if let id { known[id] = WeakObject(object: object) }
  }

  /// Notes the constraints of a view.
  func noteConstraints(of view: UIView, _ element: InterfaceElement) {
    pendingConstraints += element.members("constraints").map { (view, $0) }
  }

  // MARK: - The end

  /// Connects what was made since the last call, and lets it awake.
  ///
  /// - Parameters:
  ///   - owner: The controller whose view was made, or the owner of a nib.
  ///   - ownElement: Its element.
  func finish(connecting owner: AnyObject? = nil, _ ownElement: InterfaceElement? = nil) {
    let new = made
    let constraints = pendingConstraints
    made = []
    pendingConstraints = []
    for (view, element) in constraints { activate(element, in: view) }
    for (object, element) in new { setRuntimeAttributes(of: object, element) }
    // A controller is connected when its view is made.
    for (object, element) in new where !(object is UIViewController) || element.child(key: "view") == nil {
      connect(object, element)
    }
    if let owner, let ownElement { connect(owner, ownElement) }
    let embeddings = pendingEmbeddings
    pendingEmbeddings = []
    for (container, segue) in embeddings { embed(segue, in: container) }
    for (object, _) in new {
      (object as? UIView)?.awakeFromNib()
      (object as? UIViewController)?.awakeFromNib()
    }
    for (_, element) in new { warnOfLeftovers(element) }
  }

  private func warnOfLeftovers(_ element: InterfaceElement) {
    for leftover in element.leftovers { warn("\(leftover) has no effect") }
  }

  private var warnings: Set<String> = []

  /// Warns once that a part of the file is not read.
  func warn(_ sentence: String) {
    guard warnings.insert(sentence).inserted else { return }
    reportWarning("'\(file.name)': \(sentence).")
  }

  private func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.members("userDefinedRuntimeAttributes") {
      guard let path = attribute.string("keyPath") else { continue }
      guard let setter = InterfaceTables.setter(path, of: object) else {
        warn(
          "the runtime attribute \"\(path)\" is not set: \(type(of: object)) has no such property with @IBInspectable")
        continue
      }
      if !setter.set(object, runtimeValue(attribute)) {
        reportMistake("The runtime attribute \"\(path)\" in '\(file.name)' has no value of the type of the property.")
      }
    }
  }

  private func runtimeValue(_ attribute: InterfaceElement) -> Any? {
    let child = attribute.child(key: "value")
    switch attribute.string("type") {
    case "boolean": return InterfaceNumber(value: attribute.isOn("value") ? 1 : 0, isBoolean: true)
    case "number":
      let number: Double? = child?.value("value") ?? attribute.value("value")
      return number.map { InterfaceNumber(value: $0, isBoolean: false) }
    case "color": return child.flatMap(color)
    case "image": return attribute.string("value").flatMap { image(named: $0, in: attribute) }
    case "point": return child.map { CGPoint(x: $0.value("x") ?? 0, y: $0.value("y") ?? 0) }
    case "size": return child.map { CGSize(width: $0.value("width") ?? 0, height: $0.value("height") ?? 0) }
    case "rect": return child.map(rectangle)
    case "nil": return nil
    default: return attribute.string("value") ?? child?.text
    }
  }

  // MARK: - Connections

  /// Connects an object with those that its element names.
  func connect(_ object: AnyObject, _ element: InterfaceElement) {
    var collections: [String: [AnyObject]] = [:]
    for connection in element.members("connections") {
      switch connection.name {
      case "outlet": setOutlet(connection, of: object)
      case "outletCollection":
        guard let name = connection.string("property"), let target = destination(of: connection) else { continue }
        _ = connection.string("appends")
        collections[name, default: []].append(target)
      case "action": addAction(connection, to: object)
      case "segue": addSegue(connection, to: object)
      default: warn("the connection <\(connection.name)> has no effect")
      }
    }
    for (name, members) in collections.sorted(by: { $0.key < $1.key }) { setCollection(name, of: object, members) }
  }

  private func destination(of connection: InterfaceElement) -> AnyObject? {
    connection.string("destination").flatMap(object)
  }

  private func setOutlet(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection.string("property") else { return }
    guard let target = destination(of: connection) else {
      return warn("the outlet \"\(name)\" of \(type(of: object)) is not set, because its object was not made")
    }
    guard let setter = InterfaceTables.setter(name, of: object) else {
      reportMistake(
        "'\(file.name)' sets the outlet \"\(name)\" of \(type(of: object)), which has no such property with @IBOutlet.")
      return
    }
    if !setter.set(object, target) {
      reportMistake(
        "The outlet \"\(name)\" of \(type(of: object)) was not set: a \(type(of: target)) in '\(file.name)' has not its type."
      )
    }
  }

  private func setCollection(_ name: String, of object: AnyObject, _ members: [AnyObject]) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
      return
    }
    if InterfaceTables.setter(name, of: object)?.set(object, members) != true {
      reportMistake(
        "'\(file.name)' sets the outlets \"\(name)\" of \(type(of: object)), which has no such property with @IBOutlet."
      )
    }
  }

  private func addAction(_ connection: InterfaceElement, to object: AnyObject) {
    guard let name = connection.string("selector") else { return }
    let events = connection.string("eventType").flatMap { Self.events[$0] } ?? .valueChanged
    guard let target = destination(of: connection), !(target is FirstResponderPlaceholder) else {
      return warn("the action \"\(name)\" is not sent, because its receiver is the first responder or was not made")
    }
    guard let selector = InterfaceTables.selector(name, of: target) else {
      reportMistake(
        "'\(file.name)' sends the action \"\(name)\" to \(type(of: target)), which has no such method with @IBAction.")
      return
    }
    add(target, selector, to: object, events)
  }

  private func add(_ target: AnyObject, _ selector: Selector, to object: AnyObject, _ events: UIControl.Event) {
    switch object {
    case let control as UIControl: control.addTarget(target, action: selector, for: events)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default: warn("actions of \(type(of: object)) are not sent")
    }
  }

  /// Events by the names that they have in storyboards.
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: - Segues

  private func addSegue(_ segue: InterfaceElement, to object: AnyObject) {
    if segue.string("kind") == "embed" {
      if let container = object as? UIView { pendingEmbeddings.append((container, segue)) }
      return
    }
    // The segues of a controller itself are performed by their identifiers, or say what it contains.
    if object is UIViewController { return }
    guard let controller else { return warn("a segue has no effect outside of a storyboard") }
    let trigger = SegueTrigger(segue, self, from: controller)
    switch object {
    case let cell as UITableViewCell:
      if segue.string("trigger") == "accessoryAction" { cell.accessorySegue = trigger } else { cell.segue = trigger }
    case let cell as UICollectionViewCell: cell.segue = trigger
    default:
      controller.interface?.triggers.append(trigger)
      add(
        trigger, _selector(SegueTrigger.follow(_:), "follow:"), to: object,
        object is UIButton ? .touchUpInside : .valueChanged)
    }
  }

  private func embed(_ segue: InterfaceElement, in container: UIView) {
    guard let controller else { return }
    controller.perform(segue, of: self, sender: nil) { child in
      controller.addChild(child)
      child.view.frame = CGRect(origin: .zero, size: container.bounds.size)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }
}

/// Stands for the first responder in a storyboard or a nib.
final class FirstResponderPlaceholder: NSObject {}
