import FirebaseSharedSwift
import Foundation
import PhoneSimulation

/// The functions of a project, by name.
private struct FunctionData: PhoneValue {
  var functions: [String: @Sendable (Any) throws -> Any] = [:]
}

extension SimulatedPhone {
  /// The functions on the server, by name: at first none. A function gets what an app sends, and gives an answer or throws
  /// an error.
  ///
  /// ```swift
  /// phone.firebaseFunctions["greet"] = { data in ["text": "Hello"] }
  /// ```
  public var firebaseFunctions: [String: @Sendable (Any) throws -> Any] {
    get { self[FunctionData.self].functions }
    set { update(FunctionData.self) { $0.functions = newValue } }
  }
}

/// Calls functions of a server. They are those of the phone (`SimulatedPhone.firebaseFunctions`).
// @unchecked: its values have no effect.
open class Functions: NSObject, @unchecked Sendable {
  private static let only = Functions()

  private override init() {}

  open var emulatorOrigin: String?

  open class func functions() -> Functions {
    _ = FirebaseApp.configured(for: "Functions.functions()")
    return only
  }

  open class func functions(app: FirebaseApp) -> Functions { only }

  open class func functions(region: String) -> Functions { functions() }

  open class func functions(customDomain: String) -> Functions { functions() }

  open class func functions(app: FirebaseApp, region: String) -> Functions { only }

  open class func functions(app: FirebaseApp, customDomain: String) -> Functions { only }

  open func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable(name) }

  public func httpsCallable(_ name: String, options: HTTPSCallableOptions) -> HTTPSCallable { HTTPSCallable(name) }

  open func httpsCallable(_ url: URL) -> HTTPSCallable { HTTPSCallable(url.lastPathComponent) }

  open func httpsCallable<Request: Encodable, Response: Decodable>(
    _ name: String, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self,
    encoder: FirebaseDataEncoder = FirebaseDataEncoder(), decoder: FirebaseDataDecoder = FirebaseDataDecoder()
  ) -> Callable<Request, Response> {
    Callable(callable: HTTPSCallable(name), encoder: encoder, decoder: decoder)
  }

  /// Has no effect: the functions are those of the phone anyway.
  open func useEmulator(withHost host: String, port: Int) { emulatorOrigin = "http://\(host):\(port)" }
}

/// Settings of a call. They have no effect.
public final class HTTPSCallableOptions: NSObject, Sendable {
  public let requireLimitedUseAppCheckTokens: Bool

  public init(requireLimitedUseAppCheckTokens: Bool) {
    self.requireLimitedUseAppCheckTokens = requireLimitedUseAppCheckTokens
  }
}

/// The answer of a function.
// @unchecked: it is constant.
open class HTTPSCallableResult: NSObject, @unchecked Sendable {
  public let data: Any

  init(_ data: Any) { self.data = data }
}

/// A function on a server.
// @unchecked: its values have no effect.
public final class HTTPSCallable: NSObject, @unchecked Sendable {
  private let name: String
  public var timeoutInterval: TimeInterval = 70

  init(_ name: String) { self.name = name }

  private func result(_ data: Any) throws -> HTTPSCallableResult {
    let phone = SimulatedPhone.current
    switch phone.refusal(.functions, .call, name) {
    case nil: break
    case .unavailable: throw FunctionsErrorCode.unavailable.error("There is no connection to the server.")
    case .permissionDenied: throw FunctionsErrorCode.permissionDenied.error("The function \(name) refuses.")
    case .error(let code): throw (FunctionsErrorCode(rawValue: code) ?? .unknown).error("The function \(name) fails.")
    }
    guard let function = phone.firebaseFunctions[name] else {
      throw FunctionsErrorCode.notFound.error(
        "There is no function \(name): SimulatedPhone.firebaseFunctions has none of this name.")
    }
    return HTTPSCallableResult(try function(data))
  }

  private func answer() -> FirebaseAnswer {
    SimulatedPhone.current.record("FirebaseFunctions", "calls \(name)")
    return FirebaseAnswer("the answer of a function")
  }

  /// Calls the function.
  public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
    answer().give(to: completion) { try self.result(data ?? NSNull()) }
  }

  /// Calls the function.
  ///
  /// - Throws: An error of a ``FunctionsErrorCode``, or what the function throws.
  public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
    nonisolated(unsafe) let data = data
    return try await answer().value { try self.result(data ?? NSNull()) }
  }
}

/// A function on a server, with types.
public struct Callable<Request: Encodable, Response: Decodable>: @unchecked Sendable {
  // @unchecked: an app sets its values before it calls it.
  private let callable: HTTPSCallable
  private let encoder: FirebaseDataEncoder
  private let decoder: FirebaseDataDecoder

  init(callable: HTTPSCallable, encoder: FirebaseDataEncoder, decoder: FirebaseDataDecoder) {
    self.callable = callable
    self.encoder = encoder
    self.decoder = decoder
  }

  public var timeoutInterval: TimeInterval {
    get { callable.timeoutInterval }
    set { callable.timeoutInterval = newValue }
  }

  public func call(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
    do {
      callable.call(try encoder.encode(data)) { result, error in
        completion(
          Result {
            guard let result else { throw error ?? FunctionsErrorCode.internal.error("There is no answer.") }
            return try decoder.decode(Response.self, from: result.data)
          })
      }
    } catch { completion(.failure(error)) }
  }

  public func callAsFunction(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
    call(data, completion: completion)
  }

  /// Calls the function.
  ///
  /// - Throws: An error of a ``FunctionsErrorCode``, what the function throws, or an error of coding.
  public func call(_ data: Request) async throws -> Response {
    try decoder.decode(Response.self, from: try await callable.call(encoder.encode(data)).data)
  }

  public func callAsFunction(_ data: Request) async throws -> Response { try await call(data) }
}
