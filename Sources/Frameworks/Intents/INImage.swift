import Foundation

/// The picture of a thing or a person. Nothing shows it here.
// Sendable: what is kept never changes.
public final class INImage: NSObject, NSCopying, @unchecked Sendable {
  /// Where a picture comes from.
  enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
    case data(Data)
    case address(URL, width: Double?, height: Double?)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  /// A picture of the app's assets.
  public convenience init(named name: String) { self.init(.asset(name)) }

  /// A picture in a file's format.
  public convenience init(imageData: Data) { self.init(.data(imageData)) }

  /// A picture at an address.
  public convenience init?(url URL: URL) { self.init(.address(URL, width: nil, height: nil)) }

  /// A picture of a size in pixels at an address.
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(.address(URL, width: width, height: height))
  }

  /// A symbol of the system.
  public class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.symbol(systemImageName)) }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  public override func isEqual(_ object: Any?) -> Bool { (object as? INImage)?.source == source }
  public override var hash: Int { source.hashValue }
}
