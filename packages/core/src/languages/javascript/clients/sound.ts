import type { Piece } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'

const NUMBER = code`number`

/**
 * A function `soundFile` that makes a file of what JSON holds of a sound: base64, or samples of one channel as numbers.
 */
export const defineSoundFile = (call: Typed): Piece => code`
  // Decodes a file in base64, or writes samples between -1 and 1 as a WAV file.
  function soundFile(audio${typed(call, ANY)}, rate${typed(call, NUMBER)}) {
    if (typeof audio === "string" && audio !== "") return Buffer.from(atob(audio), "latin1");
    const samples = audio?.length === 1 && Array.isArray(audio[0]) ? audio[0] : audio;
    if (!Array.isArray(samples) || !samples.every(Number.isFinite) || !(rate > 0)) {
      throw new Error(\`The answer holds no sound: \${JSON.stringify(audio)?.slice(0, 200)}\`);
    }
    const data = Int16Array.from(samples, (sample) => 32767 * Math.max(-1, Math.min(1, sample)));
    // RIFF, size, WAVE, fmt, 16 bytes: PCM of 1 channel, rate, bytes a second, 16 bits; data, size
    const header = Uint32Array.of(
      0x46464952, 36 + data.byteLength, 0x45564157, 0x20746d66, 16,
      0x10001, rate, 2 * rate, 0x100002, 0x61746164, data.byteLength,
    );
    return Buffer.concat([new Uint8Array(header.buffer), new Uint8Array(data.buffer)]);
  }

`
