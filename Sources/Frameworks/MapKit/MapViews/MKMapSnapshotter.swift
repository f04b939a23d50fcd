import FlowCoreLocation
import FlowUIKit
import PhoneSimulation
import SwiftUI

/// Draws the ground of a map as an image.
// @unchecked: like Apple's, it is used on the thread that it was started on, which is the main thread here.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// Receives the image, or an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What an image shows.
  // @unchecked: an app sets it up before it passes it on.
  open class Options: NSObject, @unchecked Sendable {
    private var position: MapCameraPosition?

    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()

    /// In points.
    open var size = CGSize(width: 256, height: 256)
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsBuildings = true
    open var traitCollection: UITraitCollection!

    private var ownScale: CGFloat?

    public override init() { super.init() }

    /// Pixels for each point: by default those of the screen.
    open var scale: CGFloat {
      get { ownScale ?? MainActor.assumeIsolated { traitCollection?.displayScale ?? UIScreen.main.scale } }
      set { ownScale = newValue }
    }

    open var camera: MKMapCamera {
      get { MKMapCamera(viewport.camera) }
      set { position = .camera(MapCamera(newValue)) }
    }

    open var mapRect: MKMapRect {
      get { viewport.openRect }
      set { position = .rect(newValue) }
    }

    open var region: MKCoordinateRegion {
      get { position?.region ?? viewport.region }
      set { position = .region(newValue) }
    }

    open var mapType = MKMapType.standard {
      didSet {
        preferredConfiguration =
          mapType.ground == .imagery
          ? MKImageryMapConfiguration()
          : MKStandardMapConfiguration(emphasisStyle: mapType.ground == .muted ? .muted : .default)
      }
    }

    var viewport: MapViewport {
      MapTarget(size: size, insets: EdgeInsets(), items: [], user: nil).viewport(for: position ?? .automatic)
    }
  }

  /// An image of a map.
  // @unchecked: the properties are constant.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let viewport: MapViewport

    init(_ image: UIImage, _ viewport: MapViewport, _ traits: UITraitCollection) {
      self.image = image
      self.viewport = viewport
      traitCollection = traits
    }

    /// The point of a place in the image, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { viewport.point(for: coordinate) }
  }

  private let options: Options
  private var isCancelled = false

  /// Whether the image is not finished.
  public private(set) var isLoading = false

  /// Creates a snapshotter.
  public init(options: Options) { self.options = options }

  /// Ends the drawing; its handler is not called with an image.
  open func cancel() { isCancelled = true }

  /// Draws the image.
  ///
  /// - Parameter completionHandler: Called on the main thread, later.
  open func start(completionHandler: @escaping CompletionHandler) {
    let phone = SimulatedPhone.current
    let callback = Callback(completionHandler)
    phone.record("MapKit", "draws a map of \(Int(options.size.width)) x \(Int(options.size.height)) points")
    isLoading = true
    phone.runSoon(named: "a picture of a map") { [self] in
      isLoading = false
      if isCancelled || !phone.network.isConnected { return callback.call(nil, MKError(.serverFailure)) }
      guard let snapshot = draw() else { return callback.call(nil, MKError(.unknown)) }
      callback.call(snapshot, nil)
    }
  }

  /// Draws the image. The queue has no effect: the handler is called on the main thread.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }

  /// Draws the image.
  ///
  /// - Throws: `MKError` without a network.
  open func start() async throws -> Snapshot {
    try await withCheckedThrowingContinuation { continuation in
      start { snapshot, error in
        if let snapshot {
          continuation.resume(returning: snapshot)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }

  @MainActor private func draw() -> Snapshot? {
    let viewport = options.viewport
    let traits = options.traitCollection ?? UIScreen.main.traitCollection
    let renderer = ImageRenderer(
      content: MapGround(viewport: viewport, style: options.preferredConfiguration.ground)
        .environment(\.colorScheme, traits.userInterfaceStyle == .dark ? .dark : .light))
    renderer.scale = options.scale
    return renderer.uiImage.map { Snapshot($0, viewport, traits) }
  }
}
