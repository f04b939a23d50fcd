import SwiftUI

extension ProbeTable {
  /// Paths and strokes.
  mutating func addShapes() {
    number("stroke, width") { x in
      Circle().stroke(lineWidth: x)
      Circle().strokeBorder(Color.red, lineWidth: x)
    }
    number("stroke, dash") { x in
      Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [x]))
      Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [x, 1, x]))
    }
    number("stroke, dash phase and miter limit") { x in
      Rectangle().stroke(style: StrokeStyle(lineWidth: 2, miterLimit: x, dash: [3, 1], dashPhase: x))
    }
    number("strokedPath") { x in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        .strokedPath(StrokeStyle(lineWidth: x, dash: [x]))
    }
    number("trim") { x in
      Circle().trim(from: x, to: 1)
      Circle().trim(from: 0, to: x).stroke()
    }
    number("Path, arc") { x in
      Path { $0.addArc(center: .zero, radius: x, startAngle: .degrees(x), endAngle: .degrees(90), clockwise: true) }
      Path { $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(x), clockwise: false) }
      Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(x), delta: .degrees(x)) }
    }
    number("Path, lines") { x in
      Path { path in
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: 0, y: x))
        path.addQuadCurve(to: CGPoint(x: x, y: x), control: CGPoint(x: x, y: 0))
        path.addCurve(to: .zero, control1: CGPoint(x: x, y: x), control2: CGPoint(x: 1, y: x))
      }.stroke()
      Path(roundedRect: CGRect(x: 0, y: 0, width: x, height: 9), cornerRadius: x)
    }
    number("Path, questions") { x in
      let path = Path(ellipseIn: CGRect(x: 0, y: x, width: x, height: 10))
      Text("\(path.contains(CGPoint(x: x, y: 1)) ? 1 : 0) \(path.boundingRect.width) \(path.description)")
      path.trimmedPath(from: 0, to: 0.5)
      path.union(Path(CGRect(x: 0, y: 0, width: 10, height: x)))
    }
    number("shapes") { x in
      RoundedRectangle(cornerRadius: x)
      UnevenRoundedRectangle(topLeadingRadius: x, bottomTrailingRadius: x)
      Circle().inset(by: x)
      Rectangle().scale(x).offset(x: x)
      Ellipse().rotation(.degrees(x))
      Capsule().size(width: x, height: 10)
    }
    number("mask and contentShape") { x in
      Text("a").mask { Circle().frame(width: x) }.contentShape(Circle().inset(by: x))
    }
  }
}
