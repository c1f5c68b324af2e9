import type { Piece } from '../../printing/code.ts'
import { ANY, type Typed, typed } from '../types.ts'
import { code } from '../writer.ts'

const NUMBER = code`number`
const LISTS = code`number[][]`

/**
 * Returns a function `soundFile` that converts audio from JSON to a file: base64, or samples in one list or in one list
 * per channel.
 */
export const defineSoundFile = (call: Typed): Piece => code`
  // Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
  function soundFile(audio${typed(call, ANY)}, rate${typed(call, NUMBER)}) {
    if (typeof audio === "string" && audio !== "") return Buffer.from(atob(audio), "latin1");
    const channels${typed(call, LISTS)} = Array.isArray(audio?.[0]) ? audio : [audio];
    const samples = channels[0]?.flatMap?.((_, i) => channels.map((channel) => channel[i]));
    if (!samples?.length || !samples.every(Number.isFinite) || !(rate > 0)) {
      throw new Error(\`The response contains no audio: \${JSON.stringify(audio)?.slice(0, 200)}\`);
    }
    const data = Int16Array.from(samples, (sample) => 32767 * Math.max(-1, Math.min(1, sample)));
    const count = channels.length;
    // RIFF, size, WAVE, fmt, 16 bytes: PCM and channels, samples and bytes a second, bits; data, size
    const header = Uint32Array.of(
      0x46464952, 36 + data.byteLength, 0x45564157, 0x20746d66, 16,
      1 + count * 0x10000, rate, 2 * count * rate, 2 * count + 0x100000, 0x61746164, data.byteLength,
    );
    return Buffer.concat([new Uint8Array(header.buffer), new Uint8Array(data.buffer)]);
  }

`
