import CFlowSQLite
import CFlowSupport
import Foundation
import SwiftData

@Model
final class MeasuredModel {
  var name: String
  var number: Int
  var size: Double
  var date: Date
  var isOn: Bool

  init(_ number: Int) {
    name = "Model \(number)"
    self.number = number
    size = Double(number) / 3
    date = Date(timeIntervalSinceReferenceDate: Double(number))
    isOn = number % 2 == 0
  }
}

/// Compares SwiftData's store with the same work in SQLite's C interface, in one run: both in memory.
@MainActor
struct ModelBenchmarks {
  let sizes: [Int]
  /// The only part to run; `nil` for all.
  var only: String?

  func run(into report: inout Report) throws {
    guard only == nil || only == "models" else { return }
    for n in sizes { try work(n, &report) }
    report.add(
      "model-container", n: 1, unit: "ms",
      try best(of: 20) { _ = try container() } / 1000)
  }

  private func container() throws -> ModelContainer {
    try ModelContainer(for: MeasuredModel.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func work(_ n: Int, _ report: inout Report) throws {
    let runs = n > 10_000 ? 2 : 5
    var rows = try Rows()
    var plain = Figures()
    plain.insert = try best(of: runs, before: { rows = (try? Rows()) ?? rows }, { try rows.insert(n) })
    plain.fetch = try best(of: runs) { _ = try rows.fetch() }
    plain.change = try best(of: runs) { try rows.change(n) }

    var own = Figures()
    var insertion = Double.infinity
    var store = try container()
    for _ in 0..<runs {
      store = try container()
      let context = ModelContext(store)
      let models = (0..<n).map(MeasuredModel.init)
      insertion = min(insertion, best(of: 1) { for model in models { context.insert(model) } })
      own.insert = min(own.insert, try best(of: 1) { try context.save() })
      // Their end is not part of the save.
      withExtendedLifetime(models) {}
    }
    for _ in 0..<runs {
      let context = ModelContext(store)
      var models: [MeasuredModel] = []
      own.fetch = min(own.fetch, try best(of: 1) { models = try context.fetch(FetchDescriptor<MeasuredModel>()) })
      for model in models { model.number += 1 }
      own.change = min(own.change, try best(of: 1) { try context.save() })
      withExtendedLifetime(models) {}
    }
    let before = flow_allocated_memory()
    let context = ModelContext(store)
    let kept = try context.fetch(FetchDescriptor<MeasuredModel>())
    report.add("model-memory", n: n, unit: "bytes", Double(flow_allocated_memory() - before) / Double(kept.count))
    report.add("model-insert", n: n, unit: "us/model", insertion / Double(n))
    for (name, value, other) in [
      ("save", own.insert, plain.insert), ("fetch", own.fetch, plain.fetch), ("change", own.change, plain.change),
    ] {
      report.add("model-\(name)", n: n, unit: "us/model", value / Double(n))
      report.add("sqlite-\(name)", n: n, unit: "us/row", other / Double(n))
      report.add("model-\(name)-ratio", n: n, unit: "x", value / other)
    }
  }

  private struct Figures {
    var insert = Double.infinity
    var fetch = Double.infinity
    var change = Double.infinity
  }
}

/// The rows of the same values, with nothing but SQLite.
private final class Rows {
  struct Row {
    let key: Int64
    let name: String
    let number: Int
    let size: Double
    let date: Date
    let isOn: Bool
  }

  private struct Failure: Error {
    let code: Int32
  }

  private var handle: OpaquePointer?

  init() throws {
    try check(sqlite3_open(":memory:", &handle))
    try run(
      "CREATE TABLE model (key INTEGER PRIMARY KEY, name TEXT, number INTEGER, size REAL, date REAL, isOn INTEGER)")
  }

  deinit { sqlite3_close_v2(handle) }

  private func check(_ code: Int32) throws { if code != SQLITE_OK { throw Failure(code: code) } }

  private func run(_ sql: String) throws { try check(sqlite3_exec(handle, sql, nil, nil, nil)) }

  private func prepare(_ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    return statement
  }

  func insert(_ n: Int) throws {
    try run("BEGIN")
    let statement = try prepare("INSERT INTO model VALUES (?, ?, ?, ?, ?, ?)")
    defer { sqlite3_finalize(statement) }
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for number in 0..<n {
      sqlite3_bind_int64(statement, 1, Int64(number + 1))
      sqlite3_bind_text(statement, 2, "Model \(number)", -1, copied)
      sqlite3_bind_int64(statement, 3, Int64(number))
      sqlite3_bind_double(statement, 4, Double(number) / 3)
      sqlite3_bind_double(statement, 5, Double(number))
      sqlite3_bind_int64(statement, 6, number % 2 == 0 ? 1 : 0)
      guard sqlite3_step(statement) == SQLITE_DONE else { throw Failure(code: sqlite3_errcode(handle)) }
      sqlite3_reset(statement)
    }
    try run("COMMIT")
  }

  func fetch() throws -> [Row] {
    let statement = try prepare("SELECT key, name, number, size, date, isOn FROM model ORDER BY key")
    defer { sqlite3_finalize(statement) }
    var rows: [Row] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        Row(
          key: sqlite3_column_int64(statement, 0), name: String(cString: sqlite3_column_text(statement, 1)),
          number: Int(sqlite3_column_int64(statement, 2)), size: sqlite3_column_double(statement, 3),
          date: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 4)),
          isOn: sqlite3_column_int64(statement, 5) != 0))
    }
    return rows
  }

  func change(_ n: Int) throws {
    try run("BEGIN")
    let statement = try prepare("UPDATE model SET number = ? WHERE key = ?")
    defer { sqlite3_finalize(statement) }
    for number in 0..<n {
      sqlite3_bind_int64(statement, 1, Int64(number + 1))
      sqlite3_bind_int64(statement, 2, Int64(number + 1))
      guard sqlite3_step(statement) == SQLITE_DONE else { throw Failure(code: sqlite3_errcode(handle)) }
      sqlite3_reset(statement)
    }
    try run("COMMIT")
  }
}
