<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Model\Page\Markdown;

/** Replacements in one text, collected first and applied together, so that all other bytes stay unchanged. */
final class Edits {
	/** @var array<int, array{int, string}> end and replacement by start */
	private array $edits = [];

	/** The first replacement at a position wins. */
	public function replace(int $start, int $end, string $replacement): void {
		$this->edits[$start] ??= [$end, $replacement];
	}

	public function applied(string $text): string {
		if ($this->edits === []) {
			return $text;
		}
		ksort($this->edits);
		$result = '';
		$done = 0;
		foreach ($this->edits as $start => [$end, $replacement]) {
			if ($start >= $done) {
				$result .= substr($text, $done, $start - $done) . $replacement;
				$done = $end;
			}
		}
		return $result . substr($text, $done);
	}
}
