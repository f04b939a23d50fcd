/// The role of an element in the semantics tree.
///
/// The roles, their names and their values are those of XCUITest's element types, so that queries match the same
/// elements.
extension SemanticsNode {
  package enum Role: UInt, CaseIterable, Sendable {
    case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup
    case checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key
    case navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow
    case browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl
    case picker, pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
    case staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map
    case webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup
    case splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid
    case levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }
}

extension SemanticsNode.Role {
  /// Whether assistive technologies visit the children of an element with this role; others are read as one.
  package var holdsElements: Bool {
    switch self {
    case .button, .link, .switch, .toggle, .slider, .stepper, .image, .staticText, .textField, .secureTextField,
      .searchField, .textView, .progressIndicator, .activityIndicator, .pickerWheel, .key, .pageIndicator:
      false
    default: true
    }
  }
}
