/// Calls of a delegate's method that may not be there: `delegate?.textFieldDidEndEditing?(field)`.
///
/// In protocols of Objective-C such methods are optional. Here protocols have them with a default, so that the mark behind the
/// name goes. What an app's delegate does not answer, the default answers.
struct OptionalCalls {
  private(set) var edits: [Edit] = []

  init(_ tokens: [Token], _ source: [UInt8]) {
    for index in tokens.indices.dropFirst(2).dropLast(2)
    where tokens[index].kind == .identifier && tokens[index - 1].isPunctuation(".") {
      let mark = tokens[index + 1].range
      guard mark.lowerBound == tokens[index].range.upperBound, mark.count == 1,
        source[mark.lowerBound] == UInt8(ascii: "?"), tokens[index + 2].isPunctuation("("),
        tokens[index + 2].range.lowerBound == mark.upperBound, Self.isMethod(source.text(tokens[index].range)),
        Self.isOfDelegate(index - 2, tokens, source)
      else { continue }
      edits.append(.padded(mark))
    }
  }

  /// How the names of delegates' methods begin: with what calls them.
  private static let callers = [
    "animationDid", "application", "audioPlayer", "captureOutput", "centralManager", "collectionView", "documentPicker",
    "fileOutput", "gestureRecognizer", "imagePickerController", "locationManager", "mapView", "navigationController",
    "numberOfSections", "peripheral", "photoOutput", "pickerView", "presentationController", "scene", "scrollView",
    "searchBar", "speechSynthesizer", "tabBarController", "tableView", "textField", "textView", "urlSession",
    "userNotificationCenter", "viewForZooming", "webView",
  ]

  private static func isMethod(_ name: String) -> Bool {
    callers.contains { caller in
      name.hasPrefix(caller) && name.dropFirst(caller.count).first?.isLowercase != true
    }
  }

  /// Whether the expression that ends at a token is a delegate or another object with a protocol, and not one whose
  /// closures are properties.
  private static func isOfDelegate(_ index: Int, _ tokens: [Token], _ source: [UInt8]) -> Bool {
    var index = index
    if tokens[index].kind == .operator, ["?", "!"].contains(source.text(tokens[index].range)) { index -= 1 }
    guard index >= 0 else { return false }
    if tokens[index].isPunctuation(")") { return isCast(index, tokens, source) }
    let name = source.text(tokens[index].range).lowercased()
    return name == "base" || ["delegate", "datasource"].contains { name.hasSuffix($0) }
  }

  /// Whether a parenthesis closes a cast to a protocol of delegates: `(delegate as? URLSessionTaskDelegate)`.
  private static func isCast(_ index: Int, _ tokens: [Token], _ source: [UInt8]) -> Bool {
    guard index > 0 else { return false }
    let type = source.text(tokens[index - 1].range)
    return type.hasSuffix("Delegate") || type.hasSuffix("DataSource")
  }
}
