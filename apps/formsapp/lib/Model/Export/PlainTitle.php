<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

/** A title where no answer is at hand: `{{q1}}`, which stands for an answer, becomes the name of that question in brackets. */
final class PlainTitle {
	private const REFERENCE = '/\{\{[ \t]*([A-Za-z][A-Za-z0-9_.-]{0,63})[ \t]*\}\}/';

	/** @param array<array-key, string> $titles by id of the question */
	public static function of(string $title, array $titles): string {
		if (!str_contains($title, '{{')) {
			return $title;
		}
		return (string)preg_replace_callback(self::REFERENCE, static function (array $found) use ($titles): string {
			return '[' . preg_replace(self::REFERENCE, '…', $titles[$found[1]] ?? $found[1]) . ']';
		}, $title);
	}
}
