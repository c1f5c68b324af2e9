export { TASKS_DATA } from './entries.generated.ts';
export { MODALITIES, MODALITY_LABELS, type Modality, type PipelineData, type SubTask } from './pipeline.ts';
export { PIPELINE_DATA, type PipelineType } from './pipelines.ts';
export { summaryOf } from './summary.ts';
export type { ExampleRepo, TaskDemo, TaskDemoEntry, TaskEntry } from './task-entry.ts';
