extension Screen {
  /// What VoiceOver says when a person goes through the screen from the first element to the last, a line each.
  ///
  /// ```
  /// Cart. Heading.
  /// Gift. Switch Button. On. Double tap to toggle setting.
  /// Pay. Dimmed. Button.
  /// ```
  package var spoken: String {
    let nodes = semantics()
    let isPhone = size.width.map { $0 < 500 } ?? true
    let order = SpokenOrder(levelDistance: isPhone ? 8 : 13)
    return order.entries(of: nodes).map { SpokenDescription($0).text }.joined(separator: "\n")
  }
}
