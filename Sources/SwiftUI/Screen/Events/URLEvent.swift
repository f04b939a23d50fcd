/// A URL opened in the app, as if a person had opened it in another app.
package struct URLEvent: ScreenEvent {
  let url: URL

  package var name: String { "the URL \(url)" }

  /// - Returns: Whether a view handles URLs.
  package func occur(on screen: Screen) -> Bool { screen.presentations?.open(url) ?? false }
}

extension ScreenEvent where Self == URLEvent {
  /// Opens a URL in the app.
  package static func url(_ url: URL) -> URLEvent { URLEvent(url: url) }
}
