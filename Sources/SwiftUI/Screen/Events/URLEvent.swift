/// A URL that the app is given, as if a person had opened it elsewhere.
package struct URLEvent: ScreenEvent {
  let url: URL

  package var name: String { "the URL \(url)" }

  /// - Returns: Whether any view takes URLs.
  package func occur(on screen: Screen) -> Bool { screen.presentations?.open(url) ?? false }
}

extension ScreenEvent where Self == URLEvent {
  /// The app is given a URL.
  package static func url(_ url: URL) -> URLEvent { URLEvent(url: url) }
}
