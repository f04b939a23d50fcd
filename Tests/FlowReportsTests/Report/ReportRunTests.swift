import FlowReports
import Foundation
import Testing

@Suite("The run of a report")
struct ReportRunTests {
  private let fixed = ["SOURCE_DATE_EPOCH": "0"]

  @Test("the environment takes precedence over the clock and the repository for the date and the commit")
  func environment() {
    let run = ReportRun(of: nil, environment: ["SOURCE_DATE_EPOCH": "1769860800", "GITHUB_SHA": "0123456789abcdef"])
    #expect(run.date == "2026-01-31T12:00:00Z")
    #expect(run.commit == "0123456789abcdef")
    #expect(run.lines == ["2026-01-31T12:00:00Z", "Commit 0123456789ab"])
  }

  @Test("the commit is read from the repository around the folder, on a branch, packed, or detached")
  func repository() throws {
    func commit(_ files: [String: String]) throws -> String? {
      try withFiles(files.mapValues { Data($0.utf8) }) { folder in
        ReportRun(of: nil, environment: fixed, folder: folder.appendingPathComponent("Sources/App")).commit
      }
    }
    #expect(
      try commit([".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": "abc\n", "Sources/App/a": ""]) == "abc"
    )
    #expect(
      try commit([".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": "# pack\ndef refs/heads/main\n"]) == "def")
    #expect(try commit([".git/HEAD": "123\n"]) == "123")
  }

  @Test("the commit of a worktree or a submodule is its own")
  func otherRepository() throws {
    let repository = [
      ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": "abc\n", ".git/refs/heads/topic": "def\n",
      ".git/worktrees/topic/HEAD": "ref: refs/heads/topic\n", ".git/worktrees/topic/commondir": "../..\n",
      "topic/.git": "gitdir: ../.git/worktrees/topic\n",
      ".git/modules/kit/HEAD": "123\n", "kit/.git": "gitdir: ../.git/modules/kit\n",
    ]
    try withFiles(repository.mapValues { Data($0.utf8) }) { folder in
      func commit(_ path: String) -> String? {
        ReportRun(of: nil, environment: fixed, folder: folder.appendingPathComponent(path)).commit
      }
      #expect(commit("Sources") == "abc")
      #expect(commit("topic/Sources") == "def")
      #expect(commit("kit/Sources") == "123")
    }
  }

  @Test("the values of another process of the same run are kept")
  func earlier() {
    var earlier = ReportRun(of: nil, environment: fixed)
    earlier.fonts = ["Inter-Bold.otf 12", "Inter-Thin.otf 34", "DejaVuSans.ttf 56"]
    let run = ReportRun(of: earlier, environment: ["SOURCE_DATE_EPOCH": "99"])
    #expect(run == earlier)
    #expect(run.lines.last == "Fonts: Inter, DejaVuSans")
  }
}
