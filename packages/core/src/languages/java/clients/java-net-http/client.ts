import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../main.ts'

export const javaNetHttp: Client = {
  language: 'java',
  id: 'java.net.http',
  order: 2,
  // A single file without dependencies.
  install: 'mvn dependency:copy "-Dartifact=org.json:json:20260814" "-DoutputDirectory=lib"',
  unsupported: unsupportedSurrogate,
}
