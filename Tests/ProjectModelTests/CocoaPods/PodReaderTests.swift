import Foundation
import Testing

@testable import ProjectModel

@Suite("Pods of projects")
struct PodReaderTests {
  private let app = """
    S = {isa = PBXSourcesBuildPhase; files = (B1); }; F = {isa = PBXFrameworksBuildPhase; files = (BP); };
    B1 = {isa = PBXBuildFile; fileRef = F1; }; BP = {isa = PBXBuildFile; fileRef = FP; };
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, FP, FC); };
    F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    FP = {isa = PBXFileReference; path = Pods_Shop.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    FC = {isa = PBXFileReference; path = "Pods/Target Support Files/Pods-Shop/Pods-Shop.debug.xcconfig";
      sourceTree = "<group>"; };
    LA = {isa = XCConfigurationList; buildConfigurations = (CA); };
    CA = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FC; buildSettings = {}; };
    """

  private let workspace = """
    <Workspace version = "1.0">
      <FileRef location = "group:Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
    </Workspace>
    """

  private let lock = """
    PODS:
      - Alamofire (5.6.1)
      - FirebaseAuth (11.0):
        - GoogleUtilities (~> 8.0)
      - GoogleUtilities (8.0)
      - Kit (1.0):
        - Tea (~> 2.0)
      - Tea (2.0)

    DEPENDENCIES:
      - Alamofire (~> 5.6)
    """

  private var files: [String: String] {
    [
      "Shop.xcodeproj/project.pbxproj": projectText(app), "App.swift": "",
      "Shop.xcworkspace/contents.xcworkspacedata": workspace, "Podfile.lock": lock,
      "Podfile":
        "target 'Shop' do\n  pod 'Alamofire', '~> 5.6'\n  pod 'FirebaseAuth'\n  pod 'Kit', :path => 'Kit'\nend\n",
      "Kit/Kit.podspec": """
      Pod::Spec.new do |s|
        s.source_files = 'Sources/**/*.swift'
        s.resources = 'Resources/*'
      end
      """,
      "Kit/Sources/Kit.swift": "", "Kit/Sources/Inner/More.swift": "", "Kit/Tests/KitTests.swift": "",
      "Kit/Resources/a.png": "",
    ]
  }

