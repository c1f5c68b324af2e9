import type { LocalApp } from '../local-app.ts';
/**
 * Options: https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py, whose `--model` takes addresses, too.
 * Without `--host` it can be reached from other machines. Program: https://github.com/LostRuins/koboldcpp#readme
 */
export declare const koboldcpp: LocalApp;
