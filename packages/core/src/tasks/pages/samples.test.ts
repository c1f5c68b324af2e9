import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FLACDecoder } from '@wasm-audio-decoders/flac'
import jpeg from 'jpeg-js'
import { GifReader } from 'omggif'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { TASKS_DATA } from './index.ts'

const FOLDER = fileURLToPath(new URL('../../../samples/', import.meta.url))
const FILES = readdirSync(FOLDER).filter((name) => name !== 'README.md')
const PICTURES = FILES.filter((name) => /\.(png|jpg)$/.test(name))
const ANIMATIONS = FILES.filter((name) => name.endsWith('.gif'))
const SOUNDS = FILES.filter((name) => /\.(wav|flac)$/.test(name))

/** Files that no demo shows, because they are inputs of inference examples. */
const FOR_EXAMPLES_ONLY = ['shapes.png', 'tone.wav']

const bytesOf = (name: string): Buffer => readFileSync(FOLDER + name)

/** Four bytes per pixel: red, green, blue, and alpha. */
interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const picture = (name: string): Picture =>
  name.endsWith('.png') ? PNG.sync.read(bytesOf(name)) : jpeg.decode(bytesOf(name), { useTArray: true })

function frames(name: string): Picture[] {
  const reader = new GifReader(bytesOf(name))
  const canvas = new Uint8Array(reader.width * reader.height * 4)
  return Array.from({ length: reader.numFrames() }, (_, index) => {
    reader.decodeAndBlitFrameRGBA(index, canvas)
    return { width: reader.width, height: reader.height, data: canvas.slice() }
  })
}

interface Sound {
  readonly rate: number
  readonly channels: number
  readonly samples: Float32Array
}

function wav(bytes: Buffer): Sound {
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
  const [format, channels, bits] = [bytes.readUInt16LE(20), bytes.readUInt16LE(22), bytes.readUInt16LE(34)]
  expect([format, bits]).toEqual([1, 16])
  const data = bytes.indexOf('data', 36, 'latin1')
  expect(bytes.length).toBe(data + 8 + bytes.readUInt32LE(data + 4))
  const count = (bytes.length - data - 8) / 2
  const samples = Float32Array.from({ length: count }, (_, index) => bytes.readInt16LE(data + 8 + 2 * index) / 32768)
  return { rate: bytes.readUInt32LE(24), channels, samples }
}

async function flac(bytes: Buffer): Promise<Sound> {
  const decoder = new FLACDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = await decoder.decodeFile(new Uint8Array(bytes))
  decoder.free()
  expect(errors).toEqual([])
  return { rate: sampleRate, channels: channelData.length, samples: channelData[0] ?? new Float32Array() }
}

const sound = (name: string): Sound | Promise<Sound> =>
  name.endsWith('.wav') ? wav(bytesOf(name)) : flac(bytesOf(name))

type Colour = readonly [number, number, number]

const at = ({ data, width }: Picture, x: number, y: number): Colour => {
  const start = 4 * (y * width + x)
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
}
const distance = (a: Colour, b: Colour): number =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
const luminance = ([red, green, blue]: Colour): number => 0.299 * red + 0.587 * green + 0.114 * blue

/** Returns the positions of the pixels with a color. */
function region(image: Picture, colour: Colour): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = []
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      if (distance(at(image, x, y), colour) <= 4) found.push({ x, y })
    }
  }
  return found
}

