<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Schema;

/** Finds a helpful message when a value fits none of several schemas. */
final class Alternatives {
	/**
	 * Whether the value was meant for the option: its type and required members match, and something else is wrong.
	 *
	 * @param list<Problem> $problems found by the option
	 * @param string $at pointer to the value
	 */
	public static function hasShape(array $problems, string $at): bool {
		foreach ($problems as $problem) {
			$isAboutShape = $problem->pointer === $at ? in_array($problem->keyword, ['type', 'const', 'enum', 'false', 'anyOf'], true)
				: $problem->keyword === 'required' && strrpos($problem->pointer, '/') === strlen($at);
			if ($isAboutShape) {
				return false;
			}
		}
		return true;
	}

	/** An option in a few words, such as `an object with steps`. */
	public static function outline(mixed $option): string {
		if (!is_array($option)) {
			return 'nothing';
		}
		foreach (['const', 'enum', 'type'] as $keyword) {
			if (isset($option[$keyword])) {
				$required = implode(', ', array_filter((array)($option['required'] ?? []), is_string(...)));
				return Wording::option($keyword, $option[$keyword]) . ($required === '' ? '' : " with $required");
			}
		}
		return 'another value';
	}
}
