import FlowUIKit
import SwiftUI
import Testing

@Suite("Sheets of UIKit") @MainActor
struct UISheetPresentationControllerTests {
  private let root = UIViewController()
  private let shown = UIViewController()

  /// A phone with a sheet of two heights.
  private func phone(_ change: (UISheetPresentationController) -> Void = { _ in }) throws -> Phone {
    shown.view.backgroundColor = .red
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    change(sheet)
    let phone = Phone(ShownController(controller: root).ignoresSafeArea())
    phone.screen.perform { root.present(shown, animated: true) }
    return phone
  }

  @Test("a sheet begins at its smallest height, and is as high as the app chooses")
  func selection() throws {
    let phone = try phone()
    let medium = shown.view.bounds.height
    #expect(medium > 300 && medium < 500)
    phone.screen.perform {
      shown.sheetPresentationController?.animateChanges {
        shown.sheetPresentationController?.selectedDetentIdentifier = .large
      }
    }
    #expect(shown.view.bounds.height > 700)
  }

  @Test("a sheet has the height that the app calculates, and asks for it again when the app says so")
  func calculatedHeight() throws {
    var height: CGFloat? = 200
    var limits: [CGFloat] = []
    let phone = try phone { sheet in
      sheet.detents = [
        .large(),
        .custom(identifier: UISheetPresentationController.Detent.Identifier("low")) { context in
          limits.append(context.maximumDetentValue)
          #expect(context.containerTraitCollection.horizontalSizeClass == .compact)
          return height
        },
      ]
    }
    let low = shown.view.bounds.height
    #expect(low >= 200 && low < 250 && limits.allSatisfy { $0 > 700 } && !limits.isEmpty)
    height = 300
    phone.screen.perform { shown.sheetPresentationController?.invalidateDetents() }
    #expect(shown.view.bounds.height == low + 100)
    phone.screen.perform { shown.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(shown.view.bounds.height > 700)
    phone.screen.perform { shown.sheetPresentationController?.selectedDetentIdentifier = .some(.init("low")) }
    #expect(shown.view.bounds.height == low + 100)
    height = nil
    phone.screen.perform { shown.sheetPresentationController?.invalidateDetents() }
    #expect(shown.view.bounds.height > 700 && phone.issues == [])
  }

  @Test("a detent's height is a part of others' in the same context")
  func partsOfDetents() throws {
    let half = UISheetPresentationController.Detent.custom { context in
      UISheetPresentationController.Detent.large().resolvedValue(in: context).map { $0 / 4 }
    }
    _ = try phone { $0.detents = [half, .medium()] }
    #expect(shown.view.bounds.height > 150 && shown.view.bounds.height < 260)
  }

  @Test("a sheet begins at the height that was chosen before")
  func chosenBefore() throws {
    _ = try phone { $0.selectedDetentIdentifier = .large }
    #expect(shown.view.bounds.height > 700)
  }

  @Test("the delegate hears of the height that a person chooses")
  func dragging() throws {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var heights: [UISheetPresentationController.Detent.Identifier?] = []

      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) {
        heights.append(sheetPresentationController.selectedDetentIdentifier)
      }
    }
    let delegate = Delegate()
    let phone = try phone { $0.delegate = delegate }
    let top = shown.view.convert(CGPoint.zero, to: nil).y
    phone.screen.drag(from: CGPoint(x: 195, y: top + 10), to: CGPoint(x: 195, y: 100))
    #expect(delegate.heights == [.large] && shown.view.bounds.height > 700)
  }

  @Test("the corners have the radius of the app")
  func corners() throws {
    let phone = try phone { $0.preferredCornerRadius = 0 }
    let top = shown.view.convert(CGPoint.zero, to: nil).y
    let corner = try #require(phone.color(2, top + 2))
    #expect(corner.red > 200 && corner.green < 100)
    phone.screen.perform { shown.sheetPresentationController?.preferredCornerRadius = 40 }
    let round = try #require(phone.color(2, top + 2))
    #expect(!(round.red > 200 && round.green < 100))
  }

  @Test("what is behind a sheet is used up to the height that the app says")
  func behind() throws {
    var count = 0
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    let phone = try phone { $0.largestUndimmedDetentIdentifier = .medium }
    phone.screen.tap(at: CGPoint(x: 150, y: 125))
    #expect(count == 1 && root.presentedViewController === shown)
    phone.screen.perform { shown.sheetPresentationController?.largestUndimmedDetentIdentifier = nil }
    phone.screen.tap(at: CGPoint(x: 150, y: 125))
    #expect(count == 1)
  }
}
