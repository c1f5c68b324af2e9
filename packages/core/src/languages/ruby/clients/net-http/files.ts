import { type FileNode, raw } from '../../../../values/value.ts'
import { ruby } from '../../writer.ts'
import { address } from './request.ts'

/** Statements that read a file into its variable. In a form the client wants what it can read from. */
export function readFile({ encoding, location, mediaType, remote, variable }: FileNode, inForm = false): string {
  const bytes = remote ? `download(${address(location)}).body` : `File.binread(${ruby.string(location)})`
  const stream = remote ? `StringIO.new(${bytes})` : `File.open(${ruby.string(location)}, "rb")`
  if (encoding === 'bytes') return `${variable} = ${inForm ? stream : bytes}\n`
  const encoded = `Base64.strict_encode64(${bytes})`
  return `${variable} = ${encoding === 'data-url' ? ruby.format(`data:${mediaType};base64,`, raw(encoded)) : encoded}\n`
}
