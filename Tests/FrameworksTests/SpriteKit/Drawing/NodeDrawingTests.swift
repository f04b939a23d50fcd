#if os(Linux)
  import FlowSpriteKit
  import FlowUIKit
  import Foundation
  import SwiftUI
  import Testing

  @Suite("A drawn scene") @MainActor
  struct NodeDrawingTests {
    private let stage = Stage()
    private var screen: Screen { stage.screen }

    init() { stage.scene.backgroundColor = .black }

    private func sprite(_ color: UIColor, _ width: CGFloat = 40, _ height: CGFloat = 40) -> SKSpriteNode {
      SKSpriteNode(color: color, size: CGSize(width: width, height: height))
    }

    /// A picture whose upper half is red and whose lower half is white.
    private var flag: UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
    }

    @Test("the y axis points upwards, and turns are counterclockwise")
    func axes() {
      stage.add(sprite(.red), at: 50, 250)
      let bar = sprite(.green, 100, 10)
      bar.anchorPoint = CGPoint(x: 0, y: 0.5)
      bar.zRotation = .pi / 2
      stage.add(bar, at: 150, 100)
      #expect(screen.color(50, 50).red == 255 && screen.color(50, 250).red == 0)
      #expect(screen.color(150, 120).green > 100 && screen.color(150, 280).green == 0)
    }

    @Test("depths decide what is in front, and equal ones the order of the tree")
    func depths() {
      let (first, second) = (sprite(.red), sprite(.blue))
      stage.add(first, at: 100, 150)
      stage.add(second, at: 100, 150)
      #expect(screen.color(100, 150).blue == 255)
      screen.perform { first.zPosition = 1 }
      #expect(screen.color(100, 150).red == 255)
      let child = sprite(.green, 10, 10)
      child.zPosition = 2
      screen.perform { second.addChild(child) }
      #expect(screen.color(100, 150).green > 100 && screen.color(100, 150).red < 100)
    }

    @Test("opacities are multiplied from node to node, and hidden nodes are not drawn")
    func opacities() {
      let (outer, inner) = (SKNode(), sprite(.red))
      outer.alpha = 0.5
      inner.alpha = 0.5
      outer.addChild(inner)
      stage.add(outer, at: 100, 150)
      #expect((60...68).contains(screen.color(100, 150).red))
      screen.perform { outer.isHidden = true }
      #expect(screen.color(100, 150).red == 0)
    }

    @Test("a texture is upright, mirrored by a negative scale, and takes a color")
    func textures() {
      let node = SKSpriteNode(texture: SKTexture(image: flag))
      node.setScale(2)
      stage.add(node, at: 100, 150)
      #expect(node.size == CGSize(width: 20, height: 20))
      #expect(screen.color(100, 140).green == 0 && screen.color(100, 160).green == 255)
      screen.perform { node.yScale = -2 }
      #expect(screen.color(100, 140).green == 255 && screen.color(100, 160).green == 0)
      screen.perform {
        node.color = .blue
        node.colorBlendFactor = 1
      }
      let tinted = screen.color(100, 140)
      #expect(tinted.red == 0 && tinted.green == 0 && tinted.blue == 255)
      let part = SKTexture(rect: CGRect(x: 0, y: 0, width: 1, height: 0.5), in: SKTexture(image: flag))
      #expect(part.size() == CGSize(width: 20, height: 10) && part.cgImage().height > 0)
      screen.perform {
        node.colorBlendFactor = 0
        node.texture = part
      }
      #expect(screen.color(100, 140).green == 255 && screen.color(100, 160).green == 255)
    }

    @Test("a missing picture is a mistake that is named")
    func missing() {
      let warnings = ReportCollector.warnings { _ = SKSpriteNode(imageNamed: "nothing") }
      #expect(warnings.count == 1 && warnings[0].contains("nothing"))
    }

    @Test("shapes have a fill and a line, whose width counts")
    func shapes() {
      let circle = SKShapeNode(circleOfRadius: 40)
      circle.fillColor = .red
      circle.strokeColor = .blue
      circle.lineWidth = 10
      stage.add(circle, at: 100, 150)
      #expect(screen.color(100, 150).red == 255 && screen.color(142, 150).blue == 255)
      #expect(screen.color(148, 150).blue == 0 && screen.color(130, 180).red == 0)
      #expect(circle.frame == CGRect(x: 55, y: 105, width: 90, height: 90))
      var points = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0)]
      let line = SKShapeNode(points: &points, count: 2)
      line.lineWidth = 4
      stage.add(line, at: 10, 20)
      #expect(screen.color(30, 280).green == 255 && near(line.lineLength, 50))
      screen.perform { line.glowWidth = 12 }
      #expect((1...254).contains(screen.color(30, 270).green))
      let centered = SKShapeNode(path: Path(CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath, centered: true)
      #expect(near(centered.frame.midX, 0))
    }

    @Test("a label is above its position, and its alignments move it")
    func labels() {
      let label = SKLabelNode(text: "HHHH")
      label.fontName = "Helvetica-Bold"
      label.fontSize = 40
      stage.add(label, at: 100, 150)
      func ink(_ rows: Range<Int>) -> Int {
        rows.reduce(0) { sum, y in sum + (0..<200).filter { screen.color(CGFloat($0), CGFloat(y)).red > 128 }.count }
      }
      #expect(ink(130..<131) > 10 && ink(154..<155) == 0)
      #expect(near(label.frame.midX, 100))
      screen.perform { label.verticalAlignmentMode = .top }
      #expect(ink(130..<131) == 0 && label.frame.maxY == 150)
      label.horizontalAlignmentMode = .left
      #expect(label.frame.minX == 100)
      let narrow = label.frame.width
      label.text = "HHHH HHHH"
      #expect(label.frame.width > narrow * 1.5)
      let height = label.frame.height
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = narrow * 1.2
      #expect(label.frame.height > height * 1.5 && label.frame.width < narrow * 1.3)
    }

    @Test("a crop node shows its content where its mask is")
    func crops() {
      let (crop, mask) = (SKCropNode(), sprite(.white, 20, 20))
      mask.position.x = 30
      crop.maskNode = mask
      crop.addChild(sprite(.red, 100, 100))
      stage.add(crop, at: 100, 150)
      #expect(screen.color(130, 150).red == 255 && screen.color(100, 150).red == 0)
      screen.perform { crop.maskNode = nil }
      #expect(screen.color(100, 150).red == 255)
    }

    @Test("an effect node fades what is in it as one picture")
    func effects() {
      let effect = SKEffectNode()
      effect.alpha = 0.5
      effect.addChild(sprite(.red, 60, 60))
      effect.addChild(sprite(.red, 30, 30))
      stage.add(effect, at: 100, 150)
      #expect((125...130).contains(screen.color(100, 150).red) && (125...130).contains(screen.color(75, 150).red))
      screen.perform { effect.shouldEnableEffects = false }
      #expect(screen.color(100, 150).red > 180)
    }

    @Test("ways of blending add and multiply colors")
    func blending() {
      let base = sprite(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
      let light = sprite(UIColor(white: 0.25, alpha: 1))
      stage.add(base, at: 100, 150)
      stage.add(light, at: 100, 150)
      light.blendMode = .add
      #expect((188...194).contains(screen.color(100, 150).red))
      screen.perform { light.blendMode = .multiply }
      #expect((28...36).contains(screen.color(100, 150).red))
    }

    @Test("a transparent scene shows what is behind the view, if that is allowed")
    func transparency() {
      func color(_ options: SpriteView.Options) -> (red: Int, green: Int, blue: Int) {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        scene.backgroundColor = .clear
        screen.show(SpriteView(scene: scene, options: options).background(.green))
        return screen.color(100, 150)
      }
      #expect(color([.allowsTransparency]).green > 100 && color([]).green == 0)
    }

    @Test("a texture of a node is its picture")
    func snapshots() throws {
      let (outer, inner) = (sprite(.red, 20, 20), sprite(.blue, 20, 20))
      inner.position = CGPoint(x: 20, y: 0)
      outer.addChild(inner)
      stage.add(outer, at: 100, 150)
      let view = try #require(stage.scene.view)
      let texture = try #require(view.texture(from: outer))
      #expect(texture.size() == CGSize(width: 40, height: 20))
      let again = SKSpriteNode(texture: texture)
      stage.add(again, at: 100, 50)
      #expect(screen.color(85, 250).red == 255 && screen.color(115, 250).blue == 255)
    }

    @Test("a scene with all of this, to look at")
    func everything() throws {
      stage.scene.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      stage.scene.physicsBody = SKPhysicsBody(edgeLoopFrom: stage.scene.frame)
      for index in 0..<16 {
        let node: SKNode
        if index % 2 == 0 {
          let circle = SKShapeNode(circleOfRadius: 14)
          circle.fillColor = .orange
          circle.physicsBody = SKPhysicsBody(circleOfRadius: 14)
          let hand = sprite(.black, 2, 12)
          hand.anchorPoint = .zero
          circle.addChild(hand)
          node = circle
        } else {
          node = SKSpriteNode(texture: SKTexture(image: flag), size: CGSize(width: 30, height: 22))
          node.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 30, height: 22))
        }
        node.zRotation = CGFloat(index) * 0.3
        stage.add(node, at: 40 + CGFloat(index % 5) * 30, 60 + CGFloat(index / 5) * 50)
      }
      let label = SKLabelNode(text: "Score 12")
      label.fontSize = 24
      label.zPosition = 10
      stage.add(label, at: 100, 260)
      let star = SKShapeNode(rectOf: CGSize(width: 40, height: 24), cornerRadius: 8)
      star.glowWidth = 6
      star.strokeColor = .yellow
      stage.add(star, at: 40, 240)
      screen.settle()
      #expect(stage.scene.children.allSatisfy { $0.physicsBody?.isResting ?? true })
      try screen.savePicture("sprites")
    }
  }
#endif
