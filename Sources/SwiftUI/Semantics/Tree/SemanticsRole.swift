/// What kind of thing an element of the semantics tree is.
///
/// The kinds, their names and their numbers are those of XCUITest's element types, so that a query finds here what it
/// finds there.
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
  /// Whether assistive technologies go into an element of the role; others they read as one.
  package var holdsElements: Bool {
    switch self {
    case .button, .link, .switch, .toggle, .slider, .stepper, .image, .staticText, .textField, .secureTextField,
      .searchField, .textView, .progressIndicator, .activityIndicator, .pickerWheel, .key, .pageIndicator:
      false
    default: true
    }
  }
}
