extension SymbolTable {
  static let media = """
    play draw play
    play.fill draw play.fill
    pause draw pause
    pause.fill draw pause
    playpause icon play-pause
    playpause.fill icon play-pause
    stop draw stop
    stop.fill draw stop.fill
    record.circle icon record-rec
    record.circle.fill icon record-rec
    forward icon fast-forward
    forward.fill icon fast-forward
    backward icon rewind
    backward.fill icon rewind
    forward.end icon skip-next
    forward.end.fill icon skip-next
    backward.end icon skip-previous
    backward.end.fill icon skip-previous
    forward.frame icon step-forward
    forward.frame.fill icon step-forward
    backward.frame icon step-backward
    backward.frame.fill icon step-backward
    goforward icon reload
    gobackward icon reload flip
    goforward.10 icon reload
    gobackward.10 icon reload flip
    goforward.15 icon reload
    gobackward.15 icon reload flip
    goforward.30 icon reload
    gobackward.30 icon reload flip
    shuffle icon shuffle-variant
    repeat icon repeat
    repeat.1 icon repeat-once
    eject icon eject
    eject.fill icon eject
    speaker icon volume-low
    speaker.fill icon volume-low
    speaker.wave.1 icon volume-low
    speaker.wave.1.fill icon volume-low
    speaker.wave.2 icon volume-medium parts right base
    speaker.wave.2.fill icon volume-medium parts right base
    speaker.wave.3 icon volume-high parts right base
    speaker.wave.3.fill icon volume-high parts right base
    speaker.1 icon volume-low
    speaker.1.fill icon volume-low
    speaker.2 icon volume-medium parts right base
    speaker.2.fill icon volume-medium parts right base
    speaker.3 icon volume-high parts right base
    speaker.3.fill icon volume-high parts right base
    speaker.slash icon volume-off
    speaker.slash.fill icon volume-off
    hifispeaker icon speaker
    hifispeaker.fill icon speaker
    music.note icon music-note-eighth
    music.note.list icon playlist-play
    music.mic icon microphone-variant
    music.quarternote.3 icon music-note
    mic draw microphone
    mic.fill icon microphone
    mic.slash icon microphone-off
    mic.slash.fill icon microphone-off
    headphones icon headphones
    guitars icon guitar-electric
    pianokeys icon library-music
    waveform icon voice
    waveform.path.ecg icon pulse
    waveform.path icon pulse
    video icon video
    video.fill icon video
    video.slash icon video-off
    video.slash.fill icon video-off
    film icon filmstrip
    film.fill icon filmstrip
    film.stack icon filmstrip
    tv icon television
    tv.fill icon television
    photo icon image
    photo.fill icon image
    photo.on.rectangle icon image-multiple
    photo.on.rectangle.fill icon image-multiple
    photo.on.rectangle.angled icon image-multiple
    photo.stack icon image-multiple
    photo.stack.fill icon image-multiple
    camera icon camera
    camera.fill icon camera
    camera.on.rectangle icon camera
    camera.rotate icon camera-switch
    camera.rotate.fill icon camera-switch
    camera.viewfinder draw viewfinder.camera
    arrow.triangle.2.circlepath.camera.fill icon camera-switch
    camera.filters icon image-filter-black-white
    camera.aperture icon camera-iris
    viewfinder icon crop-free
    qrcode icon qrcode
    qrcode.viewfinder icon qrcode-scan
    barcode icon barcode
    barcode.viewfinder icon barcode-scan
    livephoto icon image-filter-center-focus-weak
    slowmo icon blur-radial
    timelapse icon timelapse
    metronome icon av-timer
    opticaldisc icon album
    radio icon radio
    radio.fill icon radio
    airplayvideo icon airplay
    airplayaudio icon airplay
    gamecontroller icon google-controller
    gamecontroller.fill icon google-controller
    dpad icon gamepad
    dpad.fill icon gamepad
    theatermasks icon theater
    theatermasks.fill icon theater
    popcorn icon popcorn
    popcorn.fill icon popcorn
    ticket icon ticket
    ticket.fill icon ticket
    paintbrush icon brush
    paintbrush.fill icon brush
    paintbrush.pointed icon brush
    paintbrush.pointed.fill icon brush
    paintpalette icon palette
    paintpalette.fill icon palette
    eyedropper icon eyedropper-variant
    wand.and.stars icon auto-fix
    wand.and.rays icon auto-fix
    sparkles draw sparkles
    sparkle draw sparkle
    sparkle.magnifyingglass draw magnifyingglass.sparkle
    sparkles.rectangle.stack draw stack.sparkles
    """

  static let devices = """
    iphone icon cellphone-iphone
    iphone.gen3 icon cellphone-iphone
    iphone.radiowaves.left.and.right icon vibrate
    ipad icon tablet-ipad
    ipad.landscape icon tablet-ipad turn 90
    laptopcomputer icon laptop-mac
    macbook icon laptop-mac
    desktopcomputer icon desktop-mac
    display icon monitor
    pc icon desktop-tower
    applewatch icon watch
    appletv icon television-guide
    appletv.fill icon television-guide
    airpods icon headphones
    homepod icon speaker
    homepod.fill icon speaker
    keyboard draw keyboard
    keyboard.fill draw keyboard.fill
    keyboard.chevron.compact.down icon keyboard-close
    shift draw shift
    shift.fill icon apple-keyboard-shift
    delete.left draw delete.left
    delete.left.fill draw delete.left.fill
    delete.backward icon backspace
    delete.backward.fill icon backspace
    computermouse icon mouse
    computermouse.fill icon mouse
    printer icon printer
    printer.fill icon printer
    scanner icon fax
    externaldrive icon harddisk
    externaldrive.fill icon harddisk
    internaldrive icon harddisk
    internaldrive.fill icon harddisk
    server.rack icon server
    cpu icon chip
    cpu.fill icon chip
    memorychip icon memory
    memorychip.fill icon memory
    battery.0 icon battery-outline turn 90
    battery.25 icon battery-20 turn 90
    battery.50 icon battery-50 turn 90
    battery.75 icon battery-80 turn 90
    battery.100 icon battery turn 90
    battery.0percent icon battery-outline turn 90
    battery.25percent icon battery-20 turn 90
    battery.50percent icon battery-50 turn 90
    battery.75percent icon battery-80 turn 90
    battery.100percent icon battery turn 90
    battery.100.bolt icon battery-charging turn 90
    powerplug icon power-socket
    powerplug.fill icon power-socket
    power icon power
    bolt icon flash size 0.686 1.098
    bolt.fill icon flash size 0.686 1.098
    bolt.slash icon flash-off
    bolt.slash.fill icon flash-off
    flashlight.on.fill icon flashlight
    flashlight.off.fill icon flashlight-off
    lightbulb icon lightbulb-outline
    lightbulb.fill icon lightbulb
    lightbulb.slash icon lightbulb-outline
    fan icon fan
    fan.fill icon fan
    air.conditioner.horizontal icon air-conditioner
    simcard icon sim
    simcard.fill icon sim
    sdcard icon sd
    sdcard.fill icon sd
    terminal icon console
    terminal.fill icon console
    command icon apple-keyboard-command
    option icon apple-keyboard-option
    control icon apple-keyboard-control
    capslock icon apple-keyboard-caps
    delete.right icon backspace flip
    delete.right.fill icon backspace flip
    applelogo icon apple
    """
}
