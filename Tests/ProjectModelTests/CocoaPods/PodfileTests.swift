import Foundation
import Testing

@testable import ProjectModel

@Suite("Podfiles")
struct PodfileTests {
  @Test("lines with pods are read, wherever they are, and nothing else")
  func entries() throws {
    let text = """
      # pod 'Old'
      platform :ios, '16.0'
      def shared
        pod 'Alamofire', '~> 5.6' # pod 'Newer'
        pod "Firebase/Auth"
        pod('Kit', :path => '../Kit')
      end
      target 'Shop' do
        use_frameworks!
        shared
        pod 'Local', path: 'Local/Local.podspec', :inhibit_warnings => true
        pod 'Fork', :git => 'https://example.com/fork.git',
          :branch => 'main'
        pod name
        pod 'Made', :path => "#{folder}/Made"
        puts "pod 'Text'"
      end
      """
    try withFiles(["Podfile": text]) { folder in
      let podfile = try #require(Podfile(in: folder))
      #expect(
        podfile.entries == [
          Podfile.Entry(name: "Alamofire", requirement: "~> 5.6"), Podfile.Entry(name: "Firebase/Auth"),
          Podfile.Entry(name: "Kit", path: "../Kit"), Podfile.Entry(name: "Local", path: "Local/Local.podspec"),
          Podfile.Entry(name: "Fork"), Podfile.Entry(name: "Made"),
        ])
      #expect(podfile.entries.map(\.root).contains("Firebase"))
      #expect(Podfile(in: folder.appendingPathComponent("other")) == nil)
    }
  }

  @Test("statements of several lines are one, and texts of several lines are none")
  func statements() {
    let text = """
      a = [
        'b', # first
        "c#d"
      ]
      e = <<-DESC
        f = [
      DESC
      g 'h',
        :i
      """
    #expect(RubyText.statements(in: text) == ["a = [ 'b', \"c#d\" ]", "e = <<-DESC", "g 'h', :i"])
  }

  @Test("versions and what pods need are those of the lock")
  func versions() throws {
    let text = """
      PODS:
        - Alamofire (5.6.1)
        - Kit (1.0):
          - Kit/Core (= 1.0)
        - Kit/Core (1.0):
          - Alamofire (~> 5.0)
        - "Text+More (2.0)"
        - Unused (3.0)

      DEPENDENCIES:
        - Kit (from `../Kit`)
        - "Text+More"

      COCOAPODS: 1.15.2
      """
    try withFiles(["Podfile.lock": text]) { folder in
      let versions = PodVersions(in: folder)
      #expect(versions.versions == ["Alamofire": "5.6.1", "Kit": "1.0", "Text+More": "2.0", "Unused": "3.0"])
      #expect(versions.direct == ["Kit", "Text+More"])
      #expect(versions.names == ["Alamofire", "Kit", "Kit/Core", "Text+More", "Unused"])
      #expect(versions.needed(by: ["Kit"]) { _ in false } == ["Alamofire", "Kit"])
      #expect(versions.needed(by: ["Kit", "Text+More"]) { $0 == "Kit" } == ["Text+More"])
    }
  }
}
