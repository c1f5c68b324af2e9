/**
 * Reads the data of server-sent events as they arrive, whatever the pieces, https://html.spec.whatwg.org/multipage/server-sent-events.html. Names, ids and comments
 * are left out: what services stream says its kind in the data.
 */
export function createEventReader() {
  let line: string[] = []
  let data: string[] | undefined
  let isAfterReturn = false
  let isFirst = true

  const endLine = (events: string[]): void => {
    const text = line.join('')
    line = []
    if (text === '') {
      if (data !== undefined) events.push(data.join('\n'))
      data = undefined
      return
    }
    const colon = text.indexOf(':')
    if ((colon < 0 ? text : text.slice(0, colon)) !== 'data') return
    const value = colon < 0 ? '' : text.slice(colon + 1)
    data ??= []
    data.push(value.startsWith(' ') ? value.slice(1) : value)
  }

  return {
    /** Returns the data of the events that a piece completes. */
    read(piece: string): readonly string[] {
      if (piece === '') return []
      const events: string[] = []
      const text = isFirst && piece.startsWith('\uFEFF') ? piece.slice(1) : piece
      isFirst = false
      let from = isAfterReturn && text.startsWith('\n') ? 1 : 0
      for (const { 0: mark, index } of text.matchAll(/\r\n|\r|\n/g)) {
        if (index < from) continue
        line.push(text.slice(from, index))
        from = index + mark.length
        endLine(events)
      }
      line.push(text.slice(from))
      isAfterReturn = piece.endsWith('\r')
      return events
    },
    /** Returns the data of an event without its empty line, which services omit at the end. */
    end(): readonly string[] {
      const events: string[] = []
      if (line.some((part) => part !== '')) endLine(events)
      endLine(events)
      return events
    },
  }
}
