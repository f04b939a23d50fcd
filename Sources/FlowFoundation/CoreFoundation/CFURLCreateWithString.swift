import Foundation

/// The URL of a text, or `nil` if it has characters that are not allowed in a URL.
///
/// - Parameters:
///   - allocator: Has no effect.
///   - baseURL: What the text is relative to.
public func CFURLCreateWithString(_ allocator: CFTypeRef?, _ URLString: CFString, _ baseURL: CFURL?) -> CFURL? {
  guard let url = URL(string: URLString, encodingInvalidCharacters: false) else { return nil }
  return baseURL == nil ? url : URL(string: URLString, relativeTo: baseURL)
}
