import { expect, it } from 'vitest'
import { formAsJson } from './form.ts'

/** A form of one file, as JSON of its parts. */
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

it('leaves it to the sender what a file is called', () => {
  expect(sent('speech.flac', 'audio/flac')).toBe(sent('audio.flac', 'audio/flac'))
})

it('tells files apart by the ending of the name and by the type', () => {
  expect(sent('audio.wav', 'audio/flac')).not.toBe(sent('audio.flac', 'audio/flac'))
  expect(sent('audio', 'audio/flac')).not.toBe(sent('audio.flac', 'audio/flac'))
  expect(sent('audio.flac', 'audio/wav')).not.toBe(sent('audio.flac', 'audio/flac'))
})
