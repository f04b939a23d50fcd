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
    person.badge.shield.checkmark icon account-check
    person.badge.shield.checkmark.fill icon account-check
    person.2.crop.square.stack icon account-multiple-outline
    person.2.crop.square.stack.fill icon account-multiple
    person.2.square.stack icon account-multiple-outline
    person.2.square.stack.fill icon account-multiple
    person.crop.rectangle.stack icon account-card-details
    person.crop.rectangle.stack.fill icon account-card-details
    person.2.wave.2 icon account-multiple-outline
    person.2.wave.2.fill icon account-multiple
    person.2.gobackward icon account-convert
    person.3.sequence icon account-multiple-outline
    person.3.sequence.fill icon account-multiple
    person.and.arrow.left.and.arrow.right icon account-switch
    person.fill.and.arrow.left.and.arrow.right icon account-switch
    person.fill.turn.right icon account-convert
    person.fill.turn.left icon account-convert
    person.fill.turn.down icon account-convert
    person.line.dotted.person icon account-multiple-outline
    person.line.dotted.person.fill icon account-multiple
    person.bust icon account-outline
    person.bust.fill icon account
    person.crop.artframe icon account-box-outline
    person.crop.circle.dashed icon account-circle
    person.crop.circle.badge.exclam icon account-alert
    person.bubble icon comment-account-outline
    person.bubble.fill icon comment-account
    shared.with.you icon account-multiple-outline
    hand.raised.fingers.spread draw hand.raised
    hand.raised.fingers.spread.fill draw hand.raised.fill
    hand.wave draw hand.raised
    hand.wave.fill draw hand.raised.fill
    hand.point.down icon hand-pointing-right turn 90
    hand.point.down.fill icon hand-pointing-right turn 90
    hand.point.up.left.and.text icon cursor-pointer
    face.dashed icon face
    face.dashed.fill icon face
    eyes icon eye
    eyes.inverse icon eye
    mouth icon emoticon-happy
    mouth.fill icon emoticon-happy
    lungs draw lungs.fill
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
    phone.fill.arrow.up.right icon phone-outgoing
    phone.fill.arrow.down.left icon phone-incoming
    phone.arrow.right icon phone-forward
    phone.fill.arrow.right icon phone-forward
    phone.connection icon phone-in-talk
    phone.fill.connection icon phone-in-talk
    phone.and.waveform icon phone-in-talk
    phone.and.waveform.fill icon phone-in-talk
    phone.down.waves.left.and.right icon phone-hangup
    mail icon email-outline
    mail.fill icon email
    mail.stack icon email-outline
    mail.stack.fill icon email
    plus.message icon message-plus
    plus.message.fill icon message-plus
    checkmark.message icon comment-check-outline
    checkmark.message.fill icon comment-check
    ellipsis.message icon message-processing
    ellipsis.message.fill icon message-processing
    arrow.up.message icon message-outline
    arrow.up.message.fill icon message
    bubble icon comment-outline
    bubble.fill icon comment
    bubble.middle.bottom icon comment-outline
    bubble.middle.bottom.fill icon comment
    bubble.middle.top icon comment-outline turn 180
    bubble.middle.top.fill icon comment turn 180
    checkmark.bubble icon comment-check-outline
    checkmark.bubble.fill icon comment-check
    info.bubble icon comment-alert-outline
    info.bubble.fill icon comment-alert
    captions.bubble icon closed-caption
    captions.bubble.fill icon closed-caption
    ellipsis.vertical.bubble icon comment-processing-outline
    ellipsis.vertical.bubble.fill icon comment-processing
    character.book.closed icon book
    character.book.closed.fill icon book
    character.phonetic text æ
    speaker.wave.2.bubble draw bubble
    envelope.badge.person.crop icon contact-mail
    envelope.badge.person.crop.fill icon contact-mail
    envelope.badge.shield.half.filled icon email-secure
    envelope.badge.shield.half.filled.fill icon email-secure
    quotelevel icon format-quote
    """
}
