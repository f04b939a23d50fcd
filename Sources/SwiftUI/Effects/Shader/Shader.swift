import Foundation

/// A reference to a function in a Metal shader library, with its arguments.
///
/// - Note: Approximate: there is no Metal: shader effects have no effect, and a warning is recorded.
public struct Shader: Equatable, Sendable {
  /// An argument of the function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ text: String) { self.text = text }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument("\(x), \(y)") }
    public static func float2(_ size: CGSize) -> Argument { Argument("\(size)") }
    public static func float2(_ point: CGPoint) -> Argument { Argument("\(point)") }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(x), \(y), \(z)")
    }
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    public static func image(_ image: Image) -> Argument { Argument("image") }
    public static func data(_ data: Data) -> Argument { Argument("\(data)") }
    public static var boundingRect: Argument { Argument("boundingRect") }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

/// A function in a Metal shader library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A Metal shader library.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let name: String

  public static let `default` = ShaderLibrary(name: "default")

  private init(name: String) { self.name = name }

  public init(url: URL) { name = url.absoluteString }

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}
