import SwiftUI

/// The outlets and runtime attributes of UIKit's own classes.
private enum InterfaceProperties: _InterfaceTable {
  @MainActor static var _members: [_InterfaceMember] {
    [
      .property("view") { (controller: UIViewController, view: UIView?) in controller.view = view },
      .property("delegate", \UITextField.delegate), .property("inputAccessoryView", \UITextField.inputAccessoryView),
      .property("inputView", \UITextField.inputView), .property("leftView", \UITextField.leftView),
      .property("rightView", \UITextField.rightView),
      .property("inputAccessoryView", \UITextView.inputAccessoryView), .property("inputView", \UITextView.inputView),
      .property("delegate", \UIScrollView.delegate), .property("refreshControl", \UIScrollView.refreshControl),
      .property("dataSource", \UITableView.dataSource),
      .property("prefetchDataSource", \UITableView.prefetchDataSource),
      .property("dragDelegate", \UITableView.dragDelegate), .property("dropDelegate", \UITableView.dropDelegate),
      .property("tableHeaderView", \UITableView.tableHeaderView),
      .property("tableFooterView", \UITableView.tableFooterView),
      .property("dataSource", \UICollectionView.dataSource),
      .property("prefetchDataSource", \UICollectionView.prefetchDataSource),
      .property("dragDelegate", \UICollectionView.dragDelegate),
      .property("dropDelegate", \UICollectionView.dropDelegate),
      .property("accessoryView", \UITableViewCell.accessoryView),
      .property("backgroundView", \UITableViewCell.backgroundView),
      .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .property("dataSource", \UIPickerView.dataSource), .property("delegate", \UIPickerView.delegate),
      .property("delegate", \UISearchBar.delegate), .property("delegate", \UINavigationController.delegate),
      .property("delegate", \UITabBarController.delegate), .property("delegate", \UISplitViewController.delegate),
      .property("dataSource", \UIPageViewController.dataSource), .property("delegate", \UIPageViewController.delegate),
      .property("delegate", \UIGestureRecognizer.delegate), .property("mask", \UIView.mask),
      .property("titleView", \UINavigationItem.titleView), .property("menu", \UIButton.menu),
      .property("backgroundColor", \UIView.backgroundColor), .property("tintColor", \UIView.tintColor),
      .property("clipsToBounds", \UIView.clipsToBounds), .property("alpha", \UIView.alpha),
      .property("tag", \UIView.tag),
      .property("hidden", \UIView.isHidden), .property("isHidden", \UIView.isHidden),
      .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .property("accessibilityLabel", \UIView.accessibilityLabel),
      .property("layer.cornerRadius", \UIView.layer.cornerRadius),
      .property("layer.masksToBounds", \UIView.layer.masksToBounds),
      .property("layer.borderWidth", \UIView.layer.borderWidth),
      .property("layer.shadowOpacity", \UIView.layer.shadowOpacity),
      .property("layer.shadowRadius", \UIView.layer.shadowRadius),
      .property("layer.shadowOffset", \UIView.layer.shadowOffset), .property("layer.opacity", \UIView.layer.opacity),
      .property("text", \UILabel.text), .property("textColor", \UILabel.textColor),
      .property("text", \UITextField.text), .property("placeholder", \UITextField.placeholder),
      .property("isSecureTextEntry", \UITextField.isSecureTextEntry), .property("title", \UIViewController.title),
    ]
  }
}
