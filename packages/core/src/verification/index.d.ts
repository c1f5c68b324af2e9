import { type VariantOptions } from '../call/chat-variant.ts';
import { type Case } from './case.ts';
/** What became of one case when its example was last run. */
export interface Verification {
    /** The client's package as its registry calls it; `node` and `curl` for clients that come with the machine. */
    readonly package: string;
    /** The release of that package that ran. */
    readonly release: string;
    /** The interpreter that it ran on, `Python 3.11.7`. */
    readonly runtime: string;
    /** Day of the run, `YYYY-MM-DD`, in UTC. */
    readonly date: string;
    readonly result: 'passed' | 'failed';
    /** What was wrong; only for `failed`. */
    readonly reason?: string;
}
/**
 * Looks up when and with what the example of a case was last run: an example of this case, with the inputs of the run.
 * Whether one certain text ran, `findText` tells.
 *
 * @param key the case's name, as `caseKey` gives it: `{language}/{client}/{task}/{provider}/{target}`, and `/stream` for
 *   a streamed response
 * @returns undefined for a case that was never run, or whose example has changed since
 * @example
 * const found = findVerification('python/openai/conversational/together/routed')
 * if (found) console.log(`ran with ${found.package} ${found.release} on ${found.date}`)
 */
export declare const findVerification: (key: string) => Verification | undefined;
/** An example that was run, to the letter. */
export interface VerifiedText extends Verification {
    /** The cases whose example it is; none where only the page of a model shows it. */
    readonly cases: readonly string[];
    /** The model of the catalogue whose page shows it, `openai/gpt-oss-120b`, where it is not the example of a case. */
    readonly model?: string;
    /** What the services played, one run each: `answer`, `refused-401`, `job-failed with lora`. */
    readonly scenarios: readonly string[];
    /** SHA-256 of the source of the stand-in that ran and judged it. */
    readonly twin: string;
}
/**
 * Looks up when and with what one text was run.
 *
 * @param digest the text's digest, as `exampleDigest` gives it
 * @returns undefined for a text that was never run
 * @example
 * const [snippet] = getInferenceSnippets(model, 'auto')
 * if (snippet) console.log(findText(await exampleDigest(snippet))?.date ?? 'this text was never run')
 */
export declare function findText(digest: string): VerifiedText | undefined;
/** Every text that was run, by its digest. */
export declare function listTexts(): (VerifiedText & {
    readonly digest: string;
})[];
/** A case that was run, and what became of it. */
export interface VerifiedCase extends Verification, Case {
    /** The case's name, as `caseKey` gives it. */
    readonly key: string;
}
/**
 * Every case that was run, sorted by name.
 *
 * @example
 * const passed = listVerifications().filter(({ result }) => result === 'passed').length
 */
export declare function listVerifications(): VerifiedCase[];
/** A client whose example was run, and seen to send the case's request. */
export interface SeenClient extends Pick<Case, 'language' | 'client'>, Omit<Verification, 'result' | 'reason'> {
}
/** A task, a provider and a way to it, whatever client calls it. */
export interface AskedCase extends Omit<Case, 'language' | 'client' | 'variant'> {
    /** Those that choose a variant of chats. */
    readonly options?: VariantOptions;
}
/**
 * Which clients were seen on the wire to send the request that `buildInferenceRequest` gives for one task, provider and
 * target: those whose example passed when it was last run, but for the few that word the request in a way of their own.
 *
 * @param asked what is called, and how; whatever client calls it
 * @returns by language, in the order in which readers see them; empty where nothing was run
 * @example
 * const seen = clientsSeenSending({ task: 'text-to-image', provider: 'together', target: 'routed', streaming: false })
 * console.log(seen.map((client) => `${client.package} ${client.release}`).join(', '))
 */
export declare function clientsSeenSending({ options, ...asked }: AskedCase): SeenClient[];
export { clientKey, readCaseKey } from './case.ts';
export { digestedText, type ExampleText, exampleDigest } from './digest.ts';
export { WITHHELD } from './withheld.ts';
