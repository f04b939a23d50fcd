#if os(Linux)
  import Flowsimd
  import Testing

  @Suite("simd")
  struct SimdTests {
    @Test("functions of vectors are those of their lengths and angles")
    func vectors() {
      let a = simd_float3(1, 2, 2)
      let b = simd_float3(0, 3, -4)
      #expect(simd_dot(a, b) == -2 && simd_length(a) == 3 && simd_length_squared(b) == 25)
      #expect(simd_distance(a, b) == simd_length(a - b) && simd_normalize(b) == simd_float3(0, 0.6, -0.8))
      #expect(simd_cross(a, b) == simd_float3(-14, 4, 3) && simd_dot(simd_cross(a, b), a) == 0)
      #expect(simd_mix(a, b, simd_float3(repeating: 0.5)) == simd_float3(0.5, 2.5, -1))
      #expect(simd_clamp(b, simd_float3(repeating: -1), simd_float3(repeating: 1)) == simd_float3(0, 1, -1))
      #expect(simd_clamp(5.0, 0, 1) == 1 && simd_mix(2.0, 4.0, 0.25) == 2.5 && simd_abs(b) == simd_float3(0, 3, 4))
    }

    @Test("a matrix multiplies vectors and matrices, and its inverse undoes it")
    func matrices() {
      let matrix = simd_float3x3(simd_float3(2, 0, 0), simd_float3(1, 4, 0), simd_float3(0, 0, 8))
      #expect(matrix * simd_float3(1, 1, 1) == simd_float3(3, 4, 8) && matrix.determinant == 64)
      #expect(matrix * matrix.inverse == simd_float3x3(1))
      #expect(matrix.transpose.columns.0 == simd_float3(2, 1, 0))
      var move = matrix_identity_float4x4
      move.columns.3 = simd_float4(5, 6, 7, 1)
      #expect(simd_mul(move, simd_float4(1, 1, 1, 1)) == simd_float4(6, 7, 8, 1))
      #expect((move * move).columns.3 == simd_float4(10, 12, 14, 1) && move.transpose.columns.0.w == 5)
    }
  }
#endif