  @Test("pods that are not in the repository are named with their versions, and nothing else is said about them")
  func missing() throws {
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.location.lastPathComponent == "Shop.xcworkspace")
      #expect(
        project.pods.map(\.description) == [
          "Alamofire 5.6.1", "FirebaseAuth 11.0", "GoogleUtilities 8.0", "Kit 1.0", "Tea 2.0",
        ])
      #expect(project.pods.map(\.presence) == [.missing, .missing, .missing, .sources, .missing])
      #expect(project.pods.filter(\.isDirect).map(\.name) == ["Alamofire", "FirebaseAuth", "Kit"])
      #expect(
        project.notes == [
          "\(folder.path)/Podfile names pods that are not in the repository, so that their modules are missing: Alamofire "
            + "5.6.1, FirebaseAuth 11.0. On a Mac, `pod install` puts them into the folder Pods; sources in Flow/NAME, "
            + "next to the project, stand for a module."
        ])
      #expect(project.targets.flatMap(\.notes) == [])
    }
  }

  @Test("pods that a function in the Podfile names are those of the versions")
  func functions() throws {
    var files = files
    files["Podfile"] = "target 'Shop' do\n  use_shared_pods!\nend\n"
    files["Pods/Alamofire/Source/Alamofire.swift"] = ""
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.pods.map(\.description) == ["Alamofire 5.6.1"])
      #expect(project.pods.allSatisfy(\.isDirect) && project.targets.map(\.name) == ["My Shop", "Alamofire"])
    }
  }

  @Test("pods for which others stand are not read and not named, nor what they alone need")
  func replaced() throws {
    try withFiles(files) { folder in
      var options = Project.Options()
      options.replacedModules = ["FirebaseAuth", "Alamofire"]
      let project = try Project(at: folder.path, options)
      #expect(project.pods.map(\.name) == ["Kit", "Tea"])
      #expect(project.notes == [])
    }
    var files = files
    files["Flow/Alamofire/A.swift"] = ""
    files["Flow/FirebaseAuth/A.swift"] = ""
    try withFiles(files) { folder throws in
      #expect(try Project(at: folder.path).notes == [])
    }
  }

  @Test("a pod in the repository is a library with the files of its specification, which the app depends on")
  func localPod() throws {
    try withFiles(files) { folder in
      // The project alone has them, too.
      for path in [folder.path, folder.path + "/Shop.xcodeproj"] {
        let project = try Project(at: path)
        #expect(project.targets.map(\.name) == ["My Shop", "Kit"])
        let kit = try #require(project.targets.last)
        #expect(kit.id.isPod)
        #expect(kit.kind == .framework)
        #expect(folder.relative(kit.sources) == ["Kit/Sources/Inner/More.swift", "Kit/Sources/Kit.swift"])
        #expect(folder.relative(kit.resources) == ["Kit/Resources/a.png"])
        #expect(kit.settings.conditions == ["DEBUG", "COCOAPODS"])
        #expect(kit.settings.languageMode == "5")
        #expect(try project.sources(of: nil).map(\.name) == ["Kit", "My Shop"])
      }
    }
  }

  @Test("a path without a specification is no pod, whatever is there")
  func otherPath() throws {
    var files = files
    files["Podfile"] = "target 'Shop' do\n  pod 'Kit', :path => '/'\n  pod 'Tea', :path => 'Other'\nend\n"
    files["Other/Tea.swift"] = ""
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["My Shop"])
      #expect(project.pods.filter(\.isDirect).allSatisfy { $0.presence == .missing })
    }
  }

  @Test("what CocoaPods has fetched is a library each, with what it needs")
  func fetchedPods() throws {
    var files = files
    files["Pods/Alamofire/Source/Alamofire.swift"] = ""
    files["Pods/Tea/Tea.swift"] = ""
    files["Pods/Tea/Tests/Leaf.swift"] = ""
    files["Pods/GoogleUtilities/G.m"] = ""
    try withFiles(files) { folder in
      let project = try Project(at: folder.path)
      #expect(project.targets.map(\.name) == ["My Shop", "Alamofire", "Kit", "Tea"])
      let tea = try #require(project.targets.last)
      #expect(folder.relative(tea.sources) == ["Pods/Tea/Tea.swift", "Pods/Tea/Tests/Leaf.swift"])
      let kit = project.targets[2]
      #expect(kit.targetDependencies == [tea.id])
      #expect(try Set(project.sources(of: nil).map(\.name)) == ["Alamofire", "Kit", "My Shop", "Tea"])
      let objectiveC = try #require(project.pods.first { $0.name == "GoogleUtilities" })
      #expect(objectiveC.presence == .notSwift)
    }
  }

  // MARK: - The project of CocoaPods

  private let pods = """
    { objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, F, U, X); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (F1, F2, F3); };
      A = {isa = PBXNativeTarget; name = Alamofire; productType = "com.apple.product-type.framework"; buildPhases = (SA); };
      F = {isa = PBXNativeTarget; name = FirebaseAuth; productType = "com.apple.product-type.framework"; buildPhases = (SF); };
      U = {isa = PBXNativeTarget; name = GoogleUtilities; productType = "com.apple.product-type.framework"; buildPhases = (SF); };
      X = {isa = PBXNativeTarget; name = "Pods-Shop"; productType = "com.apple.product-type.framework";
        dependencies = (DA, DF, DU); buildPhases = (SX); buildConfigurationList = LX; };
      LX = {isa = XCConfigurationList; buildConfigurations = (CX); };
      CX = {isa = XCBuildConfiguration; name = Debug;
        buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; }; };
      DA = {isa = PBXTargetDependency; target = A; }; DF = {isa = PBXTargetDependency; target = F; };
      DU = {isa = PBXTargetDependency; target = U; };
      SA = {isa = PBXSourcesBuildPhase; files = (B1, B2); }; SF = {isa = PBXSourcesBuildPhase; files = (B3); };
      SX = {isa = PBXSourcesBuildPhase; files = (B2); };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; };
      F1 = {isa = PBXFileReference; path = Alamofire/Alamofire.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Target Support Files/A/A-dummy.m"; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Auth.swift; sourceTree = "<group>"; };
    }; rootObject = P; }
    """

  @Test("an app depends on the targets of CocoaPods' project through the one without sources that it links")
  func project() throws {
    var files = files
    files["Pods/Pods.xcodeproj/project.pbxproj"] = pods
    files["Pods/Alamofire/Alamofire.swift"] = ""
    files["Pods/Auth.swift"] = ""
    try withFiles(files) { folder in
      for path in [folder.path, folder.path + "/Shop.xcodeproj"] {
        let project = try Project(at: path)
        #expect(
          try project.sources(of: nil).map(\.name) == [
            "Kit", "Alamofire", "FirebaseAuth", "GoogleUtilities", "My Shop",
          ])
        #expect(project.sources.last?.name == "My Shop")
        #expect(project.targets.flatMap(\.notes) == [])
        var options = Project.Options()
        options.replacedModules = ["FirebaseAuth"]
        let reduced = try Project(at: path, options)
        #expect(try reduced.sources(of: nil).map(\.name) == ["Kit", "Alamofire", "My Shop"])
        #expect(reduced.pods.map(\.presence) == [.sources, .sources, .missing])
      }
    }
  }

  @Test("pods bring modules by their name, whatever its case and signs, and some by another")
  func modules() {
    func pod(_ name: String) -> Pod {
      Pod(
        name: name, version: nil, moduleName: Pod.modules[name] ?? name, isDirect: true, presence: .missing)
    }
    #expect(pod("Kit-Core").brings("kit_core"))
    #expect(pod("Google-Mobile-Ads-SDK").brings("GoogleMobileAds"))
    #expect(!pod("Kit").brings("KitCore"))
    #expect(pod("Kit").description == "Kit")
  }
}
