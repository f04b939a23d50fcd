import Foundation
import Testing

@testable import SwiftUI

@Suite("The C functions of rectangles")
struct CGGeometryFunctionsTests {
  private let a = CGRectMake(0, 0, 10, 20)
  private let b = CGRectMake(5, 5, 10, 5)

  @Test("combine rectangles")
  func combining() {
    #expect(CGRectUnion(a, b) == CGRectMake(0, 0, 15, 20))
    #expect(CGRectIntersection(a, b) == CGRectMake(5, 5, 5, 5))
    #expect(CGRectIsNull(CGRectIntersection(a, CGRectMake(50, 50, 1, 1))))
    #expect(CGRectInset(a, 2, 3) == CGRectMake(2, 3, 6, 14))
    #expect(CGRectOffset(a, 2, 3) == CGRectMake(2, 3, 10, 20))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectStandardize(CGRectMake(10, 10, -4, -6)) == CGRectMake(6, 4, 4, 6))
  }

  @Test("tell the edges, the middle and the size")
  func parts() {
    #expect([CGRectGetMinX(b), CGRectGetMidX(b), CGRectGetMaxX(b)] == [5, 10, 15])
    #expect([CGRectGetMinY(b), CGRectGetMidY(b), CGRectGetMaxY(b)] == [5, 7.5, 10])
    #expect([CGRectGetWidth(b), CGRectGetHeight(b)] == [10, 5])
  }

  @Test("compare")
  func comparing() {
    #expect(CGRectContainsPoint(a, CGPointMake(9, 19)) && !CGRectContainsPoint(a, CGPointMake(10, 20)))
    #expect(CGRectContainsRect(a, CGRectMake(1, 1, 2, 2)) && !CGRectContainsRect(a, b))
    #expect(CGRectIntersectsRect(a, b) && !CGRectIntersectsRect(a, CGRectMake(50, 50, 1, 1)))
    #expect(CGRectEqualToRect(a, a) && !CGRectEqualToRect(a, b))
    #expect(CGPointEqualToPoint(a.origin, .zero) && CGSizeEqualToSize(a.size, CGSizeMake(10, 20)))
    #expect(CGRectIsEmpty(.zero) && CGRectIsInfinite(.infinite) && !CGRectIsEmpty(a) && !CGRectIsInfinite(a))
  }

  @Test("apply a transform")
  func transforms() {
    let twice = CGAffineTransformMakeScale(2, 3)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), twice) == CGPointMake(2, 3))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), twice) == CGSizeMake(2, 3))
    #expect(CGRectApplyAffineTransform(b, twice) == CGRectMake(10, 15, 20, 15))
  }
}
