import SwiftUI

extension ProbeTable {
  /// Frames, offsets and effects.
  mutating func addLengths() {
    number("frame, width") { Color.red.frame(width: $0) }
    number("frame, limits") { Color.red.frame(minWidth: $0, maxHeight: $0) }
    number("frame, ideal") { Color.red.frame(idealWidth: $0).fixedSize() }
    number("padding") { Text("a").padding($0) }
    number("offset") { Text("a").offset(x: $0, y: $0) }
    number("position") { Text("a").position(x: $0, y: 1) }
    number("aspectRatio") { Color.red.aspectRatio($0, contentMode: .fill) }
    number("scaleEffect") { Text("a").scaleEffect($0) }
    number("rotationEffect") { Text("a").rotationEffect(.degrees($0)) }
    number("rotation3DEffect, angle") { Text("a").rotation3DEffect(.degrees($0), axis: (1, 1, 0)) }
    number("rotation3DEffect, axis") { Text("a").rotation3DEffect(.degrees(30), axis: ($0, 1, $0), perspective: $0) }
    number("transformEffect") { Text("a").transformEffect(CGAffineTransform(a: $0, b: 1, c: 1, d: 1, tx: $0, ty: 0)) }
    number("blur") { Text("a").blur(radius: $0) }
    number("shadow") { Text("a").shadow(radius: $0, x: $0, y: 1) }
    number("opacity") { Text("a").opacity($0) }
    number("colour effects") { x in
      Color.red.brightness(x).contrast(x).saturation(x).grayscale(x).hueRotation(.degrees(x))
    }
    number("cornerRadius") { Color.red.cornerRadius($0).clipShape(.rect(cornerRadius: $0)) }
    number("zIndex and priority") { x in
      ZStack { Text("a").zIndex(x) }
      HStack { Text("a").layoutPriority(x) }
    }
    number("stack spacing") { x in
      HStack(spacing: x) {
        Text("a")
        Text("b")
      }
    }
    number("Spacer") { x in
      HStack {
        Text("a")
        Spacer(minLength: x)
      }
    }
    number("alignmentGuide") { x in
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in CGFloat(x) }
        Text("b")
      }
    }
    number("visualEffect") { x in Text("a").visualEffect { content, _ in content.offset(x: x).scaleEffect(x) } }
    number("material") { x in Text("a").padding(x).background(.ultraThinMaterial) }
    number("border") { Text("a").border(Color.red, width: $0) }
    number("geometryGroup in GeometryReader") { x in
      GeometryReader { proxy in Text("\(proxy.size.width)").frame(width: proxy.size.width * x) }
    }
  }

  /// Grids and their column counts.
  mutating func addGrids() {
    number("LazyVGrid, fixed column") { x in
      LazyVGrid(columns: [GridItem(.fixed(x))]) { ForEach(0..<5) { Text("\($0)") } }
    }
    number("LazyVGrid, flexible column") { x in
      LazyVGrid(columns: [GridItem(.flexible(minimum: x)), GridItem(.flexible(minimum: 1, maximum: x))]) {
        ForEach(0..<5) { Text("\($0)") }
      }
    }
    number("LazyVGrid, adaptive column") { x in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: x))]) { ForEach(0..<5) { Text("\($0)") } }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: x))]) { ForEach(0..<5) { Text("\($0)") } }
    }
    number("LazyVGrid, spacing") { x in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: x)], spacing: x) {
        ForEach(0..<5) { Text("\($0)") }
      }
    }
    number("LazyVGrid in a width") { x in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { ForEach(0..<5) { Text("\($0)") } }.frame(width: x)
      }
    }
    number("LazyHGrid") { x in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: x)), GridItem(.fixed(x), spacing: x)], spacing: x) {
        ForEach(0..<5) { Text("\($0)") }
      }
    }
    number("Grid, spacing") { x in
      Grid(horizontalSpacing: x, verticalSpacing: x) {
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    number("Grid, cell") { x in
      Grid {
        GridRow {
          Color.red.frame(width: x)
          Text("b").gridCellAnchor(UnitPoint(x: x, y: x))
        }
      }
    }
    integer("gridCellColumns") { n in
      Grid {
        GridRow { Text("a").gridCellColumns(n) }
        GridRow {
          Text("a")
          Text("b")
        }
      }
    }
    integer("containerRelativeFrame") { n in
      ScrollView { Text("a").containerRelativeFrame(.horizontal, count: n, span: n, spacing: 1) }
      ScrollView { Text("a").containerRelativeFrame(.horizontal, count: 3, span: n, spacing: 1) }
    }
    number("containerRelativeFrame") { x in
      ScrollView { Text("a").containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: x) }
      ScrollView { Text("a").containerRelativeFrame(.horizontal) { length, _ in length * CGFloat(x) } }
    }
    integer("ForEach over a range in a lazy stack") { n in
      ScrollView { LazyVStack { ForEach(0..<max(n, 0), id: \.self) { Text("\($0)") } } }
    }
  }
}
