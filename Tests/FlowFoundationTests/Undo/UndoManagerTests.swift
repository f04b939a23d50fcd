import FlowFoundation
import Foundation
import Testing

@Suite("An undo manager") @MainActor
struct UndoManagerTests {
  private final class Document {
    var text = ""

    @MainActor func set(_ new: String, _ manager: UndoManager, name: String = "Typing") {
      let old = text
      text = new
      manager.registerUndo(withTarget: self) { $0.set(old, manager, name: name) }
      manager.setActionName(name)
    }
  }

  @Test("undoes the changes of an event together, and redoes them")
  func event() {
    let (manager, document) = (UndoManager(), Document())
    document.set("a", manager)
    document.set("ab", manager)
    #expect(manager.canUndo && !manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(document.text == "")
    #expect(!manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(document.text == "ab")
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test("undoes the changes of two events one after the other")
  func events() async throws {
    let (manager, document) = (UndoManager(), Document())
    document.set("a", manager)
    while manager.groupingLevel > 0 { try await Task.sleep(for: .milliseconds(1)) }
    document.set("ab", manager)
    while manager.groupingLevel > 0 { try await Task.sleep(for: .milliseconds(1)) }
    manager.undo()
    #expect(document.text == "a")
    manager.undo()
    #expect(document.text == "")
  }

  @Test("undoes a group inside of a group together with it, and forgets what a new change replaces")
  func groups() {
    let (manager, document) = (UndoManager(), Document())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    document.set("a", manager)
    manager.beginUndoGrouping()
    document.set("ab", manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(document.text == "")
    #expect(manager.canRedo)
    manager.beginUndoGrouping()
    document.set("c", manager)
    manager.endUndoGrouping()
    #expect(!manager.canRedo)
  }

  @Test("keeps as many groups as its levels, and none of a released target")
  func levels() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    var document: Document? = Document()
    for text in ["a", "b", "c"] {
      manager.beginUndoGrouping()
      document?.set(text, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    manager.undo()
    #expect(document?.text == "a")
    #expect(!manager.canUndo)
    weak let released = document
    document = nil
    #expect(released == nil)
    manager.redo()
  }

  @Test("records nothing while it is disabled")
  func disabled() {
    let (manager, document) = (UndoManager(), Document())
    manager.disableUndoRegistration()
    document.set("a", manager)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    document.set("b", manager)
    #expect(manager.canUndo)
    manager.removeAllActions(withTarget: document)
    #expect(!manager.canUndo)
  }

  @Test("tells of what it does")
  func notifications() {
    let (manager, document) = (UndoManager(), Document())
    var names: [Notification.Name] = []
    let tokens = [
      Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    document.set("a", manager)
    manager.undo()
    manager.redo()
    #expect(names == [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
