/** What tasks are that have no entry of their own, in English like the entries. */
export const UNDESCRIBED_TASKS: Readonly<Record<string, string>> = {
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
}
