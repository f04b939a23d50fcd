import SwiftUI

/// Containers that move, repeat, omit and group their subviews.
struct RandomSubviews: View {
  let view: RandomView
  @Environment(RandomModel.self) private var model

  private var children: RandomChildren { RandomChildren(view: view) }

  var body: some View {
    switch view.kind {
    case .carousel:
      Group(subviews: children) { subviews in
        ScrollView(.horizontal) {
          HStack { ForEach(0..<3, id: \.self) { _ in ForEach(subviews) { $0 } } }
        }
      }
    case .repeatedSubviews:
      Group(subviews: children) { subviews in
        VStack {
          subviews.first
          if model.isOn { subviews.first }
          subviews
          Text("\(subviews.count)")
        }
      }
    case .movedSubviews:
      Group(subviews: children) { subviews in
        VStack { ForEach(model.isOn ? subviews.reversed() : Array(subviews)) { $0 } }
      }
    case .someSubviews:
      Group(subviews: children) { subviews in
        HStack { subviews.prefix(max(1, model.number % 4)) }
        subviews.dropFirst(max(1, model.number % 4))
      }
    case .eachSubview:
      ForEach(subviews: children) { subview in
        subview
        if model.isOn { Divider() }
      }
    case .groupedSections:
      Group(sections: SectionsOfItems()) { sections in
        ForEach(sections) { section in
          section.header
          HStack { section.content }
        }
        Text("\(sections.count) sections")
      }
    default:
      ForEach(sections: SectionsOfItems()) { section in
        VStack(alignment: .leading) {
          section.header
          section.content
          section.footer
        }
      }
    }
  }
}

private struct SectionsOfItems: View {
  @Environment(RandomModel.self) private var model

  var body: some View {
    ForEach(model.items) { item in
      Section(item.name) { ForEach(0..<item.count, id: \.self) { Text("Part \($0)") } }
    }
  }
}
