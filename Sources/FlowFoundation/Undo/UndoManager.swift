import Foundation

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// Records how to undo changes, in groups, and undoes and redoes them.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  /// A change and how to undo it.
  private struct Change {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  /// The changes that are undone together.
  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []

  /// The groups that are open, outermost first.
  private var open: [Group] = []
  private var disabledCount = 0

  /// Whether the open outermost group was opened for the changes of an event.
  private var isEventGroup = false

  public private(set) var isUndoing = false
  public private(set) var isRedoing = false

  /// The number of groups that can be undone; the oldest are dropped. 0 stands for no limit.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// Whether the changes of one event are a separate group.
  open var groupsByEvent = true

  /// The modes in which a group of an event is closed, without effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  public nonisolated override init() {}

  /// The number of groups that are open inside each other.
  open var groupingLevel: Int { open.count }

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Stops recording until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Records again.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      return reportMistake("UndoManager.enableUndoRegistration() was called without disableUndoRegistration().")
    }
    disabledCount -= 1
  }

  /// Opens a group, inside of the open one.
  open func beginUndoGrouping() {
    if groupsByEvent, open.isEmpty, !isUndoing, !isRedoing { openEventGroup() }
    openGroup()
  }

  /// Opens a group that is closed when the running code has ended.
  private func openEventGroup() {
    isEventGroup = true
    openGroup()
    Task { [weak self] in self?.endEvent() }
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      return reportMistake("UndoManager.endUndoGrouping() was called without beginUndoGrouping().")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty {
      isEventGroup = false
      if !group.changes.isEmpty { close(group) }
    } else {
      open[open.count - 1].changes += group.changes
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Puts a finished group on the stack of what can be undone, or redone.
  private func close(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      if !isRedoing { redoStack = [] }
      undoStack.append(group)
      dropOldest()
    }
  }

  private func dropOldest() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  /// Records how to undo a change.
  ///
  /// - Parameters:
  ///   - target: The object that changes; it is not kept, and its changes are dropped with it.
  ///   - handler: Undoes the change. What it records itself is how to redo it.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        return reportMistake("UndoManager.registerUndo(withTarget:handler:) was called outside of a group.")
      }
      openEventGroup()
    }
    open[open.count - 1].changes.append(
      Change(target: target) { target in
        if let target = target as? TargetType { handler(target) }
      })
  }

  /// Closes the group of the event, which is the only one if it is open. A screen does so after each event.
  package func endEvent() {
    if isEventGroup, open.count == 1 { endUndoGrouping() }
  }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }

  /// Whether there is something to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Closes the group of the event and undoes the last group.
  open func undo() {
    endEvent()
    guard open.isEmpty else {
      return reportMistake("UndoManager.undo() was called while a group is open.")
    }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    endEvent()
    post(.NSUndoManagerCheckpoint)
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: Group) {
    openGroup()
    open[open.count - 1].name = group.name
    for change in group.changes.reversed() {
      if let target = change.target { change.undo(target) }
    }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    isEventGroup = false
  }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group
      }
    }
    undoStack = without(undoStack).filter { !$0.changes.isEmpty }
    redoStack = without(redoStack).filter { !$0.changes.isEmpty }
    open = without(open)
  }

  /// Names the changes of the open group, or the last one that was closed.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if let last = undoStack.indices.last { undoStack[last].name = actionName }
    } else {
      open[0].name = actionName
    }
  }

  /// The name of what is undone next; empty if it has none.
  open var undoActionName: String { open.first?.name ?? undoStack.last?.name ?? "" }

  /// The name of what is redone next; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu's item for undoing.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's item for redoing.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu's item that undoes a named change.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a menu's item that redoes a named change.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
