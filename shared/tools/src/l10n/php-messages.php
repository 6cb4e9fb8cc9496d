<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Reads {"path": "PHP source", …} on standard input and prints every call of a method `t` or `n` on something:
// [{"place": "path:12", "text": "…", "plural": "…"} or {"place": "path:12", "reason": "…"}, …].
// In PHP only the host's IL10N has methods of these names, so no types are needed to find the texts.

$found = [];
foreach (json_decode(stream_get_contents(STDIN), true, 8, JSON_THROW_ON_ERROR) as $path => $code) {
	array_push($found, ...messagesIn($path, $code));
}
echo json_encode($found, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);

/**
 * @return list<array{place: string, text?: string, plural?: string, reason?: string}>
 */
function messagesIn(string $path, string $code): array {
	$tokens = array_values(array_filter(
		PhpToken::tokenize($code),
		static fn (PhpToken $token): bool => !$token->isIgnorable(),
	));
	$messages = [];
	foreach ($tokens as $index => $token) {
		$isCall = $token->is(['t', 'n'])
			&& ($tokens[$index - 1] ?? null)?->is([T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR]) === true
			&& ($tokens[$index + 1] ?? null)?->is('(') === true;
		if (!$isCall) {
			continue;
		}
		$place = $path . ':' . $token->line;
		$texts = literals($tokens, $index + 2, $token->is('n') ? 2 : 1);
		$messages[] = match (count($texts)) {
			0 => ['place' => $place, 'reason' => 'the text is not a literal'],
			1 => ['place' => $place, 'text' => $texts[0]],
			default => ['place' => $place, 'text' => $texts[0], 'plural' => $texts[1]],
		};
	}
	return $messages;
}

/**
 * The first arguments of a call, if each of them is one literal or several joined with a dot.
 *
 * @param list<PhpToken> $tokens
 * @return list<string> as many as asked for, or none
 */
function literals(array $tokens, int $index, int $count): array {
	$texts = [];
	$text = '';
	for (; isset($tokens[$index]) && count($texts) < $count; $index++) {
		$token = $tokens[$index];
		if ($token->is([',', ')'])) {
			$texts[] = $text;
			$text = '';
			if ($token->is(')')) {
				break;
			}
		} elseif ($token->is(T_CONSTANT_ENCAPSED_STRING)) {
			$text .= unquoted($token->text);
		} elseif (!$token->is('.')) {
			return [];
		}
	}
	return count($texts) === $count && !in_array('', $texts, true) ? $texts : [];
}

function unquoted(string $literal): string {
	$inner = substr($literal, 1, -1);
	if ($literal[0] === "'") {
		return strtr($inner, ['\\\\' => '\\', "\\'" => "'"]);
	}
	$unicode = preg_replace_callback('/\\\\u\{([0-9a-fA-F]+)\}/', static fn (array $match): string => mb_chr((int)hexdec($match[1])), $inner);
	return strtr((string)$unicode, ['\\n' => "\n", '\\t' => "\t", '\\"' => '"', '\\$' => '$', '\\\\' => '\\']);
}
