// Asks one address again and again over open connections, and tells the parent how often it was answered rightly.
//
//     node load.mjs URL CONNECTIONS MILLISECONDS
import { connect } from 'node:net'
import { argv, exit } from 'node:process'

const [address = '', connections = '', milliseconds = ''] = argv.slice(2)
const url = new URL(address)
const question = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: application/json\r\n\r\n`

let answered = 0
let wrong = 0
let isOver = false

/** One connection: a question, its whole answer, the next question. */
function ask() {
  const socket = connect(Number(url.port), url.hostname)
  let expected = 0
  let received = 0
  socket.setNoDelay(true)
  socket.on('connect', () => socket.write(question))
  socket.on('data', (part) => {
    if (expected === 0) {
      const head = part.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (end === -1 || length === undefined || !head.startsWith('HTTP/1.1 200')) {
        wrong++
        socket.destroy()
        return
      }
      expected = end + 4 + Number(length)
    }
    received += part.length
    if (received < expected) return
    answered++
    expected = 0
    received = 0
    if (isOver) socket.destroy()
    else socket.write(question)
  })
  socket.on('error', () => {
    if (!isOver) wrong++
  })
}

const began = performance.now()
for (let connection = 0; connection < Number(connections); connection++) ask()
setTimeout(() => {
  isOver = true
  const perSecond = answered / ((performance.now() - began) / 1000)
  console.log(JSON.stringify({ answered, perSecond, wrong }))
  exit(0)
}, Number(milliseconds))
