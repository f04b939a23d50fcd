import FlowUIKit
import Foundation
import PhoneSimulation
import SwiftUI

/// Shows an address with its title, its picture and its host. A tap opens it.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { show() } }

  private let host = UIHostingController(rootView: LinkFace(metadata: LPLinkMetadata()))

  /// Creates a view of an address.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    super.init(frame: .zero)
    metadata.url = url
    metadata.originalURL = url
    setUp()
  }

  /// Creates a view of what is known about an address.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }

  private func setUp() {
    host.safeAreaRegions = []
    host.view.backgroundColor = .clear
    addSubview(host.view)
    show()
  }

  private func show() {
    host.rootView = LinkFace(metadata: metadata)
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.view.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(in: size) }
  open override var intrinsicContentSize: CGSize { host.sizeThatFits(in: CGSize(width: 300, height: 300)) }
}

private struct LinkFace: View {
  let metadata: LPLinkMetadata

  @Environment(\.openURL) private var openURL

  private var address: String { metadata.url?.host() ?? metadata.url?.absoluteString ?? "" }

  var body: some View {
    Button {
      if let url = metadata.url { openURL(url) }
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        if let image = metadata.image {
          Image(uiImage: image).resizable().aspectRatio(contentMode: .fit).accessibilityHidden(true)
        }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: metadata.title ?? address).font(.subheadline.weight(.semibold)).lineLimit(2)
          if metadata.title != nil { Text(verbatim: address).font(.footnote).foregroundStyle(.secondary) }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(.quaternary, in: .rect(cornerRadius: 12))
      .clipShape(.rect(cornerRadius: 12))
    }
    .buttonStyle(.plain)
  }
}
