import SwiftUI

extension ProbeTable {
  /// Colours, gradients, images.
  mutating func addPaints() {
    number("Color, components") { x in
      Color(red: x, green: x, blue: x, opacity: x)
      Color(hue: x, saturation: x, brightness: x)
      Color(white: x)
      Color(.displayP3, red: x, green: 0, blue: 1)
      Color(.sRGBLinear, red: x, green: 0, blue: 1)
    }
    number("Color, opacity") { x in
      Color.red.opacity(x)
      Text("\(String(describing: Color.red.opacity(x)))")
    }
    number("Color, mix") { x in
      Color.red.mix(with: .blue, by: x)
      Text("\(String(describing: Color.red.mix(with: .blue, by: x)))")
    }
    number("Color, description") { x in
      Text("\(String(describing: Color(red: x, green: x, blue: x)))")
      Text("\(String(describing: Color.Resolved(red: Float(x), green: 0, blue: 0)))")
    }
    number("UIColor") { x in
      Color(UIColor(red: x, green: x, blue: x, alpha: x))
      Color(UIColor(white: x, alpha: x))
      Color(UIColor(hue: x, saturation: x, brightness: x, alpha: x))
      Color(UIColor.red.withAlphaComponent(x))
      Text("\(String(describing: UIColor.red.withAlphaComponent(x)))")
    }
    number("LinearGradient") { x in
      LinearGradient(
        stops: [.init(color: .red, location: x), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: x, y: 0), endPoint: UnitPoint(x: 1, y: x))
    }
    number("RadialGradient") { x in
      RadialGradient(colors: [.red, .blue], center: UnitPoint(x: x, y: 0.5), startRadius: x, endRadius: x)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: x)
    }
    number("EllipticalGradient") { x in
      EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: x, endRadiusFraction: x)
    }
    number("AngularGradient") { x in
      AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(x))
      AngularGradient(colors: [.red, .blue], center: UnitPoint(x: x, y: x), angle: .degrees(x))
    }
    number("MeshGradient") { x in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [Float(x), 0], [0, Float(x)], [1, 1]],
        colors: [.red, .blue, .green, .red])
    }
    integer("MeshGradient, size") { n in
      MeshGradient(width: n, height: n, points: [[0, 0]], colors: [.red])
      MeshGradient(
        width: n, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red])
    }
    number("Image, cap insets") { x in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: x, leading: x, bottom: x, trailing: x), resizingMode: .tile)
      Self.picture.resizable(capInsets: EdgeInsets(top: 0, leading: x, bottom: 0, trailing: 0), resizingMode: .stretch)
    }
    number("Image, tiled") { x in
      Self.picture.resizable(resizingMode: .tile).frame(width: x, height: 20)
      Image(systemName: "star").resizable(resizingMode: .tile).frame(width: 20, height: x)
    }
    number("Image, symbol size") { x in
      Image(systemName: "star").font(.system(size: x))
      Image(systemName: "speaker.wave.3", variableValue: x)
    }
    number("ImagePaint") { x in
      Rectangle().fill(ImagePaint(image: Self.picture, sourceRect: CGRect(x: x, y: 0, width: x, height: 1), scale: x))
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: x))
      Rectangle().strokeBorder(ImagePaint(image: Self.picture, scale: x), lineWidth: 3)
    }
    number("shadow styles") { x in
      Circle().fill(Color.red.shadow(.drop(radius: x, x: x)))
      Circle().fill(Color.red.shadow(.inner(radius: x, x: x)))
    }
    number("Canvas") { x in
      Canvas { context, size in
        context.translateBy(x: x, y: 1)
        context.scaleBy(x: x, y: x)
        context.rotate(by: .degrees(x))
        context.opacity = x
        context.addFilter(.blur(radius: x))
        context.addFilter(.shadow(radius: x))
        context.fill(Path(CGRect(x: 0, y: 0, width: x, height: 10)), with: .color(.red))
      }
    }
    number("Canvas, drawing") { x in
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(x: x, y: 0, width: x, height: x)), with: .color(.red))
        context.stroke(Path(CGRect(x: 1, y: 1, width: 9, height: x)), with: .color(.red), lineWidth: x)
        context.draw(Text("a"), at: CGPoint(x: x, y: x))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: x, height: x))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: x, height: x)))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: x, y: 0), endPoint: CGPoint(x: 0, y: x)))
      }
    }
  }

  /// A picture of a few pixels.
  static var picture: Image {
    Image(size: CGSize(width: 8, height: 8)) {
      $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
    }
  }
}
