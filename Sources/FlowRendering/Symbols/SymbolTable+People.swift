extension SymbolTable {
  static let people = """
    person icon account-outline
    person.fill icon account
    person.2 icon account-multiple-outline
    person.2.fill icon account-multiple
    person.3 icon account-multiple-outline
    person.3.fill icon account-multiple
    person.crop.circle icon account-circle
    person.crop.circle.fill icon account-circle
    person.crop.square icon account-box-outline
    person.crop.square.fill icon account-box
    person.crop.rectangle icon account-card-details
    person.crop.rectangle.fill icon account-card-details
    person.text.rectangle icon account-card-details
    person.text.rectangle.fill icon account-card-details
    person.badge.plus icon account-plus
    person.badge.minus icon account-minus
    person.fill.badge.plus icon account-plus
    person.fill.badge.minus icon account-minus
    person.fill.checkmark icon account-check
    person.fill.xmark icon account-remove
    person.fill.questionmark icon account-search
    person.crop.circle.badge.plus icon account-plus
    person.crop.circle.badge.checkmark icon account-check
    person.crop.circle.badge.xmark icon account-remove
    person.2.circle icon account-multiple-outline
    person.and.background.dotted icon account
    figure.walk icon walk
    figure.run icon run
    figure.stand icon human
    figure icon human-male
    figure.arms.open icon human-handsup
    figure.strengthtraining.traditional draw lifter
    brain draw brain
    brain.head.profile draw head.brain
    lungs.fill draw lungs.fill
    bolt.heart.fill draw heart.bolt.fill
    person.wave.2.fill draw person.waves
    person.badge.key.fill icon account-key
    hands.clap draw hands.clap
    hands.clap.fill draw hands.clap.fill
    hands.sparkles draw hands.sparkles
    hands.sparkles.fill draw hands.sparkles.fill
    hands.and.sparkles.fill draw hands.sparkles.fill
    figure.wave icon human-greeting
    figure.pool.swim icon swim
    figure.and.child.holdinghands icon human-child
    face.smiling icon emoticon
    face.smiling.fill icon emoticon-happy
    face.smiling.inverse icon emoticon-happy
    hand.raised draw hand.raised
    hand.raised.fill draw hand.raised.fill
    hand.thumbsup draw thumb
    hand.thumbsup.fill icon thumb-up
    hand.thumbsdown draw thumb turn 180
    hand.thumbsdown.fill icon thumb-down
    hand.point.right icon hand-pointing-right
    hand.point.right.fill icon hand-pointing-right
    hand.point.left icon hand-pointing-right flip
    hand.point.left.fill icon hand-pointing-right flip
    hand.point.up icon hand-pointing-right turn 270
    hand.point.up.fill icon hand-pointing-right turn 270
    hand.point.up.left icon cursor-pointer
    hand.point.up.left.fill icon cursor-pointer
    hand.tap draw hand.tap
    hand.tap.fill draw hand.tap.fill
    eye icon eye size 1.324 0.833
    eye.fill icon eye size 1.324 0.833
    eye.slash icon eye-off size 1.333 0.892
    eye.slash.fill icon eye-off size 1.333 0.892
    eyeglasses icon glasses
    faceid icon face
    touchid icon fingerprint
    """

  static let communication = """
    envelope icon email-outline
    envelope.fill icon email
    envelope.open icon email-open-outline
    envelope.open.fill icon email-open
    phone icon phone
    phone.fill icon phone
    phone.down icon phone-hangup
    phone.down.fill icon phone-hangup
    phone.arrow.up.right icon phone-outgoing
    phone.arrow.down.left icon phone-incoming
    phone.badge.plus icon phone-plus
    message icon message-outline
    message.fill icon message
    bubble.left draw bubble
    bubble.left.fill icon message
    bubble.right draw bubble flip
    bubble.right.fill icon message flip
    bubble.left.and.bubble.right icon forum
    bubble.left.and.bubble.right.fill icon forum
    bubble.left.and.text.bubble.right icon forum
    text.bubble draw text.bubble
    text.bubble.fill icon message-text
    star.bubble.fill draw bubble.star.fill
    ellipsis.bubble icon comment-processing-outline
    ellipsis.bubble.fill icon message-processing
    exclamationmark.bubble icon comment-alert-outline
    exclamationmark.bubble.fill icon message-alert
    questionmark.bubble icon comment-question-outline
    plus.bubble icon comment-plus-outline
    plus.bubble.fill icon message-plus
    quote.bubble icon comment-text-outline
    quote.bubble.fill icon comment-text
    quote.opening icon format-quote
    quote.closing icon format-quote
    paperplane icon send
    paperplane.fill icon send
    tray draw tray
    tray.fill draw tray.fill
    tray.2 icon inbox
    tray.full draw tray.full
    tray.full.fill draw tray.fill
    tray.and.arrow.down icon inbox
    tray.and.arrow.down.fill draw tray.arrow.down.fill
    tray.and.arrow.up icon outbox
    megaphone icon bullhorn
    megaphone.fill icon bullhorn
    bell icon bell-outline
    bell.fill icon bell
    bell.slash icon bell-off
    bell.slash.fill icon bell-off
    bell.and.waves.left.and.right icon bell-ring-outline
    bell.and.waves.left.and.right.fill icon bell-ring
    antenna.radiowaves.left.and.right icon radio-tower
    dot.radiowaves.left.and.right icon access-point
    dot.radiowaves.right icon cast-connected
    wifi icon wifi parts up
    cellularbars icon signal parts right
    wifi.slash icon wifi-off
    wifi.exclamationmark icon wifi
    personalhotspot icon link-variant
    link icon link-variant
    link.badge.plus icon link-variant
    globe draw globe
    globe.americas icon earth
    globe.americas.fill icon earth
    globe.europe.africa icon earth
    globe.europe.africa.fill icon earth
    network icon web
    safari icon compass-outline
    safari.fill icon compass
    translate icon translate
    character.bubble icon translate
    """
}
