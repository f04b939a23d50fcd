#if os(Linux)
  import Charts
  import FlowARKit
  import FlowAVFoundation
  import FlowAVKit
  import FlowAuthenticationServices
  import FlowContactsUI
  import FlowCoreLocation
  import FlowCoreLocationUI
  import FlowEventKit
  import FlowEventKitUI
  import FlowGameKit
  import FlowLinkPresentation
  import FlowMapKit
  import FlowMediaPlayer
  import FlowMessageUI
  import FlowPDFKit
  import FlowPencilKit
  import FlowPhotosUI
  import FlowQuickLook
  import FlowRealityKit
  import FlowSafariServices
  import FlowSceneKit
  import FlowSpriteKit
  import FlowStoreKit
  import FlowTipKit
  import FlowTranslation
  import FlowUIKit
  import FlowVisionKit
  import FlowWebKit
  import Foundation
  import Testing

  @testable import SwiftUI

  /// That a screen which is released leaves nothing behind of views of other frameworks.
  @Suite("The lifetime of a screen with views of frameworks", .ownPhone) @MainActor
  struct ScreenLifeTests {
    struct Shown: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let view: @MainActor @Sendable () -> AnyView

      init(_ description: String, _ view: @escaping @MainActor @Sendable () -> some View) {
        testDescription = description
        self.view = { AnyView(view()) }
      }

      static func uiView(_ description: String, _ make: @escaping @MainActor @Sendable () -> UIView) -> Shown {
        Shown(description) { ShownView(make: make) }
      }

      static func controller(
        _ description: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
      ) -> Shown { Shown(description) { ShownController(make: make) } }
    }

    private struct ShownView: UIViewRepresentable {
      let make: @MainActor () -> UIView

      func makeUIView(context: Context) -> UIView { make() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct ShownController: UIViewControllerRepresentable {
      let make: @MainActor () -> UIViewController

      func makeUIViewController(context: Context) -> UIViewController { make() }
      func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    private struct Hint: Tip {
      var title: Text { Text("Tip") }
    }

    private nonisolated static let page = URL(filePath: "/none/page.html")

    nonisolated static let views = [
      Shown("Chart") {
        Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }
          .chartXSelection(value: .constant(nil as Int?)).chartScrollableAxes(.horizontal)
      },
      Shown("LocationButton") { LocationButton {} },
      Shown("Map") {
        Map {
          Marker("a", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
          UserAnnotation()
        }
      },
      Shown("PhotosPicker") { PhotosPicker("a", selection: .constant([PhotosPickerItem]())) },
      Shown("ProductView") { ProductView(id: "a") },
      Shown("quickLookPreview") { Text("a").quickLookPreview(.constant(page)) },
      Shown("RealityView") { RealityView { $0.add(ModelEntity()) } },
      Shown("SceneView") {
        let scene = SCNScene()
        scene.rootNode.addChildNode(SCNNode(geometry: SCNBox()))
        return SceneView(scene: scene, options: [.allowsCameraControl])
      },
      Shown("SignInWithAppleButton") {
        SignInWithAppleButton { _ in
        } onCompletion: { _ in
        }
      },
      Shown("SpriteView") {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        scene.addChild(sprite)
        sprite.run(.repeatForever(.moveBy(x: 1, y: 1, duration: 1)))
        return SpriteView(scene: scene)
      },
      Shown("StoreView") { StoreView(ids: ["a"]) },
      Shown("SubscriptionStoreView") { SubscriptionStoreView(groupID: "a") },
      Shown("TipView") { TipView(Hint()) },
      Shown("translationPresentation") { Text("a").translationPresentation(isPresented: .constant(true), text: "b") },
      Shown("VideoPlayer") { VideoPlayer(player: AVPlayer(url: page)) },
      Shown("WebView") { WebView(url: page) },
      .uiView("ARView") { ARView(frame: .zero) },
      .uiView("AVCaptureVideoPreviewLayer") {
        let view = UIView()
        view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: AVCaptureSession()))
        return view
      },
      .uiView("LPLinkView") { LPLinkView(url: page) },
      .uiView("MKMapView") {
        let map = MKMapView()
        map.showsUserLocation = true
        let annotation = MKPointAnnotation()
        annotation.title = "a"
        map.addAnnotation(annotation)
        return map
      },
      .uiView("MPVolumeView") { MPVolumeView() },
      .uiView("PDFView") { PDFView() },
      .uiView("PKCanvasView") {
        let canvas = PKCanvasView()
        let tools = PKToolPicker()
        tools.setVisible(true, forFirstResponder: canvas)
        tools.addObserver(canvas)
        canvas.becomeFirstResponder()
        return canvas
      },
      .uiView("SCNView") {
        let view = SCNView()
        view.scene = SCNScene()
        return view
      },
      .uiView("SKView") {
        let view = SKView()
        view.presentScene(SKScene(size: CGSize(width: 100, height: 100)))
        return view
      },
      .uiView("WKWebView") {
        let web = WKWebView()
        web.load(URLRequest(url: page))
        return web
      },
      .controller("AVPlayerViewController") {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: page)
        controller.player?.play()
        return controller
      },
      .controller("CNContactPickerViewController") { CNContactPickerViewController() },
      .controller("DataScannerViewController") { DataScannerViewController(recognizedDataTypes: [.text()]) },
      .controller("EKEventEditViewController") {
        let controller = EKEventEditViewController()
        controller.eventStore = EKEventStore()
        return controller
      },
      .controller("GKGameCenterViewController") { GKGameCenterViewController() },
      .controller("MFMailComposeViewController") { MFMailComposeViewController() },
      .controller("MFMessageComposeViewController") { MFMessageComposeViewController() },
      .controller("PHPickerViewController") { PHPickerViewController(configuration: PHPickerConfiguration()) },
      .controller("QLPreviewController") { QLPreviewController() },
      .controller("SFSafariViewController") { SFSafariViewController(url: page) },
      .controller("VNDocumentCameraViewController") { VNDocumentCameraViewController() },
    ]

    @Test("a released screen leaves nothing behind, also after a tap", arguments: views)
    func release(shown: Shown) async throws {
      weak var graph: Graph?
      do {
        let screen = Screen(device: .iPhone)
        screen.show(shown.view())
        screen.advance(by: 1)
        _ = screen.displayList()
        _ = screen.semantics()
        screen.tap(at: CGPoint(x: 195, y: 422))
        screen.advance(by: 0.5)
        graph = screen.graph
      }
      // Tasks that were cancelled end when it is their turn.
      for _ in 0..<100 where graph != nil { try await Task.sleep(for: .milliseconds(10)) }
      #expect(graph == nil)
    }
  }
#endif
