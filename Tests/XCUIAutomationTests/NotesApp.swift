import Combine
import SwiftUI

/// The app that the tests of this target launch.
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      if ProcessInfo.processInfo.arguments.contains("-playground") {
        PlaygroundView()
      } else {
        NotesView()
      }
    }
  }
}

struct NotesView: View {
  @State private var title = ""
  @State private var notes: [String] = []
  @State private var isAsking = false
  @State private var isSaved = false
  @State private var isSent = false
  @State private var published = PassthroughSubject<Void, Never>()
  @State private var isPublished = false
  @State private var loaded = "Loading"
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Hello, world!")
      TextField("Title", text: $title)
      Button("Add") {
        notes.append(title)
        title = ""
      }
      .disabled(title.isEmpty)
      ForEach(notes, id: \.self) { Text($0) }
      Button("Send") {
        DispatchQueue.main.async { DispatchQueue.main.async { isSent = true } }
      }
      if isSent { Text("Sent") }
      Button("Publish") { published.send() }
        .onReceive(published.receive(on: DispatchQueue.main)) { isPublished = true }
      if isPublished { Text("Published") }
      Text(loaded)
      Button("Count \(count)") {
        Task { Task { count += 1 } }
      }
      Button("Remind") {
        Task {
          try? await Task.sleep(for: .milliseconds(100))
          loaded = "Reminded"
        }
      }
      Button("Delete all") { isAsking = true }
      Button("Save") {
        withAnimation(.linear(duration: 2)) {
        } completion: {
          isSaved = true
        }
      }
      if isSaved { Text("Saved") }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(1))
      loaded = "Loaded"
    }
    .alert("Delete all notes?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { notes = [] }
      Button("Cancel", role: .cancel) {}
    }
  }
}
