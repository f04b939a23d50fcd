#if os(Linux)
  import FlowSnapshots
  import Foundation
  import SwiftUI
  import Testing

  /// That a changed drawing has a new number. References store it, so that a reference of another drawing is not a
  /// change of the app.
  @MainActor
  struct DrawingNumberTests {
    /// A drawing of the page, as recorded.
    struct Record {
      /// `PictureLibraries.drawing`.
      let drawing: Int

      /// The fingerprint of the fonts and the other libraries, which change pictures, too.
      let origin: String

      let page: String
    }

    /// The current drawing, with the fonts and libraries of each distribution it was recorded on.
    static let records = [Record(drawing: 16, origin: "8cb7cc9f01fcd231", page: "c3a97fe8e48abc8a")]

    @Test("a page is drawn differently only with a new drawing number")
    func page() throws {
      #expect(
        Self.records.allSatisfy { $0.drawing == PictureLibraries.drawing },
        "The drawing number is \(PictureLibraries.drawing). Record the page again for it in `DrawingNumberTests`.")
      let origin = Self.origin
      let page = try Self.fingerprint
      guard let record = Self.records.first(where: { $0.origin == origin }) else {
        // Other fonts draw another page, of which nothing is recorded.
        print("The page of drawing \(PictureLibraries.drawing) with fonts and libraries \(origin) is \(page).")
        return
      }
      #expect(
        page == record.page,
        "Drawing \(record.drawing) of the page was \(record.page), and is \(page) now. Increase `PictureLibraries.drawing`, and record the page for it in `DrawingNumberTests`."
      )
    }

    @Test("the page shows a change of any design, and is the same when it is drawn again")
    func sensitivity() throws {
      let pictures = try Self.settings.map { try Self.picture($0.device, $0.scheme) }
      #expect(Set(pictures).count == pictures.count)
      let first = try #require(Self.settings.first)
      #expect(try Self.picture(first.device, first.scheme) == pictures[0])
    }

    // MARK: - The page

    private static let settings: [(device: Device, scheme: ColorScheme)] = [
      (.iPhone17, .light), (.iPhone17, .dark), (Device.iPhone17.running(.iOS26), .light),
      (Device.iPhone17.running(.iOS26), .dark), (Device.iPad, .light), (Device.macWindow, .light), (.watch, .light),
    ]

    private static func picture(_ device: Device, _ scheme: ColorScheme) throws -> [UInt32] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let screen = SwiftUI.Screen(device: device.drawingSystemBars(), environment: environment)
      screen.show(Page())
      return try #require(screen.picture(scale: 1)).pixels
    }

    private static var fingerprint: String {
      get throws {
        var print = Fingerprint()
        for setting in settings {
          for pixel in try picture(setting.device, setting.scheme) { print.add(pixel) }
        }
        return print.text
      }
    }

    private static var origin: String {
      var print = Fingerprint()
      let fonts = TextSystem.shared.engine?.fontIdentity ?? ""
      let libraries = PictureLibraries.versions.dropFirst().joined(separator: "\n")
      for byte in "\(fonts)\n\(libraries)".utf8 { print.add(UInt32(byte)) }
      return print.text
    }
  }

  /// The hash FNV-1a.
  private struct Fingerprint {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: UInt32) { value = (value ^ UInt64(number)) &* 0x100_0000_01B3 }

    var text: String { String(value, radix: 16) }
  }

  /// Controls, texts, lines and fills in bars and a list.
  private struct Page: View {
    var body: some View {
      TabView {
        NavigationStack {
          Form {
            Section("Section") {
              Toggle("Toggle", isOn: .constant(true))
              LabeledContent("Label", value: "Value")
              Stepper("Stepper", value: .constant(1))
              Slider(value: .constant(0.4))
              Picker("Picker", selection: .constant(1)) {
                Text("One").tag(1)
                Text("Two").tag(2)
              }
              .pickerStyle(.segmented)
              NavigationLink("Link", value: 1)
            }
            Section {
              HStack {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                ProgressView()
              }
              ProgressView(value: 0.6)
              TextField("Field", text: .constant("Text")).textFieldStyle(.roundedBorder)
              Text("Headline").font(.headline)
              Text("A footnote in a secondary color").font(.footnote).foregroundStyle(.secondary)
              Divider()
              LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .overlay { Text("Material").padding(4).background(.thinMaterial, in: .capsule) }
                .frame(height: 40)
            } footer: {
              Text("Footer")
            }
          }
          .navigationTitle("Title")
          .toolbar { Button("Add", systemImage: "plus") {} }
        }
        .tabItem { Label("Home", systemImage: "house") }
        .badge(2)
        Text("b").tabItem { Label("More", systemImage: "star") }
      }
    }
  }
#endif
