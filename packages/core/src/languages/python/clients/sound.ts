import type { FileInBase64 } from '../../../providers/provider.ts'
import { name, type Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { ARRAY, BASE64, PATH, WAVE } from './imports.ts'

/** A function that writes a WAV file from audio samples in JSON. */
export const DEFINE_WRITE_WAV = /* @__PURE__ */ code`

  def write_wav(path, audio, rate):
      """Write samples between -1 and 1, in one list or one per channel, as a WAV file."""
      channels = audio if isinstance(audio[0], list) else [audio]
      samples = [round(32767 * max(-1, min(1, each))) for frame in zip(*channels) for each in frame]
      with ${WAVE}.open(path, "wb") as file:
          file.setnchannels(len(channels))
          file.setsampwidth(2)
          file.setframerate(rate)
          file.writeframes(${ARRAY}("h", samples).tobytes())


`

/**
 * Saves audio that JSON contains as base64 or as samples.
 *
 * @param answer the variable of the parsed JSON
 */
export function saveSound({ fileName, at, also = '' }: FileInBase64, answer: 'result' | 'speech'): Piece {
  const audio = python.at(name(answer), at)
  return code`
    if isinstance(${audio}, str):
        ${PATH}(${fileName}).write_bytes(${BASE64}.b64decode(${audio}))
    else:
        write_wav(${fileName}, ${audio}, ${python.at(name(answer), [also])})
  `
}
