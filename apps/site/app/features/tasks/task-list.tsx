import { BadgeCheck, CircleDashed, Library } from 'lucide-react'
import { Link } from 'react-router'
import type { TaskSummary } from '../../domain/tasks/task-list-data.ts'
import { taskPath } from '../../domain/tasks/task-path.ts'
import { useTexts } from '../../ui/texts/tasks.ts'

export const TaskList = ({ tasks }: { readonly tasks: readonly TaskSummary[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {tasks.map((task) => (
      <TaskRow key={task.id} task={task} />
    ))}
  </ul>
)

const TaskRow = ({ task: { id, name, line, examples } }: { readonly task: TaskSummary }) => (
  <li>
    <Link
      to={taskPath(id)}
      prefetch="intent"
      className="group -mx-3 grid items-baseline gap-x-6 gap-y-1 rounded-md px-3 py-3 hover:bg-raised focus-ring sm:grid-cols-[12.5rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_9.5rem]"
    >
      <span lang="en" className="font-medium">
        {name}
      </span>
      <span lang="en" className="text-sm text-muted">
        {line}
      </span>
      <ExamplesMark examples={examples} />
    </Link>
  </li>
)

const MARKS = {
  ran: { Icon: BadgeCheck, className: 'text-proof' },
  library: { Icon: Library, className: 'text-muted' },
  none: { Icon: CircleDashed, className: 'text-muted' },
} as const satisfies Record<TaskSummary['examples'], unknown>

/** Shows whether a task has examples. Green means that they ran. */
function ExamplesMark({ examples }: Pick<TaskSummary, 'examples'>) {
  const texts = useTexts()
  const { Icon, className } = MARKS[examples]
  return (
    <span className={`flex items-center gap-2 text-sm sm:col-start-2 lg:col-start-3 ${className}`}>
      <Icon className="size-3.5 flex-none" />
      {texts.list.examples[examples]}
    </span>
  )
}
