/** Texts that a wrong quote, a lost escape, or a shell would change. */
export const TEXTS: { readonly [name: string]: string } = {
  own: 'A red fox runs through fresh snow.',
  quotes: `it's "so" \`called\` '''three''' """three""" \\ \\\\ \\' \\"`,
  lines: 'one\n\ttwo\r\nthree\rfour\u2028five\u2029six\u0085seven\n',
  emoji: '😀👩‍👩‍👧‍👦 שלום 日本語 “quotes” \u202e\u200b\ufeff',
  expansion: '$(touch CANARY) `id` ${HOME} $HOME %PATH% !! ^ & | > < ; * ? ~ #{1} {{ 7 }} {% raw %} {0} %s',
  surrogate: 'a\ud83d \ude00b \udfff',
  control: 'nul \0 escape \u001b[31m delete \u007f bell \u0007',
  markers: "EOF\nEOF_\n'@\n\"@\n@'\n</script><!-- --> ]]> # // /* */ -n --help @file @- true null NaN",
  long: 'Two kilobytes of a story, with "quotes" and it’s over. '.repeat(37),
  empty: '',
}

/** File names and URLs of audio and images. */
export const LOCATIONS: { readonly [name: string]: string } = {
  'own image': 'my photo.PNG',
  'own sound': 'sounds/my recording.mp3',
  quotes: `it's "x" \`y\` $(z).jpg`,
  hyphen: '-rf.wav',
  at: '@file;x=y,z.flac',
  windows: 'C:\\Users\\a b\\%PATH%^&.png',
  letters: 'ünï 日本.webm',
  'no extension': 'file',
  'image address': "https://files.example/a b/it's.png?x=1&y=%22#z",
  'sound address': 'http://files.example/sound.wav',
  'address of nothing': 'https://',
  control: 'a\nb.png',
  empty: '',
}
