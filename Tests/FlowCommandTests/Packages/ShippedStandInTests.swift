#if os(Linux)
  import Foundation
  import ProjectModel
  import Testing

  @testable import flow

  @Suite("Stand-ins that ship")
  struct ShippedStandInTests {
    private func withFiles(_ files: [String: String], _ body: (URL) throws -> Void) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try body(folder.standardizedFileURL)
    }

    private let firebase = PackageReference.remote(
      url: "https://github.com/firebase/firebase-ios-sdk.git", requirement: "from: \"11.0.0\"")

    private func project(_ folder: URL, _ packages: [PackageReference]) -> Project {
      Project(location: folder.appendingPathComponent("Shop.xcodeproj"), root: folder, targets: [], packages: packages)
    }

    @Test("are used for what a project imports, and nothing is fetched; what they lack is said")
    func project() throws {
      try withFiles(["Shop/A.swift": "import FirebaseAuth\nimport FirebaseDynamicLinks\n"]) { folder in
        var module = try SourceModule(folders: [folder.path + "/Shop"])
        module.products = ["FirebaseAuth", "FirebaseDynamicLinks"].map { PackageProduct(name: $0, package: firebase) }
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        let prepared = try PreparedSources([module], of: project(folder, [firebase]), in: scratch)
        let packages = try #require(prepared.packages)
        #expect(
          packages.products(of: prepared.modules[0].module) == [
            #".product(name: "FirebaseAuth", package: "firebase-ios-sdk")"#
          ])
        #expect(packages.packages.dependencies.keys.sorted() == ["firebase-ios-sdk"])
        #expect(
          prepared.standIns.map(\.text) == [
            "firebase-ios-sdk cannot be built here: a stand-in is used. It has no "
              + "FirebaseDynamicLinks."
          ])
        let result = CheckResult(sources: [""], errors: [], standIns: [StandInUse(identity: "tea", missing: [])])
        #expect(
          result.text.hasPrefix(
            "1 file, 1 line.\ntea cannot be built here: a stand-in is used.\n"))
      }
    }

    @Test("are used instead of a package by its address or in a folder, and not instead of themselves")
    func identities() throws {
      let own = try #require(ShippedStandIn.all["firebase-ios-sdk"])
      #expect(own.modules.isSuperset(of: ["Firebase", "FirebaseAuth", "FirebaseFirestore"]))
      #expect(ShippedStandIn.identity(replacing: firebase) == "firebase-ios-sdk")
      let binary = PackageReference.remote(
        url: "https://example.com/Firebase-iOS-SDK-XCFrameworks.git", requirement: "from: \"11.0.0\"")
      #expect(ShippedStandIn.identity(replacing: binary) == "firebase-ios-sdk")
      let copy = URL(fileURLWithPath: "/Shop/Vendor/Firebase-iOS-SDK")
      #expect(ShippedStandIn.identity(replacing: .local(copy)) == "firebase-ios-sdk")
      #expect(ShippedStandIn.identity(replacing: .local(own.folder)) == nil)
      #expect(ShippedStandIn.identity(replacing: .local(URL(fileURLWithPath: "/Shop/Kit"))) == nil)
      #expect(ShippedStandIn.identity(replacing: .named("Firebase")) == nil)
      #expect(ShippedStandIn.identity(replacing: nil) == nil)
    }

    @Test("are used for a folder of sources, and for a project whose packages another tool manages")
    func withoutPackages() throws {
      try withFiles(["Shop/A.swift": "import GoogleSignIn\n"]) { folder in
        let module = try SourceModule(folders: [folder.path + "/Shop"])
        for project in [nil, project(folder, [])] {
          let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch\(project == nil)"))
          let prepared = try PreparedSources([module], of: project, in: scratch)
          #expect(prepared.packages?.packages.dependencies.keys.sorted() == ["googlesignin-ios"])
        }
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        #expect(try PreparedSources([], of: nil, in: scratch).packages == nil)
      }
    }

    @Test("are not used where the project has a module of that name")
    func ownModule() throws {
      let files = [
        "Shop/A.swift": "import FirebaseAuth\n", "Flow/FirebaseAuth/B.swift": "", "FirebaseCore/C.swift": "",
      ]
      try withFiles(files) { folder in
        let module = try SourceModule(folders: [folder.path + "/Shop"])
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        let prepared = try PreparedSources([module], of: project(folder, [firebase]), in: scratch)
        #expect(prepared.packages == nil && prepared.standIns.isEmpty)
        #expect(prepared.modules.map(\.module.name) == ["Shop", "FirebaseAuth"])
        let others = try ["Shop", "FirebaseCore"].map { try SourceModule(folders: [folder.path + "/\($0)"]) }
        #expect(ShippedStandIn.applied(to: others).flatMap(\.products).map(\.name) == ["FirebaseAuth"])
      }
    }

    @Test("are found instead of the package that another package depends on, without the products that they lack")
    func package() throws {
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          dependencies: [.package(url: "https://github.com/firebase/firebase-ios-sdk", from: "11.0.0")],
          targets: [
            .target(
              name: "Kit",
              dependencies: [
                .product(name: "FirebaseAuth", package: "firebase-ios-sdk"),
                .product(name: "FirebaseDynamicLinks", package: "firebase-ios-sdk"),
              ])
          ])
        """
      let files = ["Kit/Package.swift": manifest, "Kit/Sources/Kit/A.swift": "", "Shop/A.swift": "import Kit\n"]
      try withFiles(files) { folder in
        func dependencies(_ package: URL) throws -> [String] {
          try PackageDescription(of: package, cache: folder.appendingPathComponent("Cache")).targets
            .flatMap(\.dependencies).map(\.name)
        }
        // As what is built.
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        let packages = try PackageSet(of: folder.appendingPathComponent("Kit"), in: scratch) { _ in
          PackageSet.RootChanges()
        }
        #expect(packages.dependencies.keys.sorted() == ["firebase-ios-sdk"])
        #expect(packages.standIns().map(\.missing) == [["FirebaseDynamicLinks"]])
        #expect(try dependencies(#require(packages.folder)).contains("FirebaseAuth"))
        #expect(try !dependencies(#require(packages.folder)).contains("FirebaseDynamicLinks"))
        // As a package of a project.
        var module = try SourceModule(folders: [folder.path + "/Shop"])
        module.products = [PackageProduct(name: "Kit", package: nil)]
        let kit = PackageReference.local(folder.appendingPathComponent("Kit"))
        let other = try ScratchPackage(in: folder.appendingPathComponent("Other"))
        let prepared = try PreparedSources([module], of: project(folder, [kit]), in: other)
        #expect(prepared.packages?.packages.dependencies.keys.sorted() == ["firebase-ios-sdk", "kit"])
        #expect(prepared.standIns.map(\.missing) == [["FirebaseDynamicLinks"]])
      }
    }

    @Test("are found under the other address of a package, also by a package that names both")
    func otherIdentities() throws {
      let lottie = PackageReference.remote(
        url: "https://github.com/airbnb/lottie-spm.git", requirement: "from: \"4.0.0\"")
      #expect(ShippedStandIn.identity(replacing: lottie) == "lottie-ios")
      #expect(ShippedStandIn.identity("lottie-spm") == "lottie-ios" && ShippedStandIn.identity("tea") == "tea")
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          dependencies: [
            .package(url: "https://github.com/airbnb/lottie-spm.git", from: "4.0.0"),
            .package(url: "https://github.com/SDWebImage/SDWebImage", from: "5.0.0"),
            .package(url: "https://github.com/SDWebImage/SDWebImageSwiftUI", from: "3.0.0"),
          ],
          targets: [
            .target(
              name: "Kit",
              dependencies: [
                .product(name: "Lottie", package: "lottie-spm"), .product(name: "SDWebImage", package: "SDWebImage"),
                .product(name: "SDWebImageSwiftUI", package: "SDWebImageSwiftUI"),
              ])
          ])
        """
      try withFiles(["Kit/Package.swift": manifest, "Kit/Sources/Kit/A.swift": "import Lottie\n"]) { folder in
        let scratch = try ScratchPackage(in: folder.appendingPathComponent("Scratch"))
        let packages = try PackageSet(of: folder.appendingPathComponent("Kit"), in: scratch) { _ in
          PackageSet.RootChanges()
        }
        #expect(packages.dependencies.keys.sorted() == ["lottie-ios", "sdwebimageswiftui"])
        #expect(packages.standIns().map(\.identity) == ["lottie-ios", "sdwebimageswiftui"])
        #expect(packages.standIns().flatMap(\.missing) == [])
        let kit = try PackageDescription(of: #require(packages.folder), cache: folder.appendingPathComponent("Cache"))
        let products = kit.targets.flatMap(\.dependencies).filter { $0.package != nil && $0.name != "SwiftUI" }
        #expect(products.map(\.name).sorted() == ["Lottie", "SDWebImage", "SDWebImageSwiftUI"])
        #expect(Set(kit.dependencies.map(\.identity)).isSuperset(of: ["lottie-ios", "sdwebimageswiftui"]))
      }
    }

    @Test("need no versions of the packages that they stand for and of those behind them")
    func versions() throws {
      let pins = """
        {"originHash": "1", "version": 3, "pins": [
          {"identity": "firebase-ios-sdk", "location": "a"}, {"identity": "leveldb", "location": "b"},
          {"identity": "promises", "location": "c"}, {"identity": "kingfisher", "location": "d"}]}
        """
      func identities(_ text: String, for manifest: String) throws -> [String] {
        let reduced = ShippedStandIn.reduced(Data(text.utf8), for: manifest)
        let file = try #require(try JSONSerialization.jsonObject(with: reduced) as? [String: Any])
        let object = file["object"] as? [String: Any] ?? file
        return (object["pins"] as? [[String: String]] ?? []).compactMap { $0["identity"] ?? $0["repositoryURL"] }
      }
      #expect(try identities(pins, for: "") == ["kingfisher"])
      #expect(
        try identities(pins, for: #".package(url: "https://github.com/google/Promises.git")"#) == [
          "promises", "kingfisher",
        ])
      let old = """
        {"object": {"pins": [{"repositoryURL": "https://github.com/firebase/leveldb.git"}, {"repositoryURL": "k"}]},
          "version": 1}
        """
      #expect(try identities(old, for: "") == ["k"])
      let other = Data(#"{"pins": [{"identity": "kingfisher"}]}"#.utf8)
      #expect(ShippedStandIn.reduced(other, for: "") == other)
      #expect(ShippedStandIn.reduced(Data("no".utf8), for: "") == Data("no".utf8))
    }
  }
#endif
