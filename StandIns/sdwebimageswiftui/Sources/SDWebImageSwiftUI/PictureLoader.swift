import FlowUIKit
import SDWebImage
import SwiftUI

/// What is told of a picture that is loaded.
struct PictureActions {
  var succeeded: ((PlatformImage, Data?, SDImageCacheType) -> Void)?
  var failed: ((any Error) -> Void)?
  var progressed: ((Int, Int) -> Void)?
}

/// Loads a picture of a URL from the servers of the phone, and shows what a closure makes of it.
struct PictureLoader<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let actions: PictureActions
  @ViewBuilder let content: (WebImagePhase) -> Content

  @State private var phase = WebImagePhase.empty

  var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    if case .empty = phase {} else { phase = .empty }
    guard let url else { return }
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      actions.progressed?(data.count, data.count)
      guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
      phase = .success(Image(uiImage: image))
      actions.succeeded?(image, data, .none)
    } catch {
      // The view shows another picture, or none.
      if Task.isCancelled { return }
      phase = .failure(error)
      actions.failed?(error)
    }
  }
}
