/** Texts around the examples, in English. */
export const texts = {
  code: 'Code',
  request: 'Request',
  update: 'Update the code',
  problems: 'Some of this request cannot be used',
  copyEverything: 'Copy everything',
  everything: 'all steps',
  copyLink: 'Copy link',
  link: 'the link to this page',
  plainFile: (name: string): string => `Open as ${name}`,
  ran: 'Ran with',
  ranWithSample: 'With the sample input, ran with',
  ranOn: 'on',
  ranHow: 'unmodified, in an empty folder',
  notRun: 'This combination has not been run yet.',
  notOffered: 'Not offered, and why',
  notOfferedAll: 'No example is offered here',
  tryDirect: 'Call the provider directly',
  wire: 'What goes over the wire',
  wireHint: 'The placeholder stands for your token.',
  wireSeen: (clients: string, dates: readonly string[], isOwnRequest: boolean): string => {
    const when = dates.length > 1 ? `between ${dates[0]} and ${dates.at(-1)}` : `on ${dates[0]}`
    return `${isOwnRequest ? 'With the sample input, seen' : 'Seen'} from ${clients}, ${when}.`
  },
  wireBody: 'Body',
  wireCode: 'the JSON body',
  changed: (client: string): string => `The ${client} example changed.`,
  tooLong: 'This request is too long for an address: the link leaves the messages out.',
  couldNotUpdate: 'The code could not be updated: part of this page did not load. Check your connection, then',
  reload: 'load the page again',
} as const
