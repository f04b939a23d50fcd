#if os(Linux)
  import FlowRendering
  import Foundation
  import SwiftUI

  /// Shows views, one after the other, on a screen that does not exist, and draws what is shown.
  ///
  /// A view takes the place of the one before and keeps its state, as the content of a window does.
  @MainActor
  final class ViewDrawing {
    private var host: Screen?
    /// Fonts are opened once for all views.
    private let textSystem = TextSystem()
    private var colorScheme = ColorScheme.light
    private var scale: CGFloat = 1
    private var seenIssues = 0
    private var seenFontWarnings = 0

    /// The font files that texts are drawn with.
    private(set) lazy var fonts: PictureFonts? = textSystem.engine.map { PictureFonts(identity: $0.fonts.identity) }

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: The view, in its environment.
    ///   - environment: The environment of what surrounds the view.
    ///   - size: The size of the screen in points.
    ///   - scale: How many pixels a point has in each direction.
    func show(
      _ view: AnyView,
      environment: EnvironmentValues,
      size: SnapshotConfiguration.ProposedSize,
      scale: CGFloat
    ) {
      self.scale = scale
      let host = host ?? makeHost(environment: environment, size: size)
      if environment.colorScheme != colorScheme {
        colorScheme = environment.colorScheme
        host.setEnvironment(environment)
      }
      host.show(view)
    }

    private func makeHost(environment: EnvironmentValues, size: SnapshotConfiguration.ProposedSize) -> Screen {
      let host = Screen(
        size: ProposedViewSize(width: size.width, height: size.height),
        environment: environment,
        textSystem: textSystem,
        drawsBackground: true
      )
      colorScheme = environment.colorScheme
      self.host = host
      return host
    }

    /// A picture of what is shown, as PNG.
    func png() -> Data? {
      guard let bitmap = host?.picture(scale: scale) else { return nil }
      return try? bitmap.pngData()
    }

    /// Forgets the view that is shown, with its state.
    func clear() {
      host?.remove()
      host = nil
      seenIssues = 0
    }

    /// What went wrong since the last call.
    func takeIssues() -> [DrawingIssue] {
      let issues = host?.graph.issues ?? []
      let warnings = textSystem.engine?.warnings ?? []
      defer {
        seenIssues = issues.count
        seenFontWarnings = warnings.count
      }
      return issues.dropFirst(seenIssues).map { DrawingIssue($0.description, isError: $0.severity == .error) }
        + warnings.dropFirst(seenFontWarnings).map { DrawingIssue($0, isError: false) }
    }
  }

  /// Compares pictures by their pixels.
  struct PictureComparison: PictureComparing {
    func difference(
      between reference: Data,
      and actual: Data,
      tolerance: Float
    ) throws(SnapshotError) -> PictureDifference? {
      let old = try decode(reference)
      let new = try decode(actual)
      let difference = old.difference(from: new)
      if difference.hasSameSize, Float(difference.largestDelta) <= tolerance * 255 { return nil }
      return PictureDifference(summary: summary(of: difference, old, new), png: try? difference.picture.pngData())
    }

    private func decode(_ png: Data) throws(SnapshotError) -> Bitmap {
      do throws(BitmapError) {
        return try Bitmap(pngData: png)
      } catch {
        throw .notPicture(reason: error.description)
      }
    }

    private func summary(of difference: BitmapDifference, _ reference: Bitmap, _ actual: Bitmap) -> String {
      guard difference.hasSameSize else {
        return
          "it is \(actual.width) × \(actual.height) pixels, and the reference \(reference.width) × \(reference.height)"
      }
      let pixels = "\(difference.count) of \(actual.width * actual.height) pixels differ"
      let delta = "by up to \(difference.largestDelta) of 255"
      guard let bounds = difference.bounds else { return "\(pixels), \(delta)" }
      return "\(pixels), \(delta), all within \(bounds.width) × \(bounds.height) pixels at (\(bounds.x), \(bounds.y))"
    }
  }
#endif
