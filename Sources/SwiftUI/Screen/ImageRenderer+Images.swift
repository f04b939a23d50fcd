import FlowRendering

extension ImageRenderer {
  /// The image, or `nil` if the view has no size.
  public var uiImage: UIImage? { picture.map { UIImage(.bitmap($0), scale: scale) } }
}

extension Image {
  /// Creates an image by drawing in a graphics context.
  ///
  /// - Note: Approximate: it is drawn once for the light appearance, with two pixels per point; a warning is recorded.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    report(.approximate("Image(size:renderer:)", "it is drawn for the light appearance, with two pixels a point."))
    let picture = assumeMainActor(with: renderer) { renderer in
      let drawing = ImageRenderer(
        content: Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
          .frame(width: size.width, height: size.height))
      drawing.scale = 2
      return drawing.picture
    }
    self.init(
      source: .bitmap(picture ?? Bitmap(width: 0, height: 0), scale: 2), label: label, isDecorative: label == nil)
  }
}
