import Foundation

extension NSObject {
  /// The name of the class, as in `Library.Book`, without the places of private classes.
  public static func description() -> String {
    String(reflecting: self).replacing(#/\(unknown context at [^)]*\)\./#, with: "")
  }
}
