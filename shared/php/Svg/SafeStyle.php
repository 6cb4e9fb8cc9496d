<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Svg;

/**
 * CSS that only draws and fetches nothing. The kept parts are rebuilt from pieces that can be read in only one way:
 * no escapes, complete strings, known functions, references within the same file.
 */
final class SafeStyle {
	private const FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'icc-color', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix',
		'light-dark', 'var', 'calc', 'min', 'max', 'clamp',
		'matrix', 'matrix3d', 'translate', 'translatex', 'translatey', 'translatez', 'translate3d', 'scale', 'scalex', 'scaley', 'scalez',
		'scale3d',
		'rotate', 'rotatex', 'rotatey', 'rotatez', 'rotate3d', 'skew', 'skewx', 'skewy', 'perspective', 'cubic-bezier', 'steps', 'linear',
		'blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia',
		'path', 'polygon', 'circle', 'ellipse', 'inset', 'rect', 'linear-gradient', 'radial-gradient', 'conic-gradient'];
	private const STRING = '"[^"\\\\\n\r\f]*"|\'[^\'\\\\\n\r\f]*\'';
	private const LOCAL = '/\burl\(\s*(["\']?)#[\p{L}\p{N}_:.\-]+\1\s*\)/iu';
	private const NESTED = ['media', 'supports', 'keyframes', '-webkit-keyframes'];
	private const DEPTH = 8;

	private bool $isWhole = true;

	/** From a style attribute: `fill: red; stroke: blue`. */
	public function declarations(string $css): string {
		$kept = [];
		foreach (self::split(self::withoutComments($css), ';') as $declaration) {
			if (trim($declaration) === '') {
				continue;
			}
			if (preg_match('/^\s*(--[\w-]+|-?[a-z][a-z-]*)\s*:(.*)$/Dsi', $declaration, $parts) === 1
				&& preg_match('/^(-moz-binding|behavior|-ms-behavior)$/i', $parts[1]) === 0 && self::isSafe($parts[2])
				&& !str_contains(self::withoutStrings($parts[2]), ';')) {
				$kept[] = $parts[1] . ':' . trim($parts[2]);
			} else {
				$this->isWhole = false;
			}
		}
		return implode(';', $kept);
	}

	/** From a style element. */
	public function sheet(string $css): string {
		return $this->rules(self::withoutComments($css), 0);
	}

	/** Whether everything was kept. */
	public function isWhole(): bool {
		return $this->isWhole;
	}

	/** Whether a value, wherever CSS may parse it, fetches nothing and cannot extend beyond its end. */
	public static function isSafe(string $value): bool {
		if (preg_match('~[\\\\{}<@]|/\*|\*/|[\x00-\x08\x0e-\x1f]|<!--|-->~', self::withoutStrings($value)) !== 0) {
			return false;
		}
		$bare = self::withoutStrings(preg_replace(self::LOCAL, 'none', $value) ?? '(');
		preg_match_all('/([\w-]+)\(/u', $bare, $functions);
		return preg_match('/["\'\\\\]/', $bare) === 0
			&& substr_count($bare, '(') === substr_count($bare, ')')
			&& array_diff(array_map(strtolower(...), $functions[1]), self::FUNCTIONS) === [];
	}

	private function rules(string $css, int $depth): string {
		$kept = '';
		for ($at = 0; preg_match('/\G\s*$/D', $css, $rest, 0, $at) !== 1;) {
			$end = self::find($css, '{;', $at);
			if ($end === null || $css[$end] === ';') {
				$this->isWhole = $this->isWhole && preg_match('/\G\s*@charset\b/i', $css, $rest, 0, $at) === 1;
				$at = $end === null ? strlen($css) : $end + 1;
				continue;
			}
			$close = self::closing($css, $end);
			if ($close === null) {
				$this->isWhole = false;
				return $kept;
			}
			$kept .= $this->rule(trim(substr($css, $at, $end - $at)), substr($css, $end + 1, $close - $end - 1), $depth);
			$at = $close + 1;
		}
		return $kept;
	}

	private function rule(string $prelude, string $block, int $depth): string {
		if (!str_starts_with($prelude, '@')) {
			$isSelector = preg_match('/[@<;{}\\\\]/', self::withoutStrings($prelude)) === 0
				&& preg_match('/["\']/', self::withoutStrings($prelude)) === 0;
			$inner = $this->declarations($block);
			$this->isWhole = $this->isWhole && $isSelector;
			return $isSelector && $inner !== '' ? "$prelude{{$inner}}" : '';
		}
		$isNested = preg_match('/^@([a-z-]+)\b/i', $prelude, $name) === 1 && in_array(strtolower($name[1]), self::NESTED, true);
		if (!$isNested || $depth >= self::DEPTH || !self::isSafe(substr($prelude, 1))) {
			$this->isWhole = false;
			return '';
		}
		return "$prelude{" . $this->rules($block, $depth + 1) . '}';
	}

	private static function withoutComments(string $css): string {
		return preg_replace_callback(
			'~' . self::STRING . '|/\*.*?(?:\*/|$)|<!--|-->~s',
			static fn (array $found): string => $found[0][0] === '"' || $found[0][0] === "'" ? $found[0] : ' ',
			$css,
		)
			?? '';
	}

	private static function withoutStrings(string $css): string {
		return preg_replace('~' . self::STRING . '~', ' ', $css) ?? '\\';
	}

	/** @return list<string> parts between separators outside strings and brackets */
	private static function split(string $css, string $separator): array {
		$parts = [];
		$from = 0;
		while (($at = self::find($css, $separator, $from)) !== null) {
			$parts[] = substr($css, $from, $at - $from);
			$from = $at + 1;
		}
		return [...$parts, substr($css, $from)];
	}

	/** Position of the first of these characters outside strings and parentheses. */
	private static function find(string $css, string $characters, int $from): ?int {
		$depth = 0;
		for ($at = $from, $length = strlen($css); $at < $length; $at++) {
			$at += strcspn($css, "\\\"'()$characters", $at);
			$character = $css[$at] ?? '';
			if ($character === '\\') {
				$at++;
			} elseif ($character === '"' || $character === "'") {
				$at += preg_match('~\G(?:' . self::STRING . ')~', $css, $string, 0, $at) === 1 ? strlen($string[0]) - 1 : 0;
			} elseif ($character === '(' || $character === ')') {
				$depth = max(0, $depth + ($character === '(' ? 1 : -1));
			} elseif ($character !== '' && $depth === 0) {
				return $at;
			}
		}
		return null;
	}

	/** Position of the bracket that closes the one at $open. */
	private static function closing(string $css, int $open): ?int {
		$depth = 1;
		for ($at = self::find($css, '{}', $open + 1); $at !== null; $at = self::find($css, '{}', $at + 1)) {
			$depth += $css[$at] === '{' ? 1 : -1;
			if ($depth === 0) {
				return $at;
			}
		}
		return null;
	}
}
