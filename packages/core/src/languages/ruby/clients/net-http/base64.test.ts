import { expect, it } from 'vitest'
import { explainUnverified } from '../../../../index.ts'
import { runProgram } from '../../../testing/run-program.ts'

/** Ruby since 3.4, whose Bundler hides gems that the Gemfile doesn't list; and a response of the service. */
const standIn = (answer: string): string => `
ENV["HF_TOKEN"] = "token_of_the_reader"
def require(name) = name == "base64" ? raise(LoadError, name) : super
require "net/http"
class Net::HTTP
  def self.start(*) = yield(new("localhost"))
  def post(_path, body, *)
    $sent = body
    response = Net::HTTPOK.new("1.1", "200", "OK")
    def response.body = ${JSON.stringify(answer)}
    response
  end
end
`

const codeFor = (model: object, provider: string, options: object = {}): string => {
  const mapping = { provider, hfModelId: 'acme/m', providerId: 'acme/m', status: 'live', task: '' } as const
  const asked = { id: 'acme/m', tags: [], pipeline_tag: '', ...model }
  const { snippets } = explainUnverified(asked, provider, { ...mapping, task: asked.pipeline_tag }, options)
  return snippets.find(({ language }) => language === 'ruby')?.content ?? ''
}

it('reads base64 without a gem', () => {
  const code = codeFor({ pipeline_tag: 'text-to-image' }, 'together')
  const program = `${standIn('{"data":[{"b64_json":"aGVsbG8="}]}')}${code}\nputs File.read("image.jpg")\nFile.delete("image.jpg")\n`
  expect(runProgram('ruby', 'example.rb', program).toString()).toBe('Saved image.jpg\nhello\n')
})

it('writes base64 without a gem', () => {
  const code = codeFor({ pipeline_tag: 'image-to-image' }, 'replicate', {
    inputs: { image: 'example.rb', prompt: 'x' },
  })
  expect(code).toContain('[File.binread("example.rb")].pack("m0")')
  expect(code).not.toContain('base64"')
})
