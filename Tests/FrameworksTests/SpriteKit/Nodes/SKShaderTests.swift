#if os(Linux)
  import FlowSpriteKit
  import Foundation
  import Testing

  @Suite("A shader of a node") @MainActor
  struct SKShaderTests {
    @Test("has its text and its values, and a warning says that the node is drawn without it")
    func warning() {
      let shader = SKShader(source: "void main() {}", uniforms: [SKUniform(name: "size", float: 2)])
      shader.addUniform(SKUniform(name: "place", vectorFloat2: SIMD2(1, 2)))
      #expect(shader.uniformNamed("place")?.vectorFloat2Value == SIMD2(1, 2))
      shader.removeUniformNamed("place")
      #expect(shader.uniforms.map(\.name) == ["size"] && shader.uniforms.first?.floatValue == 2)
      let node = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
      let warnings = ReportCollector.warnings {
        node.shader = shader
        node.shader = nil
      }
      #expect(warnings.count == 1 && warnings.first?.contains("SKSpriteNode is drawn without its shader") == true)
      #expect(SKShader(fileNamed: "nothing.fsh").source == nil)
    }
  }
#endif
