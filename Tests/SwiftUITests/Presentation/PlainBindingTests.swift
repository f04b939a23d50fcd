import Testing

@testable import SwiftUI

/// Presentations whose binding has a storage that no screen observes.
@Suite("Presentations with a plain binding") @MainActor
struct PlainBindingTests {
  private final class Storage {
    var isPresented = true
    var number: Number? = Number(id: 1)
  }

  private struct Number: Identifiable {
    let id: Int
  }

  enum Kind: CaseIterable { case alert, dialog, sheet, item, cover, popover }

  private struct Presenting: View {
    let kind: Kind
    let storage: Storage

    private var isPresented: Binding<Bool> {
      Binding {
        storage.isPresented
      } set: {
        storage.isPresented = $0
      }
    }

    private var number: Binding<Number?> {
      Binding {
        storage.number
      } set: {
        storage.number = $0
      }
    }

    var body: some View {
      switch kind {
      case .alert: Text("Below").alert("Alert", isPresented: isPresented) { Button("Close") {} }
      case .dialog: Text("Below").confirmationDialog("Dialog", isPresented: isPresented) { Button("Close") {} }
      case .sheet: Text("Below").sheet(isPresented: isPresented) { Closing() }
      case .item: Text("Below").sheet(item: number) { _ in Closing() }
      case .cover: Text("Below").fullScreenCover(isPresented: isPresented) { Closing() }
      case .popover: Text("Below").popover(isPresented: isPresented) { Closing() }
      }
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  @Test("they end when their button is tapped", arguments: Kind.allCases)
  func end(kind: Kind) {
    let storage = Storage()
    let phone = PhoneScreen(Presenting(kind: kind, storage: storage))
    #expect(phone.buttons.contains("Close"))
    phone.tap("Close")
    #expect(!(kind == .item ? storage.number != nil : storage.isPresented))
    #expect(phone.texts == ["Below"])
    #expect(phone.buttons == [])
  }
}
