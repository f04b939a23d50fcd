import SwiftUI

extension XCUIElement {
  /// The type of an element.
  ///
  /// The raw values are Apple's, and equal to those of the semantics tree.
  public enum ElementType: UInt, CaseIterable, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard
    case key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
    case outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator
    case segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView
    case scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar
    case menuBarItem, map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator
    case splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker
    case grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }
}

extension XCUIElement.ElementType {
  init(_ role: SemanticsNode.Role) {
    self = Self(rawValue: role.rawValue) ?? .other
  }

  /// The name in descriptions and messages: `StaticText`.
  package var name: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether a query for `type` finds an element of this type.
  func matches(_ type: XCUIElement.ElementType) -> Bool {
    type == .any || self == type
  }
}
