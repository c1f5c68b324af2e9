/**
 * A name from a model's metadata (a class, a module) that Python has a place for, or undefined when it cannot be a name.
 *
 * @example
 * pythonName('AutoModelForCausalLM') // AutoModelForCausalLM
 * pythonName('import') // undefined
 */
export declare const pythonName: (name: unknown) => string | undefined;
/**
 * Names of functions as Python code, no two alike: what is no letter, digit or underscore becomes one.
 *
 * @param used names of variables that the program has beside the usual ones
 * @example
 * pythonFunctionNames(['get-weather', 'get weather', 'class']) // ['get_weather', 'get_weather_2', 'class_tool']
 */
export declare function pythonFunctionNames(names: readonly string[], used?: readonly string[]): readonly string[];
