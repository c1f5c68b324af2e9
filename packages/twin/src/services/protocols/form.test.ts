import { expect, it } from 'vitest'
import { formAsJson } from './form.ts'

/** The JSON for a form with one file. */
function sent(fileName: string, type: string): string {
  const body = [
    '--cut',
    `Content-Disposition: form-data; name="file"; filename="${fileName}"`,
    `Content-Type: ${type}`,
    '',
    'sound',
    '--cut--',
    '',
  ].join('\r\n')
  const request = {
    service: 'together',
    method: 'POST',
    url: '/v1/audio/transcriptions',
    rawHeaders: [['content-type', 'multipart/form-data; boundary=cut']] as [string, string][],
    body: Buffer.from(body),
  }
  return formAsJson(request).body.toString()
}

it('ignores a file’s name except its extension', () => {
  expect(sent('speech.flac', 'audio/flac')).toBe(sent('audio.flac', 'audio/flac'))
})

it('distinguishes files by extension and type', () => {
  expect(sent('audio.wav', 'audio/flac')).not.toBe(sent('audio.flac', 'audio/flac'))
  expect(sent('audio', 'audio/flac')).not.toBe(sent('audio.flac', 'audio/flac'))
  expect(sent('audio.flac', 'audio/wav')).not.toBe(sent('audio.flac', 'audio/flac'))
})
