import SwiftUI

extension UICollectionView {
  /// Sets up the cells of a class for items.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets up a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    fileprivate let handler: Handler
    fileprivate let name: String
    fileprivate var nib: UINib?

    public init(handler: @escaping Handler) {
      self.handler = handler
      name = RegistrationNames.make()
    }

    /// Makes cells of the first object of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      nib = cellNib
    }
  }

  /// Sets up the views of a class for headers, footers and the like.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets up a view of a kind.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    fileprivate let kind: String
    fileprivate let handler: Handler
    fileprivate let name: String

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      name = RegistrationNames.make()
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib { register(nib, as: registration.name) }
    let cell = dequeue(Cell.self, registration.name, registration.name)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = dequeue(Supplementary.self, registration.name, registration.name)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Names of registrations, which tell their cells apart.
@MainActor
private enum RegistrationNames {
  private static var count = 0

  static func make() -> String {
    count += 1
    return "registration \(count)"
  }
}
