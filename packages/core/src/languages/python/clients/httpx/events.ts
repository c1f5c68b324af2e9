import { code } from '../../writer.ts'
import { JSON_MODULE } from '../imports.ts'

/** A function that reads a stream event by event, for an API whose events say by their type which one is the last. */
export const READ_EVENTS = code`
  async def read(response):
      """The events of a stream."""
      rest = b""
      async for part in response.aiter_bytes():
          *lines, rest = (rest + part).split(b"\n")
          for line in lines:
              if line.startswith(b"data:"):
                  yield ${JSON_MODULE}.loads(line[5:])
`
