import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AnswerReader } from './answer-reader.ts'

const WIRE = Buffer.from(
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello' +
    'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nno, \r\n3\r\nno!\r\n0\r\n\r\n' +
    'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n',
)

it('reads answers wherever they are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(WIRE.length), { maxLength: 12 }), (cuts) => {
      const reader = new AnswerReader()
      const places = [0, ...cuts.toSorted((one, other) => one - other), WIRE.length]
      const read = places.slice(1).flatMap((end, index) => {
        const answers = []
        let part: Buffer = WIRE.subarray(places[index], end)
        for (let next = reader.read(part); next !== undefined; next = reader.read(part)) {
          answers.push([next.status, next.body.toString()])
          part = Buffer.alloc(0)
        }
        return answers
      })
      expect(read).toEqual([
        [200, 'hello'],
        [404, 'no, no!'],
        [304, ''],
      ])
    }),
  )
})

it('says that something is no HTTP', () => {
  expect(() => new AnswerReader().read(Buffer.from('SSH-2.0\r\n\r\n'))).toThrow('no HTTP')
})
