extension SymbolTable {
  static let arrows = """
    chevron.right draw chevron
    chevron.left draw chevron turn 180
    chevron.up draw chevron turn 270
    chevron.down draw chevron turn 90
    chevron.forward draw chevron
    chevron.backward draw chevron turn 180
    chevron.right.2 draw chevron.2
    chevron.left.2 draw chevron.2 turn 180
    chevron.forward.2 draw chevron.2
    chevron.backward.2 draw chevron.2 turn 180
    chevron.compact.up draw chevron.compact
    chevron.compact.down draw chevron.compact turn 180
    chevron.compact.right draw chevron.compact turn 90
    chevron.compact.left draw chevron.compact turn 270
    chevron.up.chevron.down draw chevron.up.chevron.down
    chevron.left.forwardslash.chevron.right icon code-tags
    arrow.right draw arrow
    arrow.left draw arrow turn 180
    arrow.up draw arrow turn 270
    arrow.down draw arrow turn 90
    arrow.forward draw arrow
    arrow.backward draw arrow turn 180
    arrow.up.right draw arrow turn 315
    arrow.up.left draw arrow turn 225
    arrow.down.right draw arrow turn 45
    arrow.down.left draw arrow turn 135
    arrow.up.forward draw arrow turn 315
    arrow.up.backward draw arrow turn 225
    arrow.left.arrow.right icon swap-horizontal
    arrow.right.arrow.left draw arrows.opposed
    arrow.up.arrow.down icon swap-vertical
    arrow.left.and.right icon move-resize-variant turn 45
    arrow.up.and.down icon unfold-more
    arrow.up.left.and.arrow.down.right icon arrow-expand
    arrow.down.right.and.arrow.up.left icon arrow-compress
    arrow.up.and.down.and.arrow.left.and.right icon cursor-move
    arrow.clockwise icon reload
    arrow.counterclockwise icon reload flip
    arrow.triangle.2.circlepath icon sync
    arrow.2.circlepath icon sync
    arrow.2.squarepath icon repeat
    arrow.triangle.branch icon source-branch
    arrow.triangle.merge icon call-merge
    arrow.triangle.swap icon swap-vertical
    arrow.triangle.turn.up.right.diamond icon directions
    arrow.triangle.turn.up.right.diamond.fill icon directions
    arrow.uturn.backward icon undo-variant
    arrow.uturn.left icon undo-variant
    arrow.uturn.forward icon redo-variant
    arrow.uturn.right icon redo-variant
    arrow.uturn.up icon undo-variant turn 90
    arrow.uturn.down icon undo-variant turn 270
    arrow.turn.up.left icon reply
    arrow.turn.up.right icon reply flip
    arrow.turn.down.left icon keyboard-return
    arrow.turn.down.right icon subdirectory-arrow-right
    arrow.right.to.line icon keyboard-tab
    arrow.left.to.line icon keyboard-tab flip
    arrow.down.to.line icon download
    arrow.up.to.line icon upload
    arrow.up.doc icon file-export
    arrow.up.doc.fill icon file-export
    arrow.down.doc icon file-import
    arrow.down.doc.fill icon file-import
    arrow.right.square icon exit-to-app
    arrow.up.right.square icon open-in-new
    arrow.up.forward.app icon open-in-new
    arrow.up.forward.square icon open-in-new
    arrow.right.doc.on.clipboard icon content-paste
    arrowshape.turn.up.left icon reply
    arrowshape.turn.up.left.fill icon reply
    arrowshape.turn.up.left.2 icon reply-all
    arrowshape.turn.up.left.2.fill icon reply-all
    arrowshape.turn.up.right icon forward
    arrowshape.turn.up.right.fill icon forward
    arrowshape.right icon arrow-right-bold
    arrowshape.right.fill icon arrow-right-bold
    arrowshape.left icon arrow-left-bold
    arrowshape.left.fill icon arrow-left-bold
    arrowshape.up icon arrow-up-bold
    arrowshape.up.fill icon arrow-up-bold
    arrowshape.down icon arrow-down-bold
    arrowshape.down.fill icon arrow-down-bold
    arrowtriangle.right draw play
    arrowtriangle.right.fill draw play.fill
    arrowtriangle.left draw play turn 180
    arrowtriangle.left.fill draw play.fill turn 180
    arrowtriangle.up draw play turn 270
    arrowtriangle.up.fill draw play.fill turn 270
    arrowtriangle.down draw play turn 90
    arrowtriangle.down.fill draw play.fill turn 90
    return icon keyboard-return
    escape icon arrow-top-left
    arrow.circlepath icon refresh
    arrow.3.trianglepath icon recycle
    arrow.rectanglepath icon sync
    arrow.triangle.capsulepath icon sync
    arrow.merge icon call-merge
    arrow.branch icon call-split
    arrow.triangle.pull icon source-pull
    arrow.swap draw arrows.opposed
    arrow.down.forward draw arrow turn 45
    arrow.down.backward draw arrow turn 135
    arrow.turn.left.down icon subdirectory-arrow-left
    arrow.turn.right.down icon subdirectory-arrow-right
    arrow.turn.left.up icon subdirectory-arrow-left turn 90
    arrow.turn.right.up icon subdirectory-arrow-right turn 270
    arrow.up.right.and.arrow.down.left icon arrow-expand
    arrow.down.left.and.arrow.up.right icon arrow-compress
    arrow.down.forward.and.arrow.up.backward icon arrow-compress
    arrow.up.backward.and.arrow.down.forward icon arrow-expand
    arrow.up.forward.and.arrow.down.backward icon arrow-expand flip
    arrow.up.left.and.down.right.magnifyingglass icon magnify-plus
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left icon arrow-all
    arrow.left.and.line.vertical.and.arrow.right icon arrow-expand turn 45
    arrow.right.and.line.vertical.and.arrow.left icon arrow-compress turn 45
    arrow.up.and.line.horizontal.and.arrow.down icon unfold-more
    arrow.down.and.line.horizontal.and.arrow.up icon unfold-less
    arrow.backward.to.line icon page-first
    arrow.forward.to.line icon page-last
    arrow.left.to.line.compact icon page-first
    arrow.right.to.line.compact icon page-last
    arrow.left.to.line.alt icon page-first
    arrow.right.to.line.alt icon page-last
    chevron.left.to.line icon page-first
    chevron.right.to.line icon page-last
    chevron.backward.to.line icon page-first
    chevron.forward.to.line icon page-last
    chevron.compact.backward draw chevron.compact turn 270
    chevron.compact.forward draw chevron.compact turn 90
    chevron.left.slash.chevron.right icon code-tags
    arrowtriangle.forward draw play
    arrowtriangle.forward.fill draw play.fill
    arrowtriangle.backward draw play turn 180
    arrowtriangle.backward.fill draw play.fill turn 180
    arrowshape.backward icon arrow-left-bold
    arrowshape.forward icon arrow-right-bold
    arrowshape.turn.up.backward icon reply
    arrowshape.turn.up.backward.fill icon reply
    arrowshape.turn.up.backward.2 icon reply-all
    arrowshape.turn.up.forward icon reply flip
    arrowshape.turn.up.forward.fill icon reply flip
    arrowshape.bounce.right icon redo
    arrowshape.left.arrowshape.right icon swap-horizontal
    return.left icon keyboard-return
    return.right icon keyboard-return flip
    restart icon reload
    lock.rotation.open icon screen-rotation-lock
    rotate.3d icon rotate-3d
    rotate.3d.fill icon rotate-3d
    move.3d icon cursor-move
    scale.3d icon arrow-expand-all
    gyroscope icon rotate-3d
    goforward.5 icon reload
    goforward.45 icon reload
    goforward.60 icon reload
    goforward.90 icon reload
    goforward.plus icon reload
    gobackward.5 icon replay
    gobackward.45 icon replay
    gobackward.60 icon replay
    gobackward.90 icon replay
    gobackward.minus icon replay
    leaf.arrow.triangle.circlepath icon recycle
    leaf.arrow.circlepath icon recycle
    arrow.trianglehead.2.clockwise icon sync
    arrow.trianglehead.counterclockwise icon replay
    arrow.trianglehead.clockwise icon reload
    checkmark.gobackward icon backup-restore
    checkmark.arrow.trianglehead.counterclockwise icon backup-restore
    arrow.triangle.2.circlepath.icloud icon cloud-sync
    arrow.triangle.2.circlepath.icloud.fill icon cloud-sync
    arrow.clockwise.icloud icon cloud-sync
    arrow.clockwise.icloud.fill icon cloud-sync
    arrow.trianglehead.2.clockwise.rotate.90.icloud icon cloud-sync
    arrow.trianglehead.2.clockwise.rotate.90.icloud.fill icon cloud-sync
    """
}
