<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/**
 * Whether a text is a list of CSS selectors that `document.querySelector` accepts.
 *
 * Stricter than browsers where this has no practical cost: no comments, no namespaces, no control characters, no `<`.
 */
final class SelectorSyntax {
	private const IDENT = '(?:--|-?(?:[_a-z]|[^\x00-\x7F]|\\\\[^\n]))(?:[-_a-z0-9]|[^\x00-\x7F]|\\\\[^\n])*';
	private const STRING = '"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\'';
	private const NTH = '(?:odd|even|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)';
	/** Real selectors do not nest more deeply. */
	private const MAX_DEPTH = 8;

	private const PLAIN_PSEUDO = [
		'active', 'any-link', 'autofill', 'checked', 'default', 'defined', 'disabled', 'empty', 'enabled', 'first-child', 'first-of-type',
		'focus',
		'focus-visible', 'focus-within', 'fullscreen', 'hover', 'in-range', 'indeterminate', 'invalid', 'last-child', 'last-of-type',
		'link', 'modal',
		'only-child', 'only-of-type', 'open', 'optional', 'out-of-range', 'placeholder-shown', 'popover-open', 'read-only', 'read-write',
		'required', 'root',
		'scope', 'target', 'valid', 'visited',
	];
	private const LIST_PSEUDO = ['has', 'is', 'not', 'where'];
	private const NTH_PSEUDO = ['nth-child', 'nth-last-child', 'nth-last-of-type', 'nth-of-type'];

	private int $at = 0;
	private int $depth = 0;

	private function __construct(private readonly string $text) {
	}

	/** @param string $selectors a comma-separated list; the empty text is not valid */
	public static function isValid(string $selectors): bool {
		if (preg_match('/[\x00-\x1F\x7F<]/', $selectors) === 1 || !mb_check_encoding($selectors, 'UTF-8')) {
			return false;
		}
		$parser = new self($selectors);
		return $parser->list(false) && $parser->at === strlen($selectors);
	}

	/** @phpstan-impure */
	private function list(bool $isRelative): bool {
		if (++$this->depth > self::MAX_DEPTH) {
			return false;
		}
		do {
			if (!$this->complex($isRelative)) {
				return false;
			}
		} while ($this->take(','));
		$this->depth--;
		return true;
	}

	/** @phpstan-impure */
	private function complex(bool $isRelative): bool {
		$this->take('\s+');
		if ($isRelative) {
			$this->take('[>+~]\s*');
		}
		if (!$this->compound()) {
			return false;
		}
		while (true) {
			$isExplicit = $this->take('\s*[>+~]\s*');
			if (!$isExplicit && !$this->take('\s+')) {
				return true;
			}
			if ($this->sees('[,)]|$')) {
				return !$isExplicit;
			}
			if (!$this->compound()) {
				return false;
			}
		}
	}

	/** @phpstan-impure */
	private function compound(): bool {
		$found = $this->take('\*|' . self::IDENT);
		while ($this->sees('[#.:\[]')) {
			if (!$this->take('[#.]' . self::IDENT) && !$this->attribute() && !$this->pseudo()) {
				return false;
			}
			$found = true;
		}
		return $found;
	}

	/** @phpstan-impure */
	private function attribute(): bool {
		return $this->take(
			'\[\s*' . self::IDENT . '\s*(?:[~|^$*]?=\s*(?:' . self::STRING . '|' . self::IDENT . ')(?:\s+[is]|(?<=["\'])[is])?\s*)?\]',
		);
	}

	/** @phpstan-impure */
	private function pseudo(): bool {
		$start = $this->at;
		if (!$this->take(':[a-z-]+')) {
			return false;
		}
		$name = strtolower(substr($this->text, $start + 1, $this->at - $start - 1));
		if (!$this->take('\(')) {
			return in_array($name, self::PLAIN_PSEUDO, true);
		}
		$inside = match (true) {
			in_array($name, self::LIST_PSEUDO, true) => $this->list($name === 'has'),
			in_array($name, self::NTH_PSEUDO, true) => $this->take('\s*' . self::NTH . '\s*')
				&& (!$this->take('of\s+') || $this->list(false)),
			$name === 'lang' || $name === 'dir' => $this->take('\s*(?:' . self::STRING . '|' . self::IDENT . ')\s*'),
			default => false,
		};
		return $inside && $this->take('\)');
	}

	/** @phpstan-impure moves on */
	private function take(string $pattern): bool {
		if (preg_match("`\\G(?:$pattern)`i", $this->text, $match, 0, $this->at) !== 1) {
			return false;
		}
		$this->at += strlen($match[0]);
		return true;
	}

	/** @phpstan-impure depends on the position of the parser */
	private function sees(string $pattern): bool {
		return preg_match("`\\G(?:$pattern)`iD", $this->text, $match, 0, $this->at) === 1;
	}
}
