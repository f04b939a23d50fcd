import SwiftUI

/// The reason why previews could not be drawn.
enum PreviewError: Error, CustomStringConvertible {
  case usage([String])
  case noDeclaration(String)
  case noView(Int, count: Int)
  case unknownDevice(String)
  case unknownTextSize(String)

  var description: String {
    switch self {
    case .usage(let arguments):
      "This program is run by `flow preview` and `flow session`. It does not know the arguments \(arguments)."
    case .noDeclaration(let number):
      "There is no preview with the number \(number)."
    case .noView(let number, let count):
      "The preview has no view \(number): it has \(count)."
    case .unknownDevice(let name):
      "There is no device named \"\(name)\". `flow devices` lists the available ones."
    case .unknownTextSize(let name):
      "There is no text size named \"\(name)\". There are \(DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", "))."
    }
  }
}
