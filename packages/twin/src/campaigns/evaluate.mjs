// Creates the programs' zod schemas, and what clients make of them. Each line of input is a program as JSON.
import { createInterface } from 'node:readline'
import { zodResponseFormat } from 'openai/helpers/zod'
import { z } from 'zod'

for await (const line of createInterface({ input: process.stdin })) {
  const [, name, client, program] = JSON.parse(line)
  let said = null
  try {
    const [before] = program.split(/\n\n(?:\/\/ .*\n)?const client = /)
    const models = before.replace(/^import .*\n/gm, '')
    const model = new Function('z', `"use strict";\n${models};\nreturn ${name}`)(z)
    JSON.stringify(client === 'openai' ? zodResponseFormat(model, name) : z.toJSONSchema(model))
  } catch (error) {
    said = String(error).slice(0, 500)
  }
  console.log(JSON.stringify(said))
}
