import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckResult, check } from './check.ts'

const BODY = String.raw`{\"model\": \"openai/gpt-oss-120b\", \"messages\": [{\"role\": \"user\", \"content\": \"Hi\"}]}`
const URL = 'https://router.huggingface.co/v1/chat/completions'

const GO = (status: string) => `package main

import (
	"fmt"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := strings.NewReader("${BODY}")
	request, _ := http.NewRequest("POST", "${URL}", body)
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	fmt.Println(response.${status})
}`

const JAVA = `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

public class Chat {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("${URL}"))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString("${BODY}"))
            .build();
        System.out.println(HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body());
    }
}`

const PHP = `<?php
$curl = curl_init('${URL}');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ['Content-Type: application/json', 'Authorization: Bearer ' . getenv('HF_TOKEN')],
    CURLOPT_POSTFIELDS => "${BODY}",
]);`

/** PHP's streams ignore proxies. */
const PHP_STREAM = (url: string) => `<?php
$header = ['Content-Type: application/json', 'Authorization: Bearer ' . getenv('HF_TOKEN')];
$options = ['http' => ['method' => 'POST', 'header' => $header, 'content' => "${BODY}"]];
echo json_decode(file_get_contents('${url}', false, stream_context_create($options)), true)['choices'][0]['message']['content'];`

const RUBY = (header: string) => `require "net/http"
require "json"

uri = URI("${URL}")
response = Net::HTTP.post(uri, "${BODY}", { "Content-Type" => "application/json"${header} })
puts JSON.parse(response.body).dig("choices", 0, "message", "content")`

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`

const DOCUMENT = [
  fenced('go', GO('Status')),
  fenced('go', GO('Statuses')),
  fenced('java', JAVA),
  fenced('java', JAVA.replace('System.getenv', 'System.getvar')),
  fenced('php', PHP),
  fenced('php', `<?php\necho json_decode(curl_exec($curl))->choices[0]->message->content;`),
  fenced('php', PHP_STREAM(URL)),
  fenced('php', PHP_STREAM('https://api-inference.huggingface.co/models/gpt2')),
  fenced('ruby', RUBY(', "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}"')),
  fenced('ruby', 'puts response.code'),
  fenced('ruby', RUBY('')),
  fenced('java', 'OpenAIClient client = OpenAIOkHttpClient.fromEnv();'),
  fenced('rust', `fn main() { println!("{}", reqwest::blocking::get("${URL}").unwrap().text().unwrap()); }`),
].join('\n')

let folder = ''
let result: CheckResult
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-languages-'))
  const file = join(folder, 'README.md')
  await writeFile(file, DOCUMENT)
  // Go's library is compiled once for all runs of this test.
  const cache = fileURLToPath(new globalThis.URL('../../.cache/check', import.meta.url))
  result = await check({ files: [file], root: folder, cache, cached: false, jobs: 2, unsafe: false })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('runs programs in other languages', () => {
  const found = result.programs.map(({ language, outcome, blocks }) => [language, outcome.status, blocks.length])
  expect(found).toEqual([
    ['go', 'passed', 1],
    ['go', 'failed', 1],
    ['java', 'passed', 1],
    ['java', 'failed', 1],
    ['php', 'passed', 2],
    ['php', 'passed', 1],
    ['php', 'failed', 1],
    ['ruby', 'passed', 2],
    ['ruby', 'failed', 1],
    ['java', 'skipped', 1],
    ['rust', 'skipped', 1],
  ])
})

it('says what’s wrong with them, and where', () => {
  const failed = result.programs.flatMap(({ outcome, line }) =>
    outcome.status === 'failed' ? [[outcome.detail, (outcome.line ?? 0) - line]] : [],
  )
  expect(failed).toEqual([
    [expect.stringContaining('response.Statuses undefined'), 18],
    [expect.stringContaining('cannot find symbol'), 8],
    [expect.stringContaining('api-inference.huggingface.co was turned off'), expect.anything()],
    [expect.stringContaining('401, the request has no token'), expect.anything()],
  ])
  expect(result.programs[1]?.example).toMatchObject({ language: 'go', client: 'net/http' })
})
