#if os(Linux)
  import SDWebImage
  import SwiftUI
  import Testing
  import UIAutomation

  @Suite("Pictures of SDWebImage") @MainActor
  struct SDImageCacheTests {
    private let tea = URL(string: "https://example.com/tea.png")
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }

    @Test("a view shows the stored picture of a URL, and its placeholder with a warning otherwise")
    func loading() {
      let screen = Screen(device: .iPhone)
      screen.show(Loader(url: tea, placeholder: image))
      #expect(
        screen.graph.issues.map(\.message) == [
          "sd_setImage(with:) loads nothing: there is no network, and the placeholder for "
            + "'https://example.com/tea.png' is shown."
        ])
    }

    @Test("pictures stay until they are removed")
    func store() {
      let cache = SDImageCache()
      var done = 0
      cache.store(image, forKey: "a") { done += 1 }
      #expect(cache.imageFromMemoryCache(forKey: "a") === image && cache.imageFromDiskCache(forKey: "b") == nil)
      cache.removeImage(forKey: "a") { done += 1 }
      cache.store(image, forKey: "b")
      cache.clearDisk { done += 1 }
      #expect(cache.imageFromCache(forKey: "a") == nil && cache.imageFromCache(forKey: "b") == nil)
      #expect(done == 3)
    }

    @Test("a view is told of the picture, or of the error")
    func completion() {
      let view = UIImageView()
      SDImageCache.shared.store(image, forKey: "https://example.com/known.png")
      defer { SDImageCache.shared.clearMemory() }
      var told: [String] = []
      for name in ["known", "other"] {
        view.sd_setImage(with: URL(string: "https://example.com/\(name).png")) { image, error, type, _ in
          told.append("\(image == nil) \(error == nil) \(type)")
        }
      }
      view.sd_cancelCurrentImageLoad()
      #expect(told == ["false true memory", "true false none"])
      #expect(view.image == nil)
    }
  }

  private struct Loader: UIViewRepresentable {
    let url: URL?
    let placeholder: UIImage

    func makeUIView(context: Context) -> UIImageView {
      let view = UIImageView()
      view.sd_setImage(with: url, placeholderImage: placeholder)
      return view
    }

    func updateUIView(_ view: UIImageView, context: Context) {}
  }
#endif
