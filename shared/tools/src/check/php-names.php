<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Reads {"path": "PHP source", …} on standard input and prints, per path, the fully named symbols it uses:
// {"path": [{"line": 3, "name": "OCP\\Files\\File"}, …]}. A file that cannot be parsed has {"line", "error"} instead.

$sources = json_decode(stream_get_contents(STDIN), true, 8, JSON_THROW_ON_ERROR);
$found = [];
foreach ($sources as $path => $code) {
	try {
		$found[$path] = namesIn($code);
	} catch (ParseError $error) {
		$found[$path] = [['line' => $error->getLine(), 'error' => $error->getMessage()]];
	}
}
echo json_encode((object)$found, JSON_THROW_ON_ERROR);

/**
 * @return list<array{
 *     line: int, name: string,
 * }> imports, the prefix of a group import joined to its members, and names that start with a backslash
 */
function namesIn(string $code): array {
	$tokens = array_values(array_filter(
		PhpToken::tokenize($code, TOKEN_PARSE),
		static fn (PhpToken $token): bool => !$token->isIgnorable(),
	));
	$names = [];
	$depth = 0;
	$prefix = null;
	$inUse = false;
	foreach ($tokens as $index => $token) {
		if ($token->is(T_USE)) {
			// `use` of a trait stands inside a class and names by import; `use (…)` of a closure names variables
			$inUse = $depth === 0;
			$prefix = '';
			continue;
		}
		if ($inUse) {
			if ($token->is([T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED]) && !$tokens[$index - 1]->is(T_AS)) {
				$name = ltrim($token->text, '\\');
				$group = ($tokens[$index + 1] ?? null)?->is(T_NS_SEPARATOR) === true;
				if ($group) {
					$prefix = $name . '\\';
				} else {
					$names[] = ['line' => $token->line, 'name' => $prefix . $name];
				}
			}
			$inUse = !$token->is(';');
			continue;
		}
		if ($token->is(T_NAME_FULLY_QUALIFIED)) {
			$names[] = ['line' => $token->line, 'name' => ltrim($token->text, '\\')];
		}
		$depth += match (true) {
			$token->is(['{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES]) => 1,
			$token->is('}') => -1,
			default => 0,
		};
	}
	return $names;
}
