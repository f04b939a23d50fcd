import Shrinking

/// A view of a random screen, as data: views are created from it, parts can be omitted, and a failure prints it as the
/// code that creates it.
package struct RandomView: ShrinkableTree, Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    // Views without children. Those with state keep it themselves.
    case text, color, counter, toggle, field, secureField, editor, slider, stepper, picker, datePicker, progress
    case growing, menu
    // Containers.
    case column, row, layers, grid, scroll, lazyColumn, list, form, section, tabs, pages, navigation, rows
    // Views that show their children conditionally or differently.
    case link, sheet, cover, popover, alert, dialog, disclosure, appearing, alternating, searchable, focused
    // Forms of `ForEach` over the items of the model.
    case boundRows, identifiedRows, turnedRows, rangeRows, indexRows, numberedRows, sortedRows, filteredRows
    case constantRows, nestedRows, nestedBindings, sectionRows, boundSections, editedRows, boundList, editedList
    case swipedRows
    // Containers that move, repeat, omit and group their subviews.
    case carousel, repeatedSubviews, movedSubviews, someSubviews, eachSubview, groupedSections, eachSection
    // Closures that read the model later than the body that made them.
    case relativeFrame, guide, modelLayout, preferenceLayer, preference, geometry, measured
    case visualEffect, canvas, timeline, fitting, tall, phases
    // Modifiers whose values are in the model.
    case padded, faded, enlarged, mirrored, scaledText, renewed, turned
    case widened, fixed, inset, disabled, combined, transitioning, movingLayout, layered
    // Containers and presentations that follow the model.
    case modelTabs, modelStack, modelSearch, modelDisclosure
    case modelFocus, modelSheet, modelCover, modelPopover, modelAlert

    static let leaves = Array(allCases.prefix { $0 != .column })
    static let others = Array(allCases.drop { $0 != .column })

    /// Kinds of which a screen has one: with several, the order of their requests decides which one is shown.
    static let unique = Array(allCases.drop { $0 != .modelFocus })
  }

  let kind: Kind

  /// The parameter of the kind: a length, a choice, the square root of a number of rows.
  package private(set) var number: Int
  package var children: [RandomView]

  package init(_ kind: Kind, _ number: Int = 0, _ children: [RandomView] = []) {
    self.kind = kind
    self.number = number
    self.children = children
  }

  /// The number of views in it.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Whether a lazy grid is in it.
  var hasLazyGrid: Bool { kind == .grid || children.contains { $0.hasLazyGrid } }

  /// The number of rows of `rows`, each of which shows all children.
  var rowCount: Int { number * number }

  /// The largest number of rows of `rows`, to which actions add some.
  ///
  /// A tap on a row performs all of its buttons, so the rows in it would otherwise become thousands.
  var rowLimit: Int { rowCount + 4 }

  /// How often all children are shown, at most.
  private var repetitions: Int {
    switch kind {
    case .rows: rowLimit
    case .boundRows, .rangeRows, .boundSections: 7
    case .modelTabs: 2
    case .carousel, .repeatedSubviews: 3
    default: 1
    }
  }

  /// The largest number of views that it shows, with the days of calendars and the two buttons of `rows`.
  package var shownCount: Int {
    let children = children.reduce(0) { $0 + $1.shownCount }
    return switch kind {
    case .datePicker: 50
    case .rows: 2 + rowLimit * (1 + children)
    default: repetitions * (1 + children)
    }
  }
}

extension RandomView: CustomStringConvertible {
  /// The code that creates it.
  package var description: String {
    let numbers = number == 0 && children.isEmpty ? "" : ", \(number)"
    return "RandomView(.\(kind.rawValue)\(numbers)\(children.isEmpty ? "" : ", \(children)"))"
  }
}

// MARK: - Making them

extension RandomView {
  /// The largest number of views that `rows` show.
  package static let shownLimit = 200

  /// The view of a seed: the same on every machine.
  package static func make(seed: Int) -> RandomView {
    // A different sequence from that of the seed's actions.
    var random = SeededNumbers(seed: seed &+ 0x5EED)
    let roots: [Kind] = [.navigation, .navigation, .tabs, .column, .scroll, .list, .form, .layers]
    var isUniqueUsed = false
    return make(roots[random.below(roots.count)], depth: 4, &random, &isUniqueUsed)
  }

  private static func make(
    _ kind: Kind, depth: Int, _ random: inout SeededNumbers, _ isUniqueUsed: inout Bool
  ) -> RandomView {
    var kind = kind
    if Kind.unique.contains(kind) {
      if isUniqueUsed { kind = .text }
      isUniqueUsed = true
    }
    var view = RandomView(kind, random.below(12))
    guard Kind.others.contains(kind) else { return view }
    // A view that is shown several times would be several.
    var isUsed = isUniqueUsed || view.repetitions > 1
    for _ in 0..<(1 + random.below(4)) {
      let kinds = depth <= 1 || random.below(3) == 0 ? Kind.leaves : Kind.others
      view.children.append(make(kinds[random.below(kinds.count)], depth: depth - 1, &random, &isUsed))
    }
    if view.repetitions == 1 { isUniqueUsed = isUsed }
    // Rows in rows in rows would be hundreds of thousands of views, which take seconds for each action.
    while view.repetitions > 1, view.shownCount > Self.shownLimit {
      if view.kind == .rows, view.number > 1 { view.number -= 1 } else { view.children.removeLast() }
    }
    return view
  }
}
