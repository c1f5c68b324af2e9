import type { ClientName, TaskName } from './names.ts';
import type { Template } from './registry.ts';
/**
 * The template that writes one task with one client.
 *
 * @param language `python`, `js` or `sh`
 * @param client a client of that language, `huggingface_hub`
 * @param task a task's id, `conversational`
 * @throws TemplateNotFoundError `Template not found: {language}/{client}/{task}`
 * @example
 * const template = getTemplate('python', 'requests', 'conversational')
 */
export declare function getTemplate(language: string, client: ClientName, task: TaskName): Template;
