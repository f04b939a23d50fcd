import SwiftUI

extension InterfaceLoading {
  func rectangle(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: element.value("x") ?? 0, y: element.value("y") ?? 0, width: element.value("width") ?? 0,
      height: element.value("height") ?? 0)
  }

  /// The insets of a key, with the names of an `inset` or of `edgeInsets`.
  func insets(_ element: InterfaceElement, key: String) -> UIEdgeInsets? {
    guard let child = element.child(key: key) else { return nil }
    if child.name == "inset" {
      return UIEdgeInsets(
        top: child.value("minY") ?? 0, left: child.value("minX") ?? 0, bottom: child.value("maxY") ?? 0,
        right: child.value("maxX") ?? 0)
    }
    return UIEdgeInsets(
      top: child.value("top") ?? 0, left: child.value("left") ?? child.value("leading") ?? 0,
      bottom: child.value("bottom") ?? 0, right: child.value("right") ?? child.value("trailing") ?? 0)
  }

  /// Sets a color of an object from the child with a key, if there is one; `<nil>` is no color.
  func setColor<Root: AnyObject>(
    _ key: String, of object: Root, _ element: InterfaceElement, _ property: ReferenceWritableKeyPath<Root, UIColor?>
  ) {
    guard let child = element.child(key: key), child.name == "color" else { return }
    object[keyPath: property] = color(child)
  }

  /// The color of a key.
  func color(_ element: InterfaceElement, key: String) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return color(child)
  }

  /// The color of an element `color`.
  func color(_ element: InterfaceElement) -> UIColor? {
    let name = element.string("systemColor") ?? element.string("xcode11CocoaTouchSystemColor")
    let old = element.string("cocoaTouchSystemColor")
    _ = (element.string("colorSpace"), element.string("customColorSpace"), element.string("alpha"))
    if let name = name ?? old {
      if let color = Self.systemColors[name] { return color }
      warn("the system color \"\(name)\" is not known")
    }
    if let name = element.string("name") {
      if let color = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return color }
      return namedColors[name]
    }
    let alpha: CGFloat = element.value("alpha") ?? 1
    if let white: CGFloat = element.value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red: CGFloat = element.value("red"), let green: CGFloat = element.value("green"),
      let blue: CGFloat = element.value("blue")
    else { return nil }
    if element.string("customColorSpace") == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The copies of named colors that the file has itself.
  private var namedColors: [String: UIColor] {
    let elements = file.root.child("resources")?.children.filter { $0.name == "namedColor" } ?? []
    return Dictionary(
      elements.compactMap { element in
        element.child("color").flatMap(color).flatMap { color in element.string("name").map { ($0, color) } }
      }
    ) { first, _ in first }
  }

  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "tintColor": .tintColor,
    "blackColor": .black, "whiteColor": .white, "grayColor": .gray, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "clearColor": .clear, "redColor": .red, "greenColor": .green, "blueColor": .blue,
    "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange,
    "purpleColor": .purple, "brownColor": .brown, "darkTextColor": .darkText, "lightTextColor": .lightText,
    "systemTintColor": .tintColor, "scrollViewTexturedBackgroundColor": .systemGray,
  ]

  /// The font of the child with a key.
  func font(_ element: InterfaceElement, key: String = "fontDescription") -> UIFont? {
    guard let child = element.child(key: key) else { return nil }
    let size: CGFloat = child.value("pointSize") ?? 17
    if let style = child.string("style") { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    if let name = child.string("name") {
      _ = child.string("family")
      if let font = UIFont(name: name, size: size) { return font }
      warn("the font \"\(name)\" was not found")
      return .systemFont(ofSize: size)
    }
    let weight = child.string("weight").flatMap { Self.weights[$0] }
    switch child.string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return weight.map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The image of a name in an element: a symbol if its catalog is that of the system.
  func image(named name: String, in element: InterfaceElement) -> UIImage? {
    if element.string("catalog") == "system" { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: file.bundle, compatibleWith: nil) { return image }
    warn("the image \"\(name)\" was not found")
    return nil
  }

  /// The image of an attribute, or of an `imageReference` with the attribute as its key.
  func image(_ element: InterfaceElement, _ attribute: String) -> UIImage? {
    if let name = element.string(attribute) { return image(named: name, in: element) }
    guard let reference = element.child(key: attribute), reference.name == "imageReference",
      let name = reference.string("image"), let image = image(named: name, in: reference)
    else { return nil }
    guard let configuration = symbolConfiguration(reference) else { return image }
    return image.applyingSymbolConfiguration(configuration) ?? image
  }

  /// The configuration of symbols that an element has in its own attributes.
  func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
    let scale = (element.string("scale") ?? element.string("symbolScale")).flatMap { Self.symbolScales[$0] }
    let weight = element.string("weight").flatMap { Self.symbolWeights[$0] }
    if let size: CGFloat = element.value("pointSize") {
      return .init(pointSize: size, weight: weight ?? .regular, scale: scale ?? .default)
    }
    if let weight { return .init(weight: weight) }
    return scale.map { .init(scale: $0) }
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The text of an attribute in the language of the screen; long texts are children.
  func text(_ element: InterfaceElement, _ attribute: String) -> String? {
    let own = element.string(attribute)
    let child = own == nil ? element.child(key: attribute) : nil
    let isText = child.map { ["string", "mutableString"].contains($0.name) } ?? false
    return file.text(own ?? (isText ? child?.text : nil), of: element, attribute)
  }

  /// The text with attributes of the child with a key: its fragments, with their fonts and colors.
  func attributedText(_ element: InterfaceElement, key: String) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString()
    for fragment in child.children where fragment.name == "fragment" {
      let content = fragment.string("content") ?? fragment.child(key: "content")?.text ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let values = fragment.child("attributes") {
        attributes[.font] = font(values, key: "NSFont")
        attributes[.foregroundColor] = color(values, key: "NSColor")
      }
      text.append(NSAttributedString(string: content, attributes: attributes))
    }
    return text
  }
}
