import Foundation
import SwiftUI
import Testing

// Without `@testable`: public names of iOS 26 to 27.1 that are not around bars, as apps write them.

private struct Card: Identifiable, Hashable {
  let id: Int
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "Failed" }
}

private struct Board: View {
  @State private var cards = [Card(id: 1), Card(id: 2)]
  @State private var chosen: Card?
  @State private var error: Failure?
  @AccessibilityFocusState private var isFocused: Bool
  @Namespace private var namespace

  var body: some View {
    VStack {
      ForEach(cards) { card in
        Text("\(card.id)")
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button("Delete") {}
          } onPresentationChanged: { _ in
          }
      }
      .reorderable()
    }
    .swipeActionsContainer()
    .reorderContainer(for: Card.self, isEnabled: true) { difference in
      cards.removeAll { difference.sources.contains($0.id) }
      if case .before(let id) = difference.destination.position { chosen = cards.first { $0.id == id } }
    }
    .reorderContainer(for: Card.self, itemID: \.id) { _ in }
    .dragConfiguration(DragConfiguration(allowMove: true))
    .dropConfiguration { _ in DropConfiguration(operation: .copy) }
    .onDragSessionUpdated { _ in }
    .onDropSessionUpdated { _ in }
    .dragPreviewsFormation(.stack)
    .dropPreviewsFormation(.list)
    .draggable(containerItemID: 1, containerNamespace: namespace)
    .accessibilityDefaultFocus($isFocused, true)
    .alert(error: $error) { _ in Button("OK") {} }
    .alert(error: $error) { _ in
      Button("OK") {}
    } message: { failure in
      Text(failure.localizedDescription)
    }
    .alert("Card", item: $chosen) { card in
      Button("Open \(card.id)") {}
    } message: { _ in
      Text("Message")
    }
    .confirmationDialog("Card", item: $chosen) { _ in Button("Open") {} }
    .toolbarOverflowMenu { Button("More") {} }
  }
}

private struct Others: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).textFieldStyle(.bordered).textInputBorderShape(.capsule)
    Text("A")
      .presentationPlacement(.trailing)
      .navigationTransition(AnyNavigationTransition(.crossFade))
      .asyncImageURLSession(.shared)
      .writingToolsAffordanceVisibility(.automatic)
    AsyncImage(request: URLRequest(url: URL(fileURLWithPath: "/a"))) { image in
      image
    } placeholder: {
      Text("B")
    }
    GeometryReader { geometry in
      Text("\(geometry.concentricCornerRadii(in: .zero)?.topLeading ?? 0)")
        .opacity(geometry.reservedRegions(kind: .occlusion).isEmpty ? 1 : 0)
    }
    ArrangementView {
      Text("C")
    } secondary: {
      Text("D")
    }
    .arrangementViewStyle(.overlay.axes(.vertical))
    .splitArrangementLayoutRatio(0.5)
    .splitArrangementFixedLayoutSize(horizontal: true, vertical: false)
    .overlayArrangementEdge(.bottom)
    .onHingeChange(isEnabled: false) { _, _ in }
    .toolbarVerticalBehavior(.automatic)
    .toolbarVerticalCompressionBehavior(.automatic)
    .contentMargins(for: .container, edges: .all, alignment: .center)
  }
}

@MainActor
struct LaterSignatureTests {
  private func draws(_ view: some View) -> Bool {
    ImageRenderer(content: view.frame(width: 300, height: 600)).uiImage?.size == CGSize(width: 300, height: 600)
  }

  @Test("views with the names of dragging, reordering, swiping and alerts are drawn")
  func board() {
    #expect(draws(Board()))
  }

  @Test("views with the other names of iOS 26 to 27.1 are drawn")
  func others() {
    #expect(draws(VStack { Others() }))
  }
}
