import type { FieldLine } from '../printing/literal.ts';
/**
 * The labels of fields, each on a line, with the spaces that gofmt puts behind them: values stand in one column within a
 * section. See `exprList` of go/printer: a value of several lines is a section of its own, and so is one whose name is
 * much longer or shorter than those before it.
 */
export declare function aligned(fields: readonly FieldLine[]): readonly string[];
