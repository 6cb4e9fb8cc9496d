<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Model;

/**
 * Chooses the language for a reader: the exact one, else its parent (pt for pt_BR), else any sibling
 * (pt_PT for pt_BR).
 */
final class LocaleChain {
	/**
	 * @param string $wanted such as pt_BR
	 * @param list<string> $available
	 * @return ?string one of the available languages; null when none is related
	 */
	public static function find(string $wanted, array $available): ?string {
		sort($available);
		$key = self::normal($wanted);
		$parent = self::parent($key);
		$sibling = null;
		$parentCode = null;
		foreach ($available as $code) {
			$candidate = self::normal($code);
			if ($candidate === $key) {
				return $code;
			}
			if ($candidate === $parent) {
				$parentCode ??= $code;
			} elseif (self::parent($candidate) === $parent) {
				$sibling ??= $code;
			}
		}
		return $parentCode ?? $sibling;
	}

	/**
	 * Own lists first, then the built-in ones, each in chain order; English last.
	 *
	 * @param list<string> $overrides languages with their own list
	 * @param list<string> $defaults languages with a built-in list; includes en
	 * @return array{language: string, isDefault: bool}
	 */
	public static function resolve(string $wanted, array $overrides, array $defaults): array {
		$override = self::find($wanted, $overrides);
		if ($override !== null) {
			return ['language' => $override, 'isDefault' => false];
		}
		$default = self::find($wanted, $defaults);
		if ($default !== null) {
			return ['language' => $default, 'isDefault' => true];
		}
		return ['language' => 'en', 'isDefault' => !in_array('en', $overrides, true)];
	}

	private static function normal(string $code): string {
		return strtolower(str_replace('-', '_', $code));
	}

	private static function parent(string $normal): string {
		return substr($normal, 0, strcspn($normal, '_@'));
	}
}
