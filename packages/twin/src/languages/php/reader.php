<?php

// Reads PHP examples without running them: a line of JSON asks, and a line of JSON answers.

error_reporting(E_ALL);
set_error_handler(function (int $level, string $message): never {
    throw new ErrorException($message);
});

/** What `php -l` says of a program; null where it says nothing. Each is compiled in a namespace of its own. */
function complaint(string $program): ?string
{
    static $place = 0;
    $place++;
    try {
        token_get_all($program, TOKEN_PARSE);
        eval("namespace Program{$place}; return; ?>" . $program);
        return null;
    } catch (ParseError | ErrorException $error) {
        return $error->getMessage();
    }
}

/** The tokens that mean something. */
function tokens(string $program): array
{
    $isCode = fn (PhpToken $token): bool => !$token->isIgnorable();
    return array_values(array_filter(PhpToken::tokenize($program), $isCode));
}

/** The text of a literal in single quotes; null for any other token. */
function textOf(?PhpToken $token): ?string
{
    return $token?->is(T_CONSTANT_ENCAPSED_STRING) && preg_match('/^\'(\w+)\'$/D', $token->text, $parts) ? $parts[1] : null;
}

/** What stands before a variable to which a value is given there. */
const BEFORE_VALUE = [T_AS, T_STRING, T_ARRAY, T_CALLABLE, '&', T_AMPERSAND_FOLLOWED_BY_VAR_OR_VARARG];

function facts(string $program): array
{
    $tokens = tokens($program);
    $variables = $assigned = $functions = $defined = $constants = $classes = $environment = [];
    $readsWhole = false;
    foreach ($tokens as $place => $token) {
        $before = $tokens[$place - 1] ?? null;
        $next = $tokens[$place + 1] ?? null;
        if ($token->is(T_VARIABLE)) {
            $variables[] = $token->text;
            $isValueOfEach = $before?->is(T_DOUBLE_ARROW) && ($tokens[$place - 3] ?? null)?->is(T_AS);
            if ($next?->is('=') || $before?->is(BEFORE_VALUE) || $isValueOfEach) {
                $assigned[] = $token->text;
            }
            $readsWhole = $readsWhole || in_array($token->text, ['$_ENV', '$_SERVER'], true);
        } elseif ($token->is(T_STRING) && $before?->is(T_FUNCTION)) {
            $defined[] = $token->text;
        } elseif ($token->is(T_STRING) && $before?->is(T_CONST)) {
            $defined[] = $token->text;
        } elseif ($token->is(T_STRING) && $before?->is(T_NEW)) {
            $classes[] = $token->text;
        } elseif ($token->is(T_STRING) && !$before?->is([T_OBJECT_OPERATOR, T_DOUBLE_COLON]) && $next?->is('(')) {
            $functions[] = $token->text;
            if ($token->text === 'getenv') {
                $name = textOf($tokens[$place + 2] ?? null);
                $environment[] = $name ?? '';
                $readsWhole = $readsWhole || $name === null;
            }
        } elseif ($token->is(T_STRING) && preg_match('/^[A-Z_0-9]+$/D', $token->text)) {
            $constants[] = $token->text;
        }
    }
    // `preg_match` gives its third argument a value, and a list its variables.
    preg_match_all('/preg_match\([^;\n]*, (\$\w+)\)/', $program, $given);
    preg_match_all('/^ *\[((?:\$\w+(?:, )?)+)\] = /m', $program, $lists);
    $listed = array_merge(...array_map(fn (string $list): array => explode(', ', $list), $lists[1]));
    return [
        'error' => null,
        'unusedImports' => [],
        'undefinedNames' => array_values(array_unique([
            ...array_diff($variables, $assigned, $given[1], $listed, ['$this']),
            ...array_filter(array_diff($functions, $defined), fn (string $name): bool => !function_exists($name)),
            ...array_filter(array_diff($constants, $defined), fn (string $name): bool => !defined($name)),
            ...array_filter($classes, fn (string $name): bool => !class_exists($name)),
        ])),
        'packages' => [],
        'environment' => array_values(array_unique(array_filter($environment))),
        'readsWholeEnvironment' => $readsWhole,
    ];
}

while (($line = fgets(STDIN)) !== false) {
    $answers = array_map(function (string $program): array {
        $error = complaint($program);
        return $error === null ? facts($program) : ['error' => $error];
    }, json_decode($line, true));
    echo json_encode($answers, JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}