/** Returns the share of pixels that visibly differ between two images of the same size. */
function difference(a: Picture, b: Picture): number {
  let count = 0
  for (let y = 0; y < a.height; y += 1) {
    for (let x = 0; x < a.width; x += 1) if (distance(at(a, x, y), at(b, x, y)) > 32) count += 1
  }
  return count / (a.width * a.height)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The colors of `street-segments.png`, from far to near. */
const STREET: Readonly<Record<string, Colour>> = {
  sky: [0x7f, 0xc8, 0xf8],
  hill: [0x8f, 0xbf, 0x5a],
  building: [0xa0, 0x6c, 0xd5],
  tree: [0x2a, 0x9d, 0x4f],
  person: [0xff, 0xb7, 0x03],
  car: [0xe6, 0x39, 0x46],
  'traffic light': [0x1d, 0x35, 0x57],
}

describe('files', () => {
  const shown = Object.values(TASKS_DATA)
    .flatMap((entry) => [...(entry?.demo.inputs ?? []), ...(entry?.demo.outputs ?? [])])
    .filter((part) => part.type === 'img' || part.type === 'audio')

  it('all exist, with the demo’s file type', () => {
    const pictures = shown.filter((part) => part.type === 'img').map((part) => part.filename)
    const sounds = shown.filter((part) => part.type === 'audio').map((part) => part.filename)
    expect(pictures.filter((name) => ![...PICTURES, ...ANIMATIONS].includes(name))).toEqual([])
    expect(sounds.filter((name) => !SOUNDS.includes(name))).toEqual([])
  })

  it('are all used', () => {
    const used = new Set([...shown.map((part) => part.filename), ...FOR_EXAMPLES_ONLY])
    expect([...used].sort()).toEqual([...FILES].sort())
    expect([...PICTURES, ...ANIMATIONS, ...SOUNDS].sort()).toEqual([...FILES].sort())
  })

  it('are all described', () => {
    const described = [
      ...bytesOf('README.md')
        .toString()
        .matchAll(/^\| `([^`]+)` \|/gm),
    ].map((match) => match[1])
    expect(described.sort()).toEqual([...FILES].sort())
  })

  it('are small', () => {
    expect([...PICTURES, ...ANIMATIONS].filter((name) => bytesOf(name).length > 60_000)).toEqual([])
    expect(SOUNDS.filter((name) => bytesOf(name).length > 120_000)).toEqual([])
    expect(FILES.reduce((sum, name) => sum + bytesOf(name).length, 0)).toBeLessThan(3_000_000)
    expect(bytesOf('shapes.png').length).toBeLessThan(400)
  })
})

describe('images', () => {
  it.each(PICTURES)('%s decodes and isn’t blank', (name) => {
    const image = picture(name)
    expect(image.data).toHaveLength(4 * image.width * image.height)
    const first = at(image, 0, 0)
    const others = Array.from({ length: image.width * image.height }, (_, index) =>
      at(image, index % image.width, Math.floor(index / image.width)),
    )
    expect(others.filter((colour) => distance(colour, first) > 32).length).toBeGreaterThan(image.width)
  })

  it.each(ANIMATIONS)('%s decodes and moves', (name) => {
    const all = frames(name)
    expect(all.length).toBeGreaterThan(10)
    for (const [index, frame] of all.entries()) {
      const next = all[(index + 1) % all.length] ?? frame
      expect(Buffer.compare(frame.data, next.data), `frames ${index} and next`).not.toBe(0)
    }
  })

  it('show a circle and a square in the colors that the example mentions', () => {
    const image = picture('shapes.png')
    expect([image.width, image.height]).toEqual([128, 128])
    expect([at(image, 36, 64), at(image, 94, 64), at(image, 5, 5)]).toEqual([
      [214, 40, 40],
      [30, 80, 200],
      [255, 255, 255],
    ])
  })
})

describe('outputs match their inputs', () => {
  const street = picture('street.jpg')
  const segments = picture('street-segments.png')
  const sameSize = [
    ['street.jpg', 'street-objects.png'],
    ['street.jpg', 'street-segments.png'],
    ['street.jpg', 'street-depth.png'],
    ['street.jpg', 'street-night.jpg'],
    ['still-life.jpg', 'still-life-grey.png'],
    ['still-life.jpg', 'still-life-masks.png'],
    ['still-life.jpg', 'still-life-found.png'],
    ['person.png', 'person-keypoints.png'],
  ] as const

  it.each(sameSize)('%s and %s have the same size', (input, output) => {
    const { width, height } = picture(input)
    expect(picture(output)).toMatchObject({ width, height })
  })

  it('segments: every region has one kind of color in the image', () => {
    const colourOf = (name: string): Colour => {
      const pixels = region(segments, STREET[name] ?? [0, 0, 0]).map(({ x, y }) => at(street, x, y))
      return [0, 1, 2].map((channel) => mean(pixels.map((pixel) => pixel[channel] ?? 0))) as unknown as Colour
    }
    const [carRed, carGreen, carBlue] = colourOf('car')
    expect(carRed).toBeGreaterThan(Math.max(carGreen, carBlue) + 40)
    const [treeRed, treeGreen, treeBlue] = colourOf('tree')
    expect(treeGreen).toBeGreaterThan(Math.max(treeRed, treeBlue) + 20)
    const [skyRed, , skyBlue] = colourOf('sky')
    expect(skyBlue).toBeGreaterThan(skyRed)
    expect(luminance(colourOf('traffic light'))).toBeLessThan(100)
  })

  it('depth: closer things are brighter', () => {
    const depth = picture('street-depth.png')
    const brightness = Object.values(STREET).map((colour) =>
      mean(region(segments, colour).map(({ x, y }) => at(depth, x, y)[0])),
    )
    for (const [index, value] of brightness.slice(1).entries())
      expect(value).toBeGreaterThan((brightness[index] ?? 0) + 5)
  })

  it.each(['person', 'car', 'traffic light'])('boxes: the one around the %s touches it on every side', (name) => {
    const boxes = picture('street-objects.png')
    const colour = STREET[name] ?? [0, 0, 0]
    const pixels = region(segments, colour)
    const [left, right] = [Math.min(...pixels.map(({ x }) => x)), Math.max(...pixels.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...pixels.map(({ y }) => y)), Math.max(...pixels.map(({ y }) => y))]
    const [middleX, middleY] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
    for (const [x, y] of [
      [left, middleY],
      [right, middleY],
      [middleX, top],
      [middleX, bottom],
    ] as const) {
      expect(distance(at(boxes, x, y), colour), `${x}, ${y}`).toBeLessThan(16)
    }
  })

  it.each([
    ['street.jpg', 'street-objects.png'],
    ['still-life.jpg', 'still-life-found.png'],
    ['person.png', 'person-keypoints.png'],
  ])('overlays: %s is still visible in %s', (input, output) => {
    const share = difference(picture(input), picture(output))
    expect(share).toBeGreaterThan(0.01)
    expect(share).toBeLessThan(0.12)
  })

  it('masks: the image shows through, in other colors', () => {
    const [input, output] = [picture('still-life.jpg'), picture('still-life-masks.png')]
    expect(difference(input, output)).toBeGreaterThan(0.3)
    // In both, the highlight of an apple is brighter than its skin.
    const [highlight, skin] = [
      { x: 62, y: 242 },
      { x: 76, y: 268 },
    ]
    for (const image of [input, output]) {
      expect(luminance(at(image, highlight.x, highlight.y))).toBeGreaterThan(luminance(at(image, skin.x, skin.y)) + 10)
    }
  })

  it('color: without its colors, the result is the input', () => {
    const [grey, colour] = [picture('still-life-grey.png'), picture('still-life.jpg')]
    const errors = Array.from({ length: grey.width * grey.height }, (_, index) => {
      const [x, y] = [index % grey.width, Math.floor(index / grey.width)]
      return Math.abs(luminance(at(colour, x, y)) - at(grey, x, y)[0])
    })
    expect(mean(errors)).toBeLessThan(2)
  })

  it.each([
    ['cat.png', 'cat.gif'],
    ['coast.jpg', 'coast.gif'],
  ])('video: %s is the first frame of %s', (input, output) => {
    const [still, first] = [picture(input), frames(output)[0]]
    const errors: number[] = []
    for (let y = 0; y < (first?.height ?? 0); y += 1) {
      for (let x = 0; x < (first?.width ?? 0); x += 1) {
        const scale = still.width / (first?.width ?? 1)
        const original = at(still, Math.floor((x + 0.5) * scale), Math.floor((y + 0.5) * scale))
        errors.push(distance(original, first === undefined ? [0, 0, 0] : at(first, x, y)))
      }
    }
    expect(errors).not.toEqual([])
    expect(mean(errors)).toBeLessThan(8)
  })

  it('video: day and night show the same drive', () => {
    const [day, night] = [frames('traffic-day.gif'), frames('traffic-night.gif')]
    expect(night.length).toBe(day.length)
    for (const [index, frame] of day.entries()) {
      const brightness = (image: Picture | undefined): number =>
        image === undefined ? 0 : luminance(at(image, 10, 10))
      expect(brightness(frame)).toBeGreaterThan(brightness(night[index]) + 80)
    }
  })
})

describe('sounds', () => {
  it.each(SOUNDS)('%s decodes: mono, 16 kHz, audible', async (name) => {
    const { rate, channels, samples } = await sound(name)
    expect([rate, channels]).toEqual([16_000, 1])
    expect(samples.length).toBeGreaterThan(rate / 2)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeGreaterThan(0.1)
    expect(loudest).toBeLessThan(1)
  })

  it('a mixture is the sum of its parts', async () => {
    const [mixture, voice, music] = await Promise.all(
      ['mixture.wav', 'mixture-voice.wav', 'mixture-music.wav'].map(sound),
    )
    const errors = Array.from(mixture?.samples ?? [], (sample, index) =>
      Math.abs(sample - (voice?.samples[index] ?? 0) - (music?.samples[index] ?? 0)),
    )
    expect(errors.length).toBe(voice?.samples.length)
    expect(Math.max(...errors)).toBeLessThan(3 / 32768)
  })

  it('the tone has 440 oscillations per second', async () => {
    const { samples } = await sound('tone.wav')
    const rising = samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0)
    expect(Math.abs(rising.length - 440)).toBeLessThanOrEqual(1)
  })
})
