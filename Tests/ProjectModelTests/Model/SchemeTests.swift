import Foundation
import Testing

@testable import ProjectModel

@Suite("Schemes and test plans")
struct SchemeTests {
  private let project = projectText(
    """
    U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
      buildConfigurationList = LU; };
    LU = {isa = XCConfigurationList; buildConfigurations = (CU); };
    CU = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "/x/My Shop.app/My Shop"; }; };
    """, targets: "A, U")

  private func reference(_ name: String) -> String {
    """
    <BuildableReference BuildableIdentifier = "primary" BlueprintName = "\(name)" ReferencedContainer = "container:X.xcodeproj">
    </BuildableReference>
    """
  }

  private var scheme: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <Scheme> --><Scheme version = "1.7">
      <BuildAction><BuildActionEntries>
        <BuildActionEntry buildForRunning = "YES">\(reference("My Shop"))</BuildActionEntry>
      </BuildActionEntries></BuildAction>
      <TestAction buildConfiguration = "Debug" shouldUseLaunchSchemeArgsEnv = "YES" language = "de">
        <TestPlans>
          <TestPlanReference reference = "container:Other.xctestplan"></TestPlanReference>
          <TestPlanReference reference = "container:Main.xctestplan" default = "YES"></TestPlanReference>
        </TestPlans>
        <Testables>
          <TestableReference skipped = "NO" parallelizable = "YES">\(reference("Tests"))
            <SkippedTests><Test Identifier = "CartTests/testSlow()"></Test></SkippedTests>
          </TestableReference>
        </Testables>
      </TestAction>
      <LaunchAction buildConfiguration = "Beta" language = "ja" region = "JP">
        <BuildableProductRunnable>\(reference("My Shop"))</BuildableProductRunnable>
        <CommandLineArguments>
          <CommandLineArgument argument = "-AppleLanguages &quot;(de)&quot; -x" isEnabled = "YES"/>
          <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
        </CommandLineArguments>
        <EnvironmentVariables>
          <EnvironmentVariable key = "HOST" value = "a &amp; b" isEnabled = "YES"></EnvironmentVariable>
          <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
        </EnvironmentVariables>
      </LaunchAction>
    </Scheme>
    """
  }

  private let plan = """
    {
      "configurations": [
        {"id": "1", "name": "German", "options": {"language": "de", "region": "AT", "environmentVariableEntries": [{"key": "B", "value": "2"}]}},
        {"id": "2", "name": "Off", "enabled": false, "options": {}},
        {"id": "3", "name": "Plain", "options": {}}
      ],
      "defaultOptions": {
        "commandLineArgumentEntries": [{"argument": "-ui-testing"}, {"argument": "-no", "enabled": false}],
        "environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "C", "value": "3", "enabled": false}]
      },
      "testTargets": [
        {"parallelizable": true, "selectedTests": ["CartTests/testTotal()"], "target": {"containerPath": "container:X.xcodeproj", "identifier": "U", "name": "Tests"}},
        {"enabled": false, "skippedTests": {"suites": [{"name": "Slow", "testFunctions": ["a()"]}, {"name": "All"}]}, "target": {"containerPath": "container:Kit", "identifier": "KitTests", "name": "KitTests"}}
      ],
      "version": 1
    }
    """

  @Test("a scheme has what it builds, runs and tests, with arguments, environment and language")
  func schemes() throws {
    let files = [
      "X.xcodeproj/project.pbxproj": project, "X.xcodeproj/xcshareddata/xcschemes/Store.xcscheme": scheme,
      "Main.xctestplan": plan, "Other.xctestplan": "{\"testTargets\": [}",
    ]
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      #expect(project.schemes.map(\.name) == ["Store"])
      let scheme = project.schemes[0]
      let app = project.targets[0].id
      #expect(scheme.builds == [app])
      #expect(scheme.launches == app)
      #expect(scheme.launchConfiguration == "Beta")
      #expect(scheme.launch.arguments == ["-AppleLanguages", "(de)", "-x"])
      #expect(scheme.launch.environment == ["HOST": "a & b"])
      #expect(scheme.launch.language == "ja")
      #expect(scheme.launch.region == "JP")
      #expect(scheme.testLaunch.language == "de")
      #expect(scheme.testLaunch.environment == ["HOST": "a & b"])
      #expect(scheme.tests.map(\.target) == [project.targets[1].id])
      #expect(scheme.tests[0].skipped == ["CartTests/testSlow()"])
      #expect(scheme.tests[0].isParallel)
      #expect(scheme.testPlans.map(\.lastPathComponent) == ["Main.xctestplan", "Other.xctestplan"])
      #expect(
        project.notes == [
          "The test plan \(folder.path)/Other.xctestplan cannot be read, and is left out: line 1, column 18: a value was "
            + "expected, and '}' was found."
        ])
      #expect(project.testSelections(of: "Store").map(\.target.name) == ["Tests"])
      // The only scheme that launches the app launches it also without being named.
      #expect(project.launch(of: app, scheme: nil) == scheme.launch)
      #expect(project.launch(of: app, scheme: "Store") == scheme.launch)
      #expect(project.launch(of: project.targets[1].id, scheme: "Store") == LaunchOptions())
    }
  }

  @Test("a plan has tests, and a configuration for each run")
  func plans() throws {
    try withFiles(["Main.xctestplan": plan]) { folder in
      let plan = try TestPlanFile.plan(folder.appendingPathComponent("Main.xctestplan"), folder: folder)
      #expect(plan.name == "Main")
      #expect(plan.tests.map(\.isEnabled) == [true, false])
      #expect(plan.tests[0].selected == ["CartTests/testTotal()"])
      #expect(plan.tests[1].skipped == ["Slow/a()", "All"])
      #expect(plan.tests[1].target == ProjectTarget.ID(project: folder.path + "/Kit", name: "KitTests"))
      #expect(plan.configurations.map(\.name) == ["German", "Plain"])
      #expect(plan.configurations[0].launch.environment == ["A": "1", "B": "2"])
      #expect(plan.configurations[0].launch.arguments == ["-ui-testing"])
      #expect(plan.configurations[0].launch.region == "AT")
      #expect(plan.configurations[1].launch.language == nil)
    }
  }

  @Test("arguments and variables of schemes and plans have the settings of the project and the target that they name")
  func references() throws {
    let scheme = """
      <Scheme><LaunchAction>
        <BuildableProductRunnable>\(reference("My Shop"))</BuildableProductRunnable>
        <CommandLineArguments>
          <CommandLineArgument argument = "-app $(PRODUCT_BUNDLE_IDENTIFIER:default=none)" isEnabled = "YES"/>
        </CommandLineArguments>
        <EnvironmentVariables>
          <EnvironmentVariable key = "DATA" value = "$(SRCROOT)/Data of $(TARGET_NAME)" isEnabled = "YES"/>
          <EnvironmentVariable key = "CI" value = "$(CI)" isEnabled = "YES"/>
          <EnvironmentVariable key = "PRICE" value = "$5" isEnabled = "YES"/>
        </EnvironmentVariables>
      </LaunchAction></Scheme>
      """
    let plan = """
      {"defaultOptions": {
        "environmentVariableEntries": [{"key": "DATA", "value": "$(PROJECT_DIR)/$(PROJECT_NAME)"}],
        "targetForVariableExpansion": {"containerPath": "container:X.xcodeproj", "name": "My Shop"}},
       "configurations": [{"name": "One", "options": {
        "commandLineArgumentEntries": [{"argument": "-name $(TARGET_NAME)"}]}}]}
      """
    let files = [
      "X.xcodeproj/project.pbxproj": project, "X.xcodeproj/xcshareddata/xcschemes/Store.xcscheme": scheme,
      "Main.xctestplan": plan,
    ]
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      let launch = try #require(project.schemes.first).launch
      #expect(launch.arguments == ["-app", "none"])
      #expect(launch.environment == ["DATA": "\(folder.path)/Data of My Shop", "CI": "", "PRICE": "$5"])
      let plan = try TestPlanFile.plan(
        folder.appendingPathComponent("Main.xctestplan"), folder: folder, project.targets)
      let configuration = try #require(plan.configurations.first)
      #expect(configuration.launch.environment == ["DATA": "\(folder.path)/X"])
      #expect(configuration.launch.arguments == ["-name", "My Shop"])
    }
  }

  @Test("the products of a scheme's store are found from the project, or from a folder in it, also for its plans")
  func storeFile() throws {
    func scheme(_ path: String) -> String {
      """
      <Scheme><TestAction><TestPlans>
        <TestPlanReference reference = "container:Main.xctestplan" default = "YES"></TestPlanReference>
      </TestPlans></TestAction>
      <LaunchAction><BuildableProductRunnable>\(reference("My Shop"))</BuildableProductRunnable>
        <StoreKitConfigurationFileReference identifier = "\(path)"></StoreKitConfigurationFileReference>
      </LaunchAction></Scheme>
      """
    }
    let folder = "X.xcodeproj/xcshareddata/xcschemes"
    let files = [
      "X.xcodeproj/project.pbxproj": project, "Shop/Tea.storekit": "", "Main.xctestplan": plan,
      "\(folder)/Old.xcscheme": scheme("../Shop/Tea.storekit"),
      "\(folder)/New.xcscheme": scheme("../../Shop/Tea.storekit"),
      "\(folder)/Wrong.xcscheme": scheme("../Tea.storekit"),
    ]
    try withFiles(files) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      let file = folder.path + "/Shop/Tea.storekit"
      // The last one is that of the target.
      #expect(project.schemes.map(\.name) == ["New", "Old", "Wrong", "My Shop"])
      #expect(project.schemes.map(\.launch.storeFile?.path) == [file, file, nil, nil])
      let notes = project.notes.filter { $0.contains(" names products of the store in ") }
      #expect(notes.count == 1)
      #expect(notes.allSatisfy { $0.contains("The scheme 'Wrong' in \(folder.path)/") })
      #expect(notes.allSatisfy { $0.hasSuffix(", which is not there.") })
      let variables = ["FLOW_STORE_FILE": file]
      #expect(project.schemes.map(\.launch.variables) == [variables, variables, [:], [:]])
      let configurations = project.testConfigurations(of: "Old")
      #expect(configurations.map(\.launch.storeFile?.path) == [file, file])
      #expect(configurations.first?.launch.variables == ["A": "1", "B": "2", "FLOW_STORE_FILE": file])
    }
  }

  @Test("a target without a scheme has the one that Xcode makes: it tests what the target hosts")
  func madeUp() throws {
    try withFiles(["X.xcodeproj/project.pbxproj": project]) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      #expect(project.schemes.map(\.name) == ["My Shop"])
      #expect(project.schemes[0].location == nil)
      #expect(project.schemes[0].launches == project.targets[0].id)
      #expect(project.schemes[0].tests.map(\.target) == [project.targets[1].id])
    }
  }

  @Test(
    "a scheme that cannot be read is named with the mistake",
    arguments: [
      ("<Scheme><BuildAction></Scheme>", "line 1, column 22: this tag ends an element that did not begin"),
      ("<Scheme", "line 1, column 1: the tag has no '>'"),
      ("", "it is empty"),
      ("<Scheme>", "the element 'Scheme' has no end"),
      ("<Scheme>\n<<<<<<< HEAD\n</Scheme>", "line 2, column 1: '<<<<<<<' is the mark of an unfinished merge"),
      ("<a b=\"c></a>", "line 1, column 1: the tag has no '>'"),
      ("text", "line 1, column 1: an XML element was expected"),
    ])
  func broken(text: String, reason: String) throws { try expectError(reason, in: text) }

  @Test("a scheme with 100,000 levels is named with the mistake")
  func levels() throws {
    try expectError("line 1, column 301: there are more than 100 levels", in: String(repeating: "<a>", count: 100_000))
  }

  private func expectError(_ reason: String, in text: String) throws {
    let path = "X.xcodeproj/xcshareddata/xcschemes/Store.xcscheme"
    try withFiles(["X.xcodeproj/project.pbxproj": project, path: text]) { folder in
      let project = try Project(at: folder.path + "/X.xcodeproj")
      #expect(project.notes == ["The scheme \(folder.path)/\(path) cannot be read, and is left out: \(reason)."])
      #expect(project.schemes.map(\.name) == ["My Shop"])
    }
  }
}
