import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTwin, type Twin } from './index.ts'

const URL_OF_MODELS = 'https://router.huggingface.co/v1/models'

/** Programs that know nothing of the mock server: each prints the body of a response. */
const PROGRAMS: Readonly<
  Record<string, { readonly file: string; readonly command: readonly string[]; readonly code: string }>
> = {
  curl: { file: 'a.sh', command: ['sh', 'a.sh'], code: `curl -sS ${URL_OF_MODELS}` },
  'Node.js': {
    file: 'a.mjs',
    command: [process.execPath, 'a.mjs'],
    code: `console.log(await (await fetch('${URL_OF_MODELS}')).text())`,
  },
  Python: {
    file: 'a.py',
    command: ['python3', 'a.py'],
    code: `import urllib.request\nprint(urllib.request.urlopen("${URL_OF_MODELS}").read().decode())`,
  },
  PHP: {
    file: 'a.php',
    command: ['php', 'a.php'],
    code: `<?php $curl = curl_init('${URL_OF_MODELS}'); curl_exec($curl) or print(curl_error($curl));`,
  },
  Ruby: {
    file: 'a.rb',
    command: ['ruby', 'a.rb'],
    code: `require 'net/http'\nputs Net::HTTP.get(URI('${URL_OF_MODELS}'))`,
  },
  Java: {
    file: 'Main.java',
    command: ['java', 'Main.java'],
    code: `import java.net.URI;
import java.net.http.*;
class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("${URL_OF_MODELS}")).build();
        System.out.println(HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body());
    }
}`,
  },
}

let twin: Twin
let folder = ''

beforeAll(async () => {
  twin = await startTwin()
  folder = await mkdtemp(join(tmpdir(), 'twin-redirected-'))
})
afterAll(async () => {
  await twin.close()
  await rm(folder, { recursive: true })
})

/** Runs a program; undefined if it isn't installed. */
const run = ([program = '', ...parameters]: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<string | undefined>((resolve, reject) => {
    let output = ''
    const child = spawn(program, parameters, { cwd: folder, env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(undefined) : reject(error)))
    child.on('close', () => resolve(output))
  })

it.for(Object.entries(PROGRAMS))('%s finds the mock server by the variables', async ([language, program], { skip }) => {
  await writeFile(join(folder, program.file), program.code)
  // Ruby asks the proxy for plain HTTP in both cases.
  const more = language === 'Ruby' ? { http_proxy: twin.proxyUrl } : {}
  const output = await run(program.command, { ...twin.env, ...more })
  if (output === undefined) skip(`${language} isn’t installed`)
  expect(output).toContain('"object":"list"')
})
