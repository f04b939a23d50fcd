import SwiftUI

/// The scene of a storyboard that a controller was made of.
@MainActor
final class ControllerInterface {
  let element: InterfaceElement
  let loading: InterfaceLoading

  /// What performs the segues of controls, bars' items and recognizers, which do not retain it.
  var triggers: [SegueTrigger] = []

  /// The objects of the scene beside the controller, which nothing else may retain.
  fileprivate var others: [AnyObject] = []

  init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
    self.element = element
    self.loading = loading
  }

  /// The segues that lead from the controller, its views or its cells.
  var segues: [InterfaceElement] { element.all.filter { $0.name == "segue" } }

  /// Makes the view of the scene.
  ///
  /// - Returns: Whether the scene has a view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let root = element.child(key: "view"), let view = loading.makeView(root) else { return false }
    controller.view = view
    others = (element.parent?.children ?? []).compactMap { $0 === element ? nil : loading.makeOther($0) }
    for guide in element.members("layoutGuides") { loading.name(edgeGuide(guide, of: view), guide.id) }
    loading.finish(connecting: controller, element)
    return true
  }

  /// A guide of old storyboards, which ends or begins where the safe area does.
  private func edgeGuide(_ element: InterfaceElement, of view: UIView) -> UILayoutGuide {
    let isTop = element.string("type") == "top"
    let guide = UILayoutGuide(of: view) { view in
      let safe = view.safeAreaInsets
      return isTop
        ? UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - safe.top, right: 0)
        : UIEdgeInsets(top: view.bounds.height - safe.bottom, left: 0, bottom: 0, right: 0)
    }
    return guide
  }
}

extension UIViewController {
  /// Makes the view of the controller's storyboard or nib.
  ///
  /// - Returns: Whether there is one.
  func loadInterface() -> Bool {
    if let interface { return interface.loadView(of: self) }
    guard let nib = UINib(ofViewOf: self) else { return false }
    let objects = nib.instantiate(withOwner: self, options: nil)
    if viewIfLoaded != nil { return true }
    // A file that is missing has been reported.
    if objects.isEmpty { return false }
    reportMistake("The nib \(nib.name) of \(type(of: self)) does not set its outlet \"view\"; the view is plain.")
    return false
  }
}

