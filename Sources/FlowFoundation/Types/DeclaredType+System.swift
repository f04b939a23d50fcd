extension DeclaredType {
  /// The types that Apple's reference lists for the system: the identifier, the parents, the endings, the MIME types and the
  /// name. Of several types with one ending the first is the usual one.
  static let systemLines = """
    public.item | | | |
    public.content | | | | content
    public.composite-content | public.content | | | content
    public.data | public.item | | | data
    public.directory | public.item | | | directory
    com.apple.resolvable | | | |
    public.symlink | public.item com.apple.resolvable | | | symbolic link
    com.apple.mount-point | public.item com.apple.resolvable | | | mount point
    com.apple.alias-file | public.data com.apple.resolvable | | | alias
    com.apple.bookmark | public.data com.apple.resolvable | | | bookmark
    public.folder | public.directory | | | folder
    public.volume | public.folder | | | volume
    com.apple.package | public.directory | | | package
    com.apple.bundle | public.directory | | | bundle
    public.executable | public.item | | | executable
    com.apple.application | public.executable | | | application
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
    com.apple.framework | com.apple.bundle | framework | | framework
    com.apple.plugin | com.apple.bundle com.apple.package | plugin | | plug-in
    public.url | public.data | | | URL
    public.file-url | public.url | | | file URL
    public.text | public.data public.content | | | text
    public.plain-text | public.text | txt text | text/plain | text
    public.utf8-plain-text | public.plain-text | txt | text/plain;charset=utf-8 | Unicode text
    public.utf16-plain-text | public.plain-text | | text/plain;charset=utf-16 | Unicode text
    public.utf16-external-plain-text | public.plain-text | | | Unicode text
    public.utf8-tab-separated-values-text | public.delimited-values-text public.utf8-plain-text | | | tab-separated values
    public.delimited-values-text | public.text | | text/delimited-values | delimited values
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | CSV Document
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | tab-separated values
    public.rtf | public.text | rtf | text/rtf application/rtf | RTF Document
    com.apple.rtfd | com.apple.package public.composite-content | rtfd | text/rtfd | RTFD Document
    com.apple.flat-rtfd | public.data public.composite-content | | | RTFD Document
    public.html | public.text | html htm | text/html | HTML text
    public.xml | public.text | xml | application/xml text/xml | XML text
    public.json | public.text | json | application/json | JSON
    public.geojson | public.json | geojson | application/geo+json application/vnd.geo+json | GeoJSON
    public.yaml | public.text | yml yaml | application/x-yaml text/yaml | YAML document
    public.css | public.text | css | text/css | CSS text
    net.daringfireball.markdown | public.plain-text | md markdown | text/markdown | Markdown
    public.log | public.plain-text | log | | log file
    com.apple.property-list | public.data | plist | | property list
    com.apple.binary-property-list | com.apple.property-list | | | property list
    com.apple.xml-property-list | com.apple.property-list public.xml | | | property list
    public.vcard | public.text | vcf vcard | text/vcard text/x-vcard text/directory | vCard
    com.apple.ical.ics | public.calendar-event public.text | ics | text/calendar | calendar file
    public.calendar-event | | | | calendar event
    public.to-do-item | | | | to-do item
    public.contact | | | | contact
    public.message | | | | message
    public.email-message | public.message | eml | message/rfc822 | mail message
    public.bookmark | | | | bookmark
    public.source-code | public.plain-text | | | source code
    public.swift-source | public.source-code | swift | | Swift source
    public.objective-c-source | public.source-code | m | | Objective-C source
    public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
    public.c-header | public.source-code | h | | C header
    public.c-source | public.source-code | c | | C source
    public.c-plus-plus-header | public.source-code | hpp | | C++ header
    public.c-plus-plus-source | public.source-code | cpp cc cxx | | C++ source
    public.assembly-source | public.source-code | s | | assembly source
    public.script | public.source-code | | | script
    com.apple.applescript.text | public.script | applescript | | AppleScript text
    com.netscape.javascript-source | public.source-code public.executable | js mjs | text/javascript application/javascript | JavaScript
    public.shell-script | public.script | sh | | shell script
    public.python-script | public.script | py | text/x-python-script | Python script
    public.ruby-script | public.script | rb | text/x-ruby-script | Ruby script
    public.perl-script | public.script | pl | text/x-perl-script | Perl script
    public.php-script | public.script | php | text/php | PHP script
    public.image | public.data public.content | | | image
    public.png | public.image | png | image/png | PNG image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.heif | public.heif-standard | heif | image/heif | HEIF Image
    public.heif-standard | public.image | | | HEIF Image
    public.heic | public.heif-standard | heic | image/heic | HEIF Image
    public.heics | public.heif-standard | heics | image/heic-sequence | HEIF Image
    org.webmproject.webp | public.image | webp | image/webp | WebP Image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.microsoft.bmp | public.image | bmp | image/bmp | Windows BMP image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows icon image
    com.apple.icns | public.image | icns | image/icns | Apple icon image
    public.svg-image | public.image public.xml | svg | image/svg+xml | SVG document
    public.camera-raw-image | public.image | | | raw image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | digital negative
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    com.apple.live-photo | | | | live photo
    public.3d-content | public.content | | | 3D content
    com.pixar.universal-scene-description | public.3d-content public.data | usd | | Universal Scene Description document
    com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | Universal Scene Description Package
    com.apple.reality | public.3d-content public.data | reality | model/vnd.reality | Reality Composer file
    com.apple.scenekit.scene | public.3d-content public.data | scn | | SceneKit Scene
    public.audiovisual-content | public.data public.content | | | audio-visual content
    public.movie | public.audiovisual-content | | | movie
    public.video | public.movie | | | video
    public.audio | public.audiovisual-content | | | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg | video/mpeg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 movie
    public.mpeg-2-transport-stream | public.movie | ts | | MPEG-2 movie
    public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 | MPEG-4 movie
    com.apple.m4v-video | public.mpeg-4 | m4v | video/x-m4v | Apple MPEG-4 movie
    public.avi | public.movie | avi | video/avi video/x-msvideo | AVI movie
    public.mp3 | public.audio | mp3 | audio/mpeg audio/mp3 | MP3 audio
    com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a | Apple MPEG-4 audio
    public.mpeg-4-audio | public.mpeg-4 public.audio | m4a | audio/mp4 | MPEG-4 audio
    com.apple.protected-mpeg-4-audio | public.mpeg-4-audio | m4p | | protected MPEG-4 audio
    com.apple.protected-mpeg-4-video | com.apple.m4v-video | | | protected MPEG-4 movie
    public.aiff-audio | public.audio | aiff aif | audio/aiff | AIFF audio
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav | Waveform audio
    com.apple.coreaudio-format | public.audio | caf | audio/x-caf | CoreAudio format
    public.midi-audio | public.audio | mid midi | audio/midi | MIDI audio
    public.playlist | | | | playlist
    public.m3u-playlist | public.text public.playlist | m3u | audio/mpegurl | M3U playlist
    public.archive | public.data | | | archive
    public.zip-archive | public.data public.archive | zip | application/zip | ZIP archive
    com.pkware.zip-archive | public.zip-archive | | | ZIP archive
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/x-gzip application/gzip | gzip archive
    public.bzip2-archive | public.data public.archive | bz2 | application/x-bzip2 | bzip2 archive
    public.tar-archive | public.data public.archive | tar | application/x-tar | tar archive
    com.apple.archive | public.data public.archive | aar | | Apple archive
    public.disk-image | public.archive | | | disk image
    com.apple.disk-image | public.disk-image | dmg | | disk image
    public.font | public.data | | | font
    public.truetype-ttf-font | public.font | ttf | | TrueType font
    public.opentype-font | public.font | otf | | OpenType font
    public.database | | | | database
    public.spreadsheet | public.content | | | spreadsheet
    public.presentation | public.composite-content | | | presentation
    com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word document
    com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | Excel document
    com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | application/vnd.ms-powerpoint | PowerPoint document
    org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word document
    org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel document
    org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint document
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB document
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | personal information exchange
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert | certificate
    com.apple.pkpass | com.apple.package public.data | pkpass | application/vnd.apple.pkpass | pass
    com.apple.internet-location | public.data | | | internet location
    public.unix-executable | public.data public.executable | | | executable
    """
}
