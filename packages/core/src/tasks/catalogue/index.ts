export { TASKS_DATA } from './index.generated.ts'
export {
  MODALITIES,
  MODALITY_LABELS,
  type Modality,
  PIPELINE_DATA,
  type PipelineData,
  type PipelineType,
  type SubTask,
} from './pipelines.ts'
export type { ExampleRepo, TaskDemo, TaskDemoEntry, TaskEntry } from './task-entry.ts'
