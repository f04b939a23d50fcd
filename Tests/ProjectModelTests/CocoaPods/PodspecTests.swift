import Foundation
import Testing

@testable import ProjectModel

@Suite("Specifications of pods")
struct PodspecTests {
  private let ruby = """
    Pod::Spec.new do |s|
      s.name = 'Kit'
      s.version = "1.2"
      s.description = <<-DESC
        s.source_files = 'Wrong/*.swift'
      DESC
      s.module_name = 'KitModule'
      s.swift_versions = ['5.0', '6.0']
      s.default_subspec = 'Core'
      s.dependency 'Alamofire', '~> 5.0'
      s.subspec 'Core' do |core|
        core.source_files = 'Sources/Core/**/*.{h,swift}',
          "Sources/Shared"
        core.ios.exclude_files = ['Sources/Core/Old']
        core.resource_bundles = { 'Kit' => ['Resources/*.png'], 'More' => 'More' }
        core.pod_target_xcconfig = { 'SWIFT_ACTIVE_COMPILATION_CONDITIONS' => 'KIT_CORE FAST' }
      end
      s.subspec 'Extra' do |ss|
        ss.source_files = 'Sources/Extra/*.swift'
        ss.dependency 'Kit/Core'
      end
      s.test_spec 'Tests' do |ss|
        ss.source_files = 'Tests/**/*.swift'
      end
    end
    """

  @Test("assignments of texts are read, each of its part, and tests are left out")
  func parts() throws {
    try withFiles(["Kit.podspec": ruby]) { folder in
      let specification = try #require(Podspec(folder.appendingPathComponent("Kit.podspec")))
      #expect(specification.version == "1.2")
      #expect(specification.module == "KitModule")
      #expect(specification.languageMode == "6.0")
      #expect(specification.parts.map(\.name) == ["", "Core", "Extra"])
      let core = try #require(specification.parts.first { $0.name == "Core" })
      #expect(core.sources == ["Sources/Core/**/*.{h,swift}", "Sources/Shared"])
      #expect(core.excluded == ["Sources/Core/Old"])
      #expect(core.resources == ["Resources/*.png", "More"])
      #expect(core.conditions == ["KIT_CORE", "FAST"])
      #expect(specification.parts(for: ["Kit"]).map(\.name) == ["", "Core"])
      #expect(specification.parts(for: ["Kit/Extra"]).map(\.name) == ["", "Core", "Extra"])
      #expect(specification.parts(for: ["Kit"]).flatMap(\.needs) == ["Alamofire"])
    }
  }

  @Test("the form in JSON says the same")
  func json() throws {
    let text = """
      {"name": "Kit", "version": "1.2", "swift_versions": "5.0", "default_subspecs": "Core", "subspecs": [
        {"name": "Core", "source_files": "A/*.swift", "ios": {"source_files": ["B/*.swift"]}, "dependencies": {"Tea": []},
          "resource_bundles": {"Kit": "C/*"}},
        {"name": "Extra", "source_files": "D/*.swift", "subspecs": [{"name": "More", "source_files": "E/*.swift"}]}]}
      """
    try withFiles(["Kit.podspec.json": text]) { folder in
      let specification = try #require(Podspec(folder.appendingPathComponent("Kit.podspec.json")))
      #expect(specification.parts.map(\.name) == ["", "Core", "Extra", "Extra/More"])
      let core = try #require(specification.parts.first { $0.name == "Core" })
      #expect(core.sources == ["A/*.swift", "B/*.swift"])
      #expect(core.needs == ["Tea"])
      #expect(core.resources == ["C/*"])
      #expect(specification.parts(for: ["Kit/Extra/More"]).map(\.name) == ["", "Extra", "Extra/More"])
      #expect(Podspec(folder.appendingPathComponent("Gone.podspec")) == nil)
    }
  }

  @Test("alternatives in braces are patterns of their own")
  func braces() {
    #expect(BraceExpansion.texts(of: "{A,B}/*.{h,m}").sorted() == ["A/*.h", "A/*.m", "B/*.h", "B/*.m"])
    #expect(BraceExpansion.texts(of: "A/*.swift") == ["A/*.swift"])
  }
}
