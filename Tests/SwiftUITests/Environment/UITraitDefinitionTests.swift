import Foundation
import Testing

@testable import SwiftUI

@Suite("Traits that an app defines") struct UITraitDefinitionTests {
  private struct Level: UITraitDefinition {
    static let defaultValue = 1
  }

  private struct Theme: UITraitDefinition {
    final class Value: Sendable {}
    static let value = Value()
    static var defaultValue: Value { value }
    static var name: String { "theme" }
    static var affectsColorAppearance: Bool { true }
  }

  @Test("have their default until they are set, and then the value")
  func values() {
    let traits = UITraitCollection { traits in
      traits[Level.self] = 3
      traits.userInterfaceStyle = .dark
    }
    #expect(UITraitCollection()[Level.self] == 1 && traits[Level.self] == 3)
    #expect(traits.userInterfaceStyle == .dark && traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits.modifyingTraits { $0[Level.self] += 1 }[Level.self] == 4)
    #expect(traits.replacing(Level.self, value: 9)[Level.self] == 9)
    #expect(UITraitCollection(Level.self, value: 2)[Level.self] == 2)
    #expect(UITraitCollection(UITraitDisplayScale.self, value: 3).displayScale == 3)
    #expect(Level.name == "Level" && Level.identifier.hasSuffix("Level") && !Level.affectsColorAppearance)
  }

  @Test("make collections differ by their values; those that cannot be compared count as different")
  func equality() {
    #expect(UITraitCollection(Level.self, value: 2) == UITraitCollection(Level.self, value: 2))
    #expect(UITraitCollection(Level.self, value: 2) != UITraitCollection(Level.self, value: 3))
    #expect(UITraitCollection(Theme.self, value: Theme.value) != UITraitCollection(Theme.self, value: Theme.value))
  }

  @Test("those of UIKit are told when they differ")
  func changes() {
    let changed = UITraitCollection(userInterfaceStyle: .dark).changedTraits(from: nil)
    #expect(changed.map { $0.name } == ["UITraitUserInterfaceStyle"])
    #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 2)
    #expect(UITraitCollection().changedTraits(from: UITraitCollection()).isEmpty)
    #expect(UITraitUserInterfaceIdiom.defaultValue == .unspecified)
  }

  private struct LevelKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = 1
    static func read(from traitCollection: UITraitCollection) -> Int { traitCollection[Level.self] * 10 }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Int) {
      mutableTraits[Level.self] = value / 10
    }
  }

  private struct PhoneKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = false
    static func read(from traitCollection: UITraitCollection) -> Bool {
      traitCollection.horizontalSizeClass == .compact
    }
    static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
  }

  @Test("a key of the environment reads a trait, and writes it")
  func bridge() {
    var values = EnvironmentValues()
    #expect(values[LevelKey.self] == 10)
    values[LevelKey.self] = 50
    #expect(values[LevelKey.self] == 50 && UITraitCollection(values)[Level.self] == 5)
    values.take(UITraitCollection(values).replacing(Level.self, value: 7), insteadOf: UITraitCollection(values))
    #expect(values[LevelKey.self] == 70)
  }

  @Test("a key that writes no trait keeps its value in the environment")
  func readOnly() {
    var values = EnvironmentValues()
    values.horizontalSizeClass = .compact
    #expect(values[PhoneKey.self])
    values.horizontalSizeClass = .regular
    #expect(!values[PhoneKey.self])
    values[PhoneKey.self] = true
    #expect(values[PhoneKey.self])
  }

  @Test("traits become values of the environment")
  func environment() {
    var values = EnvironmentValues()
    let old = UITraitCollection(values)
    let new = old.modifyingTraits { traits in
      traits.userInterfaceStyle = .dark
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .compact
      traits.displayScale = 3
      traits.preferredContentSizeCategory = .extraLarge
      traits.layoutDirection = .rightToLeft
      traits.accessibilityContrast = .high
    }
    values.take(new, insteadOf: old)
    #expect(values.colorScheme == .dark && values.horizontalSizeClass == .regular)
    #expect(values.verticalSizeClass == .compact && values.displayScale == 3)
    #expect(values.sizeCategory == .extraLarge && values.layoutDirection == .rightToLeft)
    #expect(values.colorSchemeContrast == .increased)
  }
}
