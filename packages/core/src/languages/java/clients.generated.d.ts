import type { Client } from '../clients/client.ts';
/** The clients of the language, in the order in which readers see them. */
export declare const JAVA_CLIENTS: readonly Client[];
/** Their ids. */
export type JavaClientId = 'openai-java' | 'java.net.http' | 'langchain4j';
