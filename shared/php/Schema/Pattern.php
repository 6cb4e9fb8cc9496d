<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/** Regular expressions as defined by JSON Schema: ECMA-262 with the `u` flag. */
final class Pattern {
	private const CATEGORIES = [
		'Letter' => 'L', 'Cased_Letter' => 'L&', 'Uppercase_Letter' => 'Lu', 'Lowercase_Letter' => 'Ll', 'Titlecase_Letter' => 'Lt',
		'Modifier_Letter' => 'Lm', 'Other_Letter' => 'Lo', 'Mark' => 'M', 'Nonspacing_Mark' => 'Mn', 'Spacing_Mark' => 'Mc',
		'Enclosing_Mark' => 'Me', 'Number' => 'N', 'Decimal_Number' => 'Nd', 'digit' => 'Nd', 'Letter_Number' => 'Nl',
		'Other_Number' => 'No',
		'Punctuation' => 'P', 'punct' => 'P', 'Symbol' => 'S', 'Separator' => 'Z', 'Space_Separator' => 'Zs', 'Other' => 'C',
		'Control' => 'Cc',
	];
	/** PHP's `u` flag makes these match all of Unicode; ECMA-262 does not. Outside and inside brackets. */
	private const CLASSES = [
		'd' => ['[0-9]', '0-9'],
		'D' => ['[^0-9]', '\x{0}-\/:-\x{10FFFF}'],
		'w' => ['[A-Za-z0-9_]', 'A-Za-z0-9_'],
		'W' => ['[^A-Za-z0-9_]', '\x{0}-\/:-@\[-\^`\{-\x{10FFFF}'],
		's' => ['[\x09-\x0D\x{FEFF}\x{2028}\x{2029}\p{Zs}]', '\x09-\x0D\x{FEFF}\x{2028}\x{2029}\p{Zs}'],
		'S' => ['[^\x09-\x0D\x{FEFF}\x{2028}\x{2029}\p{Zs}]', '\S'],
	];

	/** @var array<string, string> */
	private static array $translated = [];

	/** Whether the text contains a match. */
	public static function matches(string $pattern, string $text): bool {
		return preg_match(self::$translated[$pattern] ??= self::translate($pattern), $text) === 1;
	}

	private static function translate(string $pattern): string {
		preg_match_all('/\\\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9A-Fa-f]{4}|.)|./su', $pattern, $parts);
		$out = '';
		$inBrackets = false;
		foreach ($parts[0] as $part) {
			$out .= match (true) {
				$part === '~' => '\~',
				$part[0] === '\\' => self::escape(substr($part, 1), $inBrackets),
				// In ECMA-262 a bracket inside brackets is literal.
				$part === '[' && $inBrackets => '\[',
				default => $part,
			};
			$inBrackets = $part === '[' || ($inBrackets && $part !== ']');
		}
		return "~$out~uD";
	}

	private static function escape(string $escape, bool $inBrackets): string {
		$class = self::CLASSES[$escape] ?? null;
		if ($class !== null) {
			return $class[$inBrackets ? 1 : 0];
		}
		if (preg_match('/^u\{?([0-9A-Fa-f]+)\}?$/D', $escape, $code) === 1) {
			return "\\x{{$code[1]}}";
		}
		if (preg_match('/^([pP])\{(?:(?:General_Category|gc|Script|sc)=)?(\w+)\}$/D', $escape, $property) === 1) {
			return "\\$property[1]{" . (self::CATEGORIES[$property[2]] ?? $property[2]) . '}';
		}
		return "\\$escape";
	}
}
