import Foundation
import SwiftUI

/// A program for the pixels of a node. It does not run: the node is drawn without it, with a warning.
open class SKShader: NSObject {
  /// The text of the program.
  open var source: String?
  /// The values that the program reads.
  open var uniforms: [SKUniform] = []

  public override init() {}

  /// Creates a shader with the text of a program.
  public convenience init(source: String) { self.init(source: source, uniforms: []) }

  /// Creates a shader with the text of a program, and values that it reads.
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init()
    self.source = source
    self.uniforms = uniforms
  }

  /// Creates a shader with the program of a file in the app, which is `.fsh` if the name does not say. A file that is not
  /// there leaves the shader without a text.
  public convenience init(fileNamed name: String) {
    self.init()
    let url =
      Bundle.main.url(forResource: name, withExtension: nil) ?? Bundle.main.url(forResource: name, withExtension: "fsh")
    source = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }

  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }

  /// The value with a name.
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }

  /// Warns that a node is drawn without the program.
  func warn(of node: SKNode) {
    report(.missing("SKShader", "\(type(of: node)) is drawn without its shader."))
  }
}

/// A value that a shader reads.
open class SKUniform: NSObject {
  public let name: String
  open var floatValue: Float = 0
  open var vectorFloat2Value = SIMD2<Float>()
  open var vectorFloat3Value = SIMD3<Float>()
  open var vectorFloat4Value = SIMD4<Float>()
  open var textureValue: SKTexture?

  public init(name: String) { self.name = name }

  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    floatValue = value
  }

  public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
    self.init(name: name)
    vectorFloat2Value = value
  }

  public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
    self.init(name: name)
    vectorFloat3Value = value
  }

  public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
    self.init(name: name)
    vectorFloat4Value = value
  }

  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    textureValue = texture
  }
}
