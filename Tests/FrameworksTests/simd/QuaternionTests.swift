#if os(Linux)
  import Flowsimd
  import Testing

  @Suite("Turns in space")
  struct QuaternionTests {
    private let quarter = simd_quatf(angle: .pi / 2, axis: simd_float3(0, 0, 1))

    private func isNear(_ a: simd_float3, _ b: simd_float3) -> Bool { simd_distance(a, b) < 0.000_01 }

    @Test("a turn about an axis moves what is across, and its inverse moves it back")
    func turns() {
      let turned = quarter.act(simd_float3(2, 0, 5))
      #expect(isNear(turned, simd_float3(0, 2, 5)) && isNear(quarter.inverse.act(turned), simd_float3(2, 0, 5)))
      #expect(abs(quarter.angle - .pi / 2) < 0.000_01 && isNear(quarter.axis, simd_float3(0, 0, 1)))
      #expect(isNear((quarter * quarter).act(simd_float3(1, 0, 0)), simd_float3(-1, 0, 0)))
      #expect(abs(quarter.length - 1) < 0.000_01 && quarter.conjugate.imag == -quarter.imag)
    }

    @Test("the right one of two turns is the first one")
    func order() {
      let other = simd_quatf(angle: .pi / 2, axis: simd_float3(1, 0, 0))
      #expect(isNear((other * quarter).act(simd_float3(1, 0, 0)), simd_float3(0, 0, 1)))
      #expect(isNear((quarter * other).act(simd_float3(1, 0, 0)), simd_float3(0, 1, 0)))
    }

    @Test("a turn is that of its matrix, for any direction")
    func matrices() {
      for axis in [simd_float3(1, 0, 0), simd_float3(0, 1, 0), simd_float3(0, 0, 1), simd_float3(1, 2, -3)] {
        for angle in [0.1 as Float, 1.5, 3, -2.5] {
          let turn = simd_quatf(angle: angle, axis: simd_normalize(axis))
          let point = simd_float3(0.3, -2, 7)
          #expect(isNear(simd_float3x3(turn) * point, turn.act(point)))
          #expect(isNear(simd_quatf(simd_float4x4(turn)).act(point), turn.act(point)))
        }
      }
    }

    @Test("the shortest turn leads from one direction to another, also to the opposite one")
    func directions() {
      let front = simd_float3(0, 0, 1)
      for to in [simd_float3(1, 0, 0), simd_float3(0, 0, -1), front, simd_normalize(simd_float3(1, 1, 1))] {
        #expect(isNear(simd_quatf(from: front, to: to).act(front), to))
      }
    }

    @Test("half of the way between two turns is half of the angle, on the shorter way")
    func mixing() {
      let none = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
      #expect(abs(simd_slerp(none, quarter, 0.5).angle - .pi / 4) < 0.000_01)
      #expect(isNear(simd_slerp(none, -quarter, 1).act(simd_float3(1, 0, 0)), simd_float3(0, 1, 0)))
      #expect(simd_slerp(quarter, quarter, 0.3) == quarter)
    }

    @Test("the inverse of a matrix undoes it")
    func inverse() {
      let matrix = simd_float4x4(
        simd_float4(2, 1, 0, 0), simd_float4(0, 3, -1, 0.5), simd_float4(1, 0, 1, 0), simd_float4(5, 6, 7, 1))
      let product = matrix * matrix.inverse
      let columns = [product.columns.0, product.columns.1, product.columns.2, product.columns.3]
      for (index, column) in columns.enumerated() {
        for row in 0..<4 { #expect(abs(column[row] - (row == index ? 1 : 0)) < 0.000_1) }
      }
    }
  }
#endif
