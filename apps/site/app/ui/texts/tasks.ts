/** Texts of the tasks’ pages, in English. */
export const texts = {
  list: {
    title: 'Tasks',
    pageTitle: (query: string): string => (query === '' ? 'Tasks' : `${query} · Tasks`),
    description: 'What machine-learning models do: every task with a demo, models, datasets, metrics and example code.',
    lead: 'What models do, by the kind of data they work on. Each task shows what goes in and what comes out, and the code of a model that does it.',
    searchLabel: 'Find a task',
    searchPlaceholder: 'Name, subtask or what it does',
    search: 'Search',
    kinds: 'Kinds of data',
    count: (count: number, query: string): string =>
      query === '' ? `${count} tasks` : count === 1 ? `1 task for “${query}”` : `${count} tasks for “${query}”`,
    empty: (query: string): string => `No task matches “${query}”.`,
    emptyHint: 'Try what goes in or what comes out: image, speech, table.',
    showAll: 'Show all tasks',
    examples: { ran: 'Examples that ran', library: 'Library example', none: 'No example yet' },
  },
  page: {
    pageTitle: (name: string): string => `${name}: demo, models and example code`,
    all: 'All tasks',
  },
  missing: {
    title: 'No such task here',
    lead: 'No task has this name. The names are those of the hub, in lower case with hyphens.',
    near: 'Did you mean',
  },
  undescribed: {
    'text-to-audio': 'Text-to-audio models make sound of any kind from a description: music, noises, speech.',
    'voice-activity-detection': 'Voice activity detection finds the parts of a recording in which somebody speaks.',
    robotics: 'Robotics models steer a robot by what it sees and feels.',
    'tabular-to-text': 'Tabular-to-text models put the values of a record into sentences.',
    'table-to-text': 'Table-to-text models describe a table, or a part of it, in sentences.',
    'multiple-choice': 'Multiple choice models pick the right answer from several that are given.',
    'text-retrieval': 'Text retrieval finds the texts of a collection that answer a question.',
    'time-series-forecasting': 'Time series forecasting continues a row of values measured over time.',
    'graph-ml': 'Graph machine learning works on things and the links between them: molecules, roads, friendships.',
    other: 'Models whose task has no name of its own.',
  } as Readonly<Record<string, string>>,
} as const