extension InterfaceLoading {
  /// The classes of controllers by the names of their elements.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self, "hostingController": UIViewController.self,
  ]

  /// Sets what a controller has in its element, while it is made.
  func read(_ element: InterfaceElement, into controller: UIViewController) {
    self.controller = controller
    note(controller, for: element)
    controller.interface = ControllerInterface(element, self)
    _ = (element.string("storyboardIdentifier"), element.string("automaticallyAdjustsScrollViewInsets"))
    // Read when the view is made.
    _ = (element.child("layoutGuides"), element.child(key: "view"), element.child("connections"))
    if let title = text(element, "title") { controller.title = title }
    element.set("hidesBottomBarWhenPushed", of: controller, \.hidesBottomBarWhenPushed)
    element.set("definesPresentationContext", of: controller, \.definesPresentationContext)
    element.set(
      "providesPresentationContextTransitionStyle", of: controller, \.providesPresentationContextTransitionStyle)
    element.set("extendedLayoutIncludesOpaqueBars", of: controller, \.extendedLayoutIncludesOpaqueBars)
    element.set("modalPresentationStyle", of: controller, \.modalPresentationStyle, Self.presentationStyles)
    element.set("modalTransitionStyle", of: controller, \.modalTransitionStyle, Self.transitionStyles)
    element.set("interfaceStyle", of: controller, \.overrideUserInterfaceStyle, ["light": .light, "dark": .dark])
    if let size = element.numbers(key: "preferredContentSize", "width", "height") {
      controller.preferredContentSize = CGSize(width: size[0], height: size[1])
    }
    if let item = element.child(key: "navigationItem") { readNavigationItem(controller.navigationItem, item) }
    if let item = element.child(key: "tabBarItem") { readTabBarItem(of: controller, item) }
    // The items of a toolbar below the controller.
    if element.child("toolbarItems") != nil { warn("the element <toolbarItems> has no effect") }
    readContainer(controller, element)
  }

  static let presentationStyles: [String: UIModalPresentationStyle] = named(
    .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover)

  static let transitionStyles: [String: UIModalTransitionStyle] = named(
    .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl)

  private func readContainer(_ controller: UIViewController, _ element: InterfaceElement) {
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.child(key: "navigationBar") { readBar(navigation.navigationBar, bar) }
      _ = element.child(key: "toolbar")
      element.set("navigationBarHidden", of: navigation, \.isNavigationBarHidden)
      element.set("toolbarHidden", of: navigation, \.isToolbarHidden)
      element.set("hidesBarsOnSwipe", of: navigation, \.hidesBarsOnSwipe)
      navigation.viewControllers = related("rootViewController", element)
    case let tabs as UITabBarController:
      if let bar = element.child(key: "tabBar"), let tint = color(bar, key: "tintColor") {
        tabs.tabBar.tintColor = tint
      }
      tabs.viewControllers = related("viewControllers", element)
      element.set("selectedIndex", of: tabs, \.selectedIndex)
    case let split as UISplitViewController: readSplit(split, element)
    case is UITableViewController, is UICollectionViewController:
      _ = element.child("refreshControl").map { _ in warn("the element <refreshControl> has no effect") }
      clearsSelection(of: controller, element)
    case is UIPageViewController:
      // Pages scroll.
      if element.string("transitionStyle") == "pageCurl" { warn("the attribute \"transitionStyle\" has no effect") }
    default: break
    }
  }

  private func clearsSelection(of controller: UIViewController, _ element: InterfaceElement) {
    if let table = controller as? UITableViewController {
      element.set("clearsSelectionOnViewWillAppear", of: table, \.clearsSelectionOnViewWillAppear)
    } else if let collection = controller as? UICollectionViewController {
      element.set("clearsSelectionOnViewWillAppear", of: collection, \.clearsSelectionOnViewWillAppear)
    }
  }

  private func readSplit(_ split: UISplitViewController, _ element: InterfaceElement) {
    _ = (element.string("style"), element.string("allowDoubleColumnStyle"), element.string("primaryBackgroundStyle"))
    if split.style == .unspecified {
      split.viewControllers = related("masterViewController", element) + related("detailViewController", element)
      return
    }
    for (name, column) in [
      ("masterViewController", UISplitViewController.Column.primary), ("primaryViewController", .primary),
      ("supplementaryViewController", .supplementary), ("detailViewController", .secondary),
      ("secondaryViewController", .secondary), ("compactViewController", .compact),
    ] {
      if let controller = related(name, element).first { split.setViewController(controller, for: column) }
    }
  }

  /// The controllers that a container has from the beginning.
  private func related(_ relationship: String, _ element: InterfaceElement) -> [UIViewController] {
    element.members("connections").filter {
      $0.name == "segue" && $0.string("kind") == "relationship" && $0.string("relationship") == relationship
    }.compactMap { segue in
      segue.string("destination").flatMap { file.element($0) }.flatMap { storyboard?.makeController($0) }
    }
  }

  // MARK: - Bars

  private func readBar(_ bar: UINavigationBar, _ element: InterfaceElement) {
    element.set("largeTitles", of: bar, \.prefersLargeTitles)
    if let tint = color(element, key: "tintColor") { bar.tintColor = tint }
    setColor("barTintColor", of: bar, element, \.barTintColor)
    if let style = element.string("barStyle") { bar.barStyle = style == "black" ? .black : .default }
    if element.string("translucent") == "NO" { bar.isTranslucent = false }
    if let appearance = element.child(key: "standardAppearance") ?? element.child(key: "scrollEdgeAppearance") {
      warn("the element <\(appearance.name)> has no effect")
    }
  }

  private func readNavigationItem(_ item: UINavigationItem, _ element: InterfaceElement) {
    note(item, for: element)
    if let title = text(element, "title") { item.title = title }
    if let prompt = text(element, "prompt") { item.prompt = prompt }
    element.set("largeTitleDisplayMode", of: item, \.largeTitleDisplayMode, named(.automatic, .always, .never))
    element.set("hidesBackButton", of: item, \.hidesBackButton)
    if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
    if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = makeBarButtonItem(back) }
    func items(_ side: String) -> [UIBarButtonItem] {
      let one = element.child(key: "\(side)BarButtonItem").map { [$0] } ?? []
      return (one + element.members("\(side)BarButtonItems")).map(makeBarButtonItem)
    }
    let left = items("left")
    let right = items("right")
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
    let system = element.string("systemItem").flatMap { Self.systemItems[$0] }
    let item = system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) } ?? UIBarButtonItem()
    note(item, for: element)
    if let title = text(element, "title") { item.title = title }
    if let image = image(element, "image") { item.image = image }
    element.set("style", of: item, \.style, ["plain": .plain, "done": .done])
    element.set("enabled", of: item, \.isEnabled)
    element.set("tag", of: item, \.tag)
    element.set("width", of: item, \.width)
    setColor("tintColor", of: item, element, \.tintColor)
    if let view = element.child(key: "customView") { item.customView = makeView(view) }
    if let values = element.child("accessibility") {
      values.set("identifier", of: item, \.accessibilityIdentifier)
      values.set("label", of: item, \.accessibilityLabel)
    }
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = named(
    .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
    .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .pageCurl, .close)

  private static let tabItems: [String: UITabBarItem.SystemItem] = named(
    .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
    .mostRecent, .mostViewed)

  private func readTabBarItem(of controller: UIViewController, _ element: InterfaceElement) {
    let system = element.string("systemItem").flatMap { Self.tabItems[$0] }
    let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    note(item, for: element)
    item.title = text(element, "title") ?? item.title ?? controller.title
    if let image = image(element, "image") { item.image = image }
    item.selectedImage = image(element, "selectedImage")
    element.set("badgeValue", of: item, \.badgeValue)
    element.set("tag", of: item, \.tag)
    controller.tabBarItem = item
  }

  // MARK: - Other objects

  /// Makes an object that is beside the controller in a scene, or beside the views in a nib.
  func makeOther(_ element: InterfaceElement) -> AnyObject? {
    switch element.name {
    case "placeholder":
      let placeholder = FirstResponderPlaceholder()
      if element.string("placeholderIdentifier") == "IBFirstResponder" { name(placeholder, element.id) }
      return placeholder
    // Segues lead to the exit by its identifier alone.
    case "exit", "viewControllerPlaceholder": return nil
    case "customObject": return makeObject(element)
    case _ where InterfaceKind.views[element.name] != nil: return makeView(element)
    case "barButtonItem": return makeBarButtonItem(element)
    case _ where element.name.hasSuffix("GestureRecognizer"): return makeRecognizer(element)
    default:
      warn("the element <\(element.name)> is not there")
      return nil
    }
  }

  private func makeObject(_ element: InterfaceElement) -> AnyObject? {
    let object = SwiftUI.makeObject(of: customClass(of: element, or: NSObject.self))
    note(object, for: element)
    return object
  }

  private static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() }, "panGestureRecognizer": { UIPanGestureRecognizer() },
    // The editor's own spelling.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() }, "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
  ]

  private func makeRecognizer(_ element: InterfaceElement) -> AnyObject? {
    guard let recognizer = Self.recognizers[element.name]?() else {
      warn("the element <\(element.name)> is not there")
      return nil
    }
    if let name = element.string("customClass") { warn("a recognizer of UIKit's class takes the place of \(name)") }
    note(recognizer, for: element)
    element.set("enabled", of: recognizer, \.isEnabled)
    element.set("cancelsTouchesInView", of: recognizer, \.cancelsTouchesInView)
    if let tap = recognizer as? UITapGestureRecognizer {
      element.set("numberOfTapsRequired", of: tap, \.numberOfTapsRequired)
      element.set("numberOfTouchesRequired", of: tap, \.numberOfTouchesRequired)
    }
    if let press = recognizer as? UILongPressGestureRecognizer {
      element.set("minimumPressDuration", of: press, \.minimumPressDuration)
      element.set("allowableMovement", of: press, \.allowableMovement)
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      element.set("direction", of: swipe, \.direction, ["left": .left, "right": .right, "up": .up, "down": .down])
    }
    return recognizer
  }
}
