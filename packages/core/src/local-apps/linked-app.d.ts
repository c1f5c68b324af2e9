import { type LocalApp, type System, type Words } from './local-app.ts';
/** An app that is fetched from its page: there is no command that installs it. */
export declare const FROM_ITS_PAGE: Words;
interface LinkedApp extends Omit<LocalApp, 'install' | 'readsToken' | 'steps' | 'link'> {
    readonly link: NonNullable<LocalApp['link']>;
    /** The systems that it runs on, where those are not all. */
    readonly on?: readonly System[];
}
/** An app without commands: it is fetched from its page, and a link has it open a model. */
export declare const linkedApp: ({ on, ...facts }: LinkedApp) => LocalApp;
/**
 * The address of a link, with its parameters. Slashes, which every id has, stay as they are.
 *
 * @param parameters those that are undefined are left out
 * @example
 * linkOf('lmstudio://open_from_hf', { model: 'acme/demo' }) // 'lmstudio://open_from_hf?model=acme/demo'
 */
export declare function linkOf(address: string, parameters: {
    readonly [name: string]: string | undefined;
}): string;
export {};
